import { joinPlaced, type PlacedText, slicePlaced } from '../markdown/placed-text.ts';
import type { Line } from '../markdown/read-lines.ts';
import type { Step } from '../recipe.ts';
import { STEP_NUMBER } from '../sections/labels.ts';
import { draftSteps, STEP_SIGN, type StepDraft } from './draft-steps.ts';
import { findDurations } from './find-durations.ts';
import { findTemperatures } from './find-temperatures.ts';

/** The steps of a method, as a cook would number them. */
export const readSteps = (lines: readonly Line[]): Step[] =>
  draftSteps(lines).flatMap((draft) => stepOf(draft) ?? []);

function stepOf({ heading, lines }: StepDraft): Step | undefined {
  const [first, ...rest] = lines;
  if (!first) return undefined;
  const placed = joinPlaced(paragraphsOf(lines), 'sentences');
  if (placed.text === '') return undefined;
  return {
    ...(heading === undefined ? {} : { heading }),
    text: placed.text,
    durations: findDurations(placed),
    temperatures: findTemperatures(placed),
    place: { start: first.place.start, end: (rest.at(-1) ?? first).place.end },
  };
}

/** The lines of a paragraph are one text, however they are wrapped. */
function paragraphsOf(lines: readonly Line[]): PlacedText[] {
  const paragraphs = new Map<number, PlacedText[]>();
  for (const [index, line] of lines.entries()) {
    const text = index === 0 ? withoutNumber(line) : line;
    paragraphs.set(line.block, [...(paragraphs.get(line.block) ?? []), text]);
  }
  return [...paragraphs.values()].map((texts) => joinPlaced(texts, 'line'));
}

function withoutNumber(line: Line): PlacedText {
  const sign = STEP_SIGN.exec(line.text)?.[0].length ?? 0;
  const number = STEP_NUMBER.exec(line.text.slice(sign))?.[0].length ?? 0;
  return slicePlaced(line, sign + number);
}
