import type { Duration } from '@spatula/recipe/recipe';
import { useEffect, useRef, useState } from 'react';
import { createAlarm } from './alarm.ts';
import { timerWords } from './time-words.ts';

interface SetTimer {
  id: number;
  /** The step that it was started for: "Step 3". */
  step: string;
  /** How long it runs: "10 minutes". */
  length: string;
  /** When it is over, by the computer's clock, in milliseconds. */
  deadline: number;
}

/** A timer that runs, or that rings until it is removed. */
export interface KitchenTimer extends SetTimer {
  /** Milliseconds until it rings; none while it rings. */
  left: number;
}

/** The timers of one recipe. */
export interface Timers {
  /** The one that rings first comes first. */
  all: readonly KitchenTimer[];
  /** To be called while the visitor presses something, or the timer may have no sound. */
  start: (step: string, duration: Duration) => void;
  remove: (id: number) => void;
}

/** Short enough for a display of seconds. */
const TICK_MS = 250;

/** Keeps timers, and sounds while one of them is over. Leaving the page is asked about as long as there are any. */
export function useTimers(): Timers {
  const [timers, setTimers] = useState<readonly SetTimer[]>([]);
  const [now, setNow] = useState(Date.now);
  const [alarm] = useState(createAlarm);
  const count = useRef(0);
  const all = timers.map((timer) => ({ ...timer, left: Math.max(0, timer.deadline - now) }));
  const isRinging = all.some(({ left }) => left === 0);
  const isEmpty = timers.length === 0;

  useEffect(() => watchClock(timers, () => setNow(Date.now())), [timers]);

  useEffect(() => {
    if (!isRinging) return;
    alarm.ring();
    document.addEventListener('visibilitychange', alarm.ring);
    return () => {
      document.removeEventListener('visibilitychange', alarm.ring);
      alarm.silence();
    };
  }, [alarm, isRinging]);

  useEffect(() => {
    if (isEmpty) return;
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      alarm.close();
    };
  }, [alarm, isEmpty]);

  return {
    all,
    start(step, duration) {
      const start = Date.now();
      count.current += 1;
      const timer = {
        id: count.current,
        step,
        length: timerWords(duration),
        deadline: start + 1000 * duration.seconds,
      };
      setNow(start);
      setTimers((others) => [...others, timer].toSorted((one, other) => one.deadline - other.deadline));
      alarm.prepare();
    },
    remove: (id) => setTimers((others) => others.filter((timer) => timer.id !== id)),
  };
}

/** Calls back while time passes, when a timer is over, and when the page is looked at again. */
function watchClock(timers: readonly SetTimer[], onTick: () => void): (() => void) | undefined {
  if (timers.length === 0) return;
  let next: ReturnType<typeof setTimeout>;
  function tick() {
    onTick();
    next = setTimeout(tick, TICK_MS);
  }
  tick();
  // On a hidden page browsers run such a chain of timeouts only once a minute, but a single timeout in time.
  const ends = timers.map(({ deadline }) => setTimeout(onTick, Math.max(0, deadline - Date.now())));
  document.addEventListener('visibilitychange', onTick);
  return () => {
    for (const timeout of [next, ...ends]) clearTimeout(timeout);
    document.removeEventListener('visibilitychange', onTick);
  };
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
