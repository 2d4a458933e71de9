import { clockFace } from './time-words.ts';
import type { KitchenTimer, Timers } from './use-timers.ts';

/** The timers that ring, then those that run. Always in the page, so that a screen reader hears of the first as well. */
export function TimerList({ timers: { all, remove } }: { timers: Timers }) {
  const ringing = all.filter(({ left }) => left === 0);
  const running = all.filter(({ left }) => left > 0);
  return (
    <div className="timers">
      <div role="alert">
        {ringing.map(({ id, step, length }) => (
          <div key={id} className="timer ringing">
            <p>
              <strong>Time is up:</strong> {step}, {length}
            </p>
            <button type="button" aria-label={`Dismiss: ${step}, ${length}`} onClick={() => remove(id)}>
              Dismiss
            </button>
          </div>
        ))}
      </div>
      {running.length > 0 && (
        <ul aria-label="Running timers">
          {running.map((timer) => (
            <RunningTimer key={timer.id} {...timer} onRemove={() => remove(timer.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function RunningTimer({ step, length, left, onRemove }: KitchenTimer & { onRemove: () => void }) {
  return (
    <li className="timer">
      <p>
        {step}, {length}
      </p>
      {/* Read when a visitor asks for it, and not each second. */}
      <span role="timer" aria-live="off" aria-label={`Left of ${length}`} className="left">
        {clockFace(left)}
      </span>
      <button type="button" aria-label={`Remove the timer: ${step}, ${length}`} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
}
