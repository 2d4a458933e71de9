import type { Edit } from '../edit-text.ts';
import type { System } from './convert-measure.ts';
import { convertTemperature } from './convert-temperature.ts';
import type { Amount } from './find-amounts.ts';

const ABOUT = String.raw`(?:(?:about|approx(?:imately|\.)?|roughly|around|or|ca\.|~|≈|=) ?){0,2}`;
/** An opening bracket between two measures, directly or after the name: "1 cup (240 ml) milk", "1 cup warm milk (240 ml)". */
const OPENED = new RegExp(
  String.raw`^(?:[*_]{0,3} ?|(?![^(]*\b(?:and|plus|or|with)\b)[^\d()[\],.;:/\n]{0,40})\(${ABOUT}$`,
  'i',
);
const INSIDE = new RegExp(String.raw`^ ?(?:[,;/|–]|\bor\b) ?${ABOUT}$`, 'i');
/** "350 °F/180 °C", also with the fan's temperature in between: "200 °C (180 °C fan) / 400 °F". */
const BESIDE = new RegExp(String.raw`^[*_]{0,3} ?(?:\([^()]{0,30}\) ?)?(?:/|=|≈|\bor\b) ?${ABOUT}$`, 'i');
/** Words that belong to one measure only, so that it does not repeat the other one. */
const OWN_WORDS = /^ ?(?:fan|convection|each|per|total|plus|cooked|dry)\b/i;
const CLOSE = /^[*_]{0,3}\)/;

/** One amount in several measures: "1 cup (8 oz / 240 ml)". */
interface Statement {
  first: Amount;
  others: Amount[];
  isBracket: boolean;
}

/** Finds the amounts that a text states in both systems. The edits keep the wanted measure; `done` has every amount that needs no more work. */
export function chooseStatedMeasures(
  text: string,
  amounts: readonly Amount[],
  system: System,
): { edits: Edit[]; done: Set<Amount> } {
  const edits: Edit[] = [];
  const done = new Set<Amount>();
  for (let at = 0; at < amounts.length; at++) {
    const statement = done.has(amounts[at] as Amount) ? undefined : statementAt(text, amounts, at);
    if (!statement) continue;
    const all = [statement.first, ...statement.others];
    const wanted = all.filter((amount) => isWanted(amount, system));
    const unwanted = all.filter((amount) => !wanted.includes(amount) && amount.unit?.system !== 'both');
    if (wanted.length === 0 || unwanted.length === 0) continue;
    edits.push(...keepWanted(text, statement, wanted, unwanted));
    for (const amount of all) done.add(amount);
  }
  return { edits, done };
}

/** Both systems have spoons. Where grams stand beside spoons, US units take the spoons. */
const isWanted = ({ unit }: Amount, system: System): boolean =>
  unit?.system === system || (system === 'us' && unit?.system === 'both');

function statementAt(text: string, amounts: readonly Amount[], at: number): Statement | undefined {
  const first = amounts[at];
  const second =
    first && isMeasure(first) ? repetitionOf(text, first, amounts.slice(at + 1, at + 3)) : undefined;
  if (!first || !second) return undefined;
  const isBracket = OPENED.test(text.slice(first.end, second.start));
  const others = [second];
  for (let next = amounts.indexOf(second, at) + 1; isBracket && next < amounts.length; next++) {
    const amount = amounts[next] as Amount;
    const sep = text.slice(others.at(-1)?.end, amount.start);
    if (
      !INSIDE.test(sep) ||
      !mayBeSame(first, amount) ||
      OWN_WORDS.test(text.slice(amount.end, amount.end + 12))
    )
      break;
    others.push(amount);
  }
  return { first, others, isBracket };
}

/** The one of the next two amounts that repeats the first. It is the second of them where a bracket stands between. */
function repetitionOf(text: string, first: Amount, next: readonly Amount[]): Amount | undefined {
  return next.find((amount) => {
    const between = text.slice(first.end, amount.start);
    const isLinked = (amount === next[0] && OPENED.test(between)) || BESIDE.test(between);
    return (
      isLinked &&
      mayBeSame(first, amount, / or /.test(between)) &&
      !OWN_WORDS.test(text.slice(amount.end, amount.end + 12))
    );
  });
}

const isMeasure = ({ unit }: Amount): boolean =>
  unit !== undefined && unit.dimension !== 'count' && unit.dimension !== 'other';

/** Whether two amounts may mean the same: two of one kind that are near each other, or a volume and a weight that are not joined by "or". */
function mayBeSame(one: Amount, other: Amount, isChoice = false): boolean {
  if (!one.unit || !other.unit || !isMeasure(other)) return false;
  const [from, to] = [one.numbers[0]?.value ?? 0, other.numbers[0]?.value ?? 0];
  if (one.unit.dimension !== other.unit.dimension) return !isChoice && isWeighable(one) && isWeighable(other);
  if (one.unit.dimension === 'temperature') {
    if (one.unit.system === other.unit.system) return false;
    return (
      Math.abs(convertTemperature(from, one.unit.system === 'metric' ? 'C' : 'F', 'inside') - to) <=
      (isChoice ? 6 : 20)
    );
  }
  const ratio = (from * one.unit.size) / (to * other.unit.size);
  return ratio > 0.7 && ratio < 1.4;
}

const isWeighable = ({ unit }: Amount): boolean => unit?.dimension === 'mass' || unit?.dimension === 'volume';

/** The edits that put the wanted amount first and remove the others, and the bracket where it becomes empty. */
function keepWanted(
  text: string,
  { first, others, isBracket }: Statement,
  wanted: Amount[],
  unwanted: Amount[],
): Edit[] {
  const kept = wanted.includes(first) ? first : (wanted[0] as Amount);
  const edits: Edit[] =
    kept === first ? [] : [{ start: first.start, end: first.end, text: withAbout(text, first, kept) }];
  const last = others.at(-1) as Amount;
  const inside = others.filter((amount) => amount !== kept && !unwanted.includes(amount));
  if (!isBracket) {
    const mark = text.slice(first.end, last.start).search(/ ?(?:[/=≈]|\bor\b)[^/=≈]*$/);
    return [...edits, { start: first.end + mark, end: last.end, text: '' }];
  }
  const open = text.lastIndexOf('(', others[0]?.start);
  const rest = text.slice(last.end, last.end + 4);
  if (inside.length === 0 && CLOSE.test(rest)) {
    const end = text.indexOf(')', last.end) + 1;
    const start = text[open - 1] === ' ' ? open - 1 : open;
    return [...edits, { start, end, text: text.slice(last.end, end - 1) }];
  }
  const words = inside.map((amount) => text.slice(amount.start, amount.end)).join(' / ');
  const sep = inside.length === 0 ? (/^ ?[,;/] ?/.exec(rest)?.[0].length ?? 0) : 0;
  return [...edits, { start: open + 1, end: last.end + sep, text: words }];
}

/** The kept amount, with the "about" that stood before it. */
function withAbout(text: string, first: Amount, kept: Amount): string {
  const before = text.slice(Math.max(first.end, kept.start - 16), kept.start);
  const about = /(?:about|approx(?:imately|\.)?|roughly|around|~|≈) ?$/i.exec(before)?.[0] ?? '';
  return about + text.slice(kept.start, kept.end);
}
