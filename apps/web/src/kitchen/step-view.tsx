import type { Duration, Recipe, Step } from '@spatula/recipe/recipe';
import { type RefObject, useMemo, useState } from 'react';
import { MarkedText } from '../recipe/marked-text.tsx';
import { ingredientsOfStep } from './ingredients-of-step.ts';
import { timerWords } from './time-words.ts';
import type { Timers } from './use-timers.ts';

interface StepViewProps {
  recipe: Recipe;
  step: Step;
  /** Counted from 0. */
  index: number;
  /** Gets the focus when the view is opened. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Matches the words to mark. */
  pattern: RegExp | undefined;
  onStart: Timers['start'];
}

/** One step, the ingredients that it needs, and buttons for its timers. */
export function StepView({ recipe, step, index, heading, pattern, onStart }: StepViewProps) {
  // Remembered, since each tick of a timer renders this anew.
  const needs = useMemo(
    () => ingredientsOfStep(recipe, `${step.heading ?? ''}. ${step.text}`),
    [recipe, step],
  );
  return (
    <div className="step">
      {/* A screen reader says the new step, while the focus stays on the button. */}
      <div aria-live="polite" aria-atomic="true">
        <h3 ref={heading} tabIndex={-1}>
          Step {index + 1} of {recipe.steps.length}
        </h3>
        {step.heading && (
          <p className="name" dir="auto">
            {step.heading}
          </p>
        )}
        <p className="do" dir="auto">
          <MarkedText text={step.text} pattern={pattern} />
        </p>
        {needs.length > 0 && (
          <div className="needs">
            <h4>For this step</h4>
            <ul>
              {needs.map((line) => (
                <li key={line} dir="auto">
                  <MarkedText text={line} pattern={pattern} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <StepTimers key={index} step={step} name={`Step ${index + 1}`} onStart={onStart} />
    </div>
  );
}

interface StepTimersProps {
  step: Step;
  name: string;
  onStart: Timers['start'];
}

function StepTimers({ step, name, onStart }: StepTimersProps) {
  const [started, setStarted] = useState({ text: '', count: 0 });

  function start(duration: Duration) {
    onStart(name, duration);
    setStarted(({ count }) => ({ text: `Timer started: ${timerWords(duration)}.`, count: count + 1 }));
  }

  return (
    <div className="starts">
      {timersOf(step).map((duration) => (
        <div key={timerWords(duration)}>
          <button
            type="button"
            // The second click of a double click is not meant for a second timer.
            onClick={({ detail }) => detail <= 1 && start(duration)}
          >
            Start a timer of {timerWords(duration)}
          </button>
          {duration.toSeconds !== undefined && (
            <p dir="auto">The recipe says {duration.text}; this is the shorter time.</p>
          )}
        </div>
      ))}
      <p role="status" className="visually-hidden">
        {/* A new element each time: a screen reader says nothing where nothing has changed. */}
        <span key={started.count}>{started.text}</span>
      </p>
    </div>
  );
}

/** The durations of a step, one of each length. */
function timersOf({ durations }: Step): Duration[] {
  return durations.filter(
    (duration, index) => durations.findIndex((other) => timerWords(other) === timerWords(duration)) === index,
  );
}
