import type { Step } from '../cookbook/recipe.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    another: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  ...{ twelve: 12, fifteen: 15, twenty: 20 },
};

/** The times in a step: "4 minutes a side", "3 to 4 minutes". Those at the end of another one are part of it. */
const STATED =
  /(?<!\b(?:last|of which|after) (?:\d+ )?)\b(\d+|a|another|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(½)?(?: (?:or|to) (\d+))? minutes?\b( (?:a|each|per|on each|on either) side)?/gi;

/** The minutes that the words of a step take, whoever cooks it. */
function statedIn(text: string): number {
  return [...text.matchAll(STATED)].reduce((sum, [, from = '', half, to, sides]) => {
    const number = Number(to ?? NUMBERS[from.toLowerCase()] ?? from) + (half ? 0.5 : 0);
    return sum + number * (sides ? 2 : 1);
  }, 0);
}

/** Nobody works faster than by this part. */
const MOST_FASTER = 1 / 3;

/** By how much of the wished minutes a dish may be late at first. */
const MOST_LATE = 0.25;

/** The minutes of a step that are work and that somebody in a hurry saves. */
function spareOf({ text, minutes, how }: Step): number {
  if (how || /\bhours?\b/i.test(text)) return 0;
  const most = Math.max(1, Math.floor(minutes * MOST_FASTER));
  return Math.max(0, Math.min(Math.floor(minutes - statedIn(text)), most, minutes - 1));
}

/**
 * The steps of a dish for somebody in a hurry: cutting and stirring go faster where that brings it to the table in time. The times that the
 * words of the steps name stay.
 *
 * @param total - the minutes of all steps
 * @param limit - in how many minutes it must be ready
 */
export function hurried(steps: readonly Step[], total: number, limit: number): readonly Step[] {
  const spare = steps.map(spareOf);
  let late = total - limit;
  if (late <= 0 || late > limit * MOST_LATE || late > spare.reduce((sum, one) => sum + one, 0)) return steps;
  const saved = steps.map(() => 0);
  while (late > 0) {
    const at = spare.indexOf(Math.max(...spare));
    spare[at] = (spare[at] ?? 0) - 1;
    saved[at] = (saved[at] ?? 0) + 1;
    late -= 1;
  }
  return steps.map((step, at) => (saved[at] ? { ...step, minutes: step.minutes - saved[at] } : step));
}
