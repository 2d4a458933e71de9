import type { Duration } from '@spatula/recipe/recipe';

const UNITS: readonly [name: string, seconds: number][] = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** How long a timer for a stated duration runs, in words: those of the recipe where they are plain, "10 minutes". */
export function timerWords({ text, seconds, toSeconds }: Duration): string {
  const isPlain = toSeconds === undefined && /^\d+ (hour|minute|second)s?$/.test(text);
  return isPlain ? text : inWords(seconds);
}

function inWords(seconds: number): string {
  let left = seconds;
  const words: string[] = [];
  for (const [name, length] of UNITS) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) words.push(`${count} ${name}${count === 1 ? '' : 's'}`);
  }
  return words.join(' ');
}

/** A time that is left as a kitchen clock shows it: "9:05", "1:09:05". A second that has begun is shown whole. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
