import type { Line } from '../markdown/read-lines.ts';
import type { Recipe } from '../recipe.ts';
import { findDurations } from '../steps/find-durations.ts';

type Minutes = NonNullable<Recipe['minutes']>;

const LABELS: [keyof Minutes, RegExp][] = [
  ['active', /^(?:active|hands[- ]on)(?: \w+)? ?time/i],
  ['prep', /^(?:prep|preparation)(?:ping)?(?: ?time)?\b/i],
  ['cook', /^(?:cook|cooking|bake|baking|frying|simmering|roasting)(?: ?time)?\b/i],
  ['total', /^(?:total(?: ?time)?|ready in|time)\b/i],
];
/** Separates the facts that stand in one line: "Prep time: 10 min | Cook time: 20 min". */
const BETWEEN = / *[|·•;/] *| {2,}|(?<=\)?), (?=\p{L})/u;

/** The times of the whole recipe: only those that have a label. */
export function readMinutes(lines: readonly Line[]): Recipe['minutes'] {
  const minutes: Minutes = {};
  for (const line of lines) {
    for (const part of line.text.split(BETWEEN)) addMinutes(part, minutes);
  }
  return Object.keys(minutes).length > 0 ? minutes : undefined;
}

function addMinutes(part: string, minutes: Minutes): void {
  const text = part.replace(/^[^\p{L}\d]+/u, '');
  const after = / (active|hands[- ]on|in total|total)$/i.exec(text)?.[1]?.toLowerCase();
  const label = after === undefined ? LABELS.find(([, pattern]) => pattern.test(text)) : undefined;
  const key = after === undefined ? label?.[0] : after.endsWith('total') ? 'total' : 'active';
  if (key === undefined || minutes[key] !== undefined) return;
  const said = text
    .replace(label?.[1] ?? /(?!)/, '')
    .replace(/^[\s:~–—-]*(?:(?:about|approx(?:imately|\.)?|around)\s)?/i, '');
  const [first] = findDurations({ text: said, offsets: [] });
  // A time in the middle of a sentence is not one of the whole recipe.
  if (first && said.indexOf(first.text) < MOST_CHARACTERS_BEFORE)
    minutes[key] = Math.round((first.toSeconds ?? first.seconds) / 60);
}

const MOST_CHARACTERS_BEFORE = 12;
