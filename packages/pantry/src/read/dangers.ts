import { CARES } from '../foods/cares.ts';
import { HAZARDS } from '../foods/hazards.ts';
import { BOILED_TO_MASH, RAW_BEAN, READY_RICE, STATES, TINNED, UNITS } from '../foods/words.ts';
import { nameOfFood } from './lexicon.ts';
import { PhraseTable } from './phrase-table.ts';
import type { KnownFood } from './read-ingredient.ts';
import { statesOf } from './read-phrase.ts';
import { normal } from './words.ts';

const REASONS = new PhraseTable(
  HAZARDS.flatMap(({ words, reason }) => words.map((word) => [word, reason] as const)),
);

/** The reason why nobody must eat the thing that these words name; undefined when no danger is known. */
export function findHazard(words: readonly string[]): string | undefined {
  const [named] = words.flatMap((_, at) => REASONS.startingAt(words, at));
  const line = ` ${words.join(' ')} `;
  return named?.value ?? HAZARDS.find(({ pattern }) => pattern?.test(line))?.reason;
}

/** Whether a food is raw, dry or soaked beans, which must be boiled first. Beans without such a word count as canned. */
const isRawBean = ({ food }: KnownFood, words: readonly string[]): boolean =>
  food.kind === 'legume' &&
  words.some((word) => RAW_BEAN.has(word)) &&
  !words.some((word) => word === 'canned' || STATES.get(word) === 'cooked');

/** "1", "2 large" or "1 (12 pound)", and no other unit. */
const ONE_OR_TWO =
  /^(?:an?|one|two|[12])(?: (?:large|small|medium))*(?: (?:x )?(?:[2-9]|[12]\d)(?:\.\d+)?(?: 1\/\d)? (?:pound|lb|kg|kilo))? (?:turkey|chicken)$/;

const CAN = /^(?:can|canned|tin|tinned|jar)$/;

/** Words for a bird that is no longer whole. */
const IN_PIECES = /^(?:cut|cook|quarter|hal[vf]e|half|joint|piece|part|roast|rotisserie|bone)/;

/** The grams of a chicken. */
const WHOLE_CHICKEN = 1500;
/** From so many grams on a turkey is a whole one. */
const WHOLE_TURKEY = 3500;

const weightOf = (stated: KnownFood['stated']): number =>
  stated ? stated.count * (UNITS.get(stated.unit) ?? 0) : 0;

/** One turkey is a whole one, and one chicken has the weight of a whole one, which many dishes take in pieces. */
function wholeBird(known: KnownFood, own: readonly string[], asides: readonly string[]): KnownFood {
  const { food, stated } = known;
  const isHeavy = known.variety === 'turkey' && weightOf(stated) >= WHOLE_TURKEY;
  if (!stated || known.states.size > 0 || !(isHeavy || ONE_OR_TWO.test(own.join(' ')))) return known;
  if (food.name === 'chicken' && stated.unit === 'each')
    return { ...known, stated: { count: stated.count * WHOLE_CHICKEN, unit: 'g' } };
  const whole = asides.some((word) => IN_PIECES.test(word)) ? undefined : nameOfFood('whole turkey');
  return food.name === 'turkey breast' && whole ? { ...known, ...whole } : known;
}

/**
 * Adds the warnings that a food needs.
 *
 * @param own - the words that name the food
 * @param asides - other words of the line, which say more about the food
 */
export function withCare(read: KnownFood, own: readonly string[], asides: readonly string[]): KnownFood {
  const known = wholeBird(read, own, asides);
  const { food, variety = '', typed = '' } = known;
  const words = [...own, ...asides];
  const states = new Set([...known.states, ...statesOf(asides)]);
  // Meat and fish that are thawed need no night in the fridge. Leaves that were frozen stay limp.
  if (food.heat && words.some((word) => word === 'thawed' || word === 'defrosted')) states.delete('frozen');
  if (isRawBean(known, words)) states.add('dried');
  if (words.includes('mashed') && BOILED_TO_MASH.has(food.kind)) states.add('cooked');
  if (food.kind === 'rice' && READY_RICE.test(own.join(' '))) states.add('cooked');
  if (!TINNED.has(food.kind) || states.has('frozen')) states.delete('canned');
  // Seafood is drained when it was rinsed, too.
  if (
    /^(?:shellfish|mollusc)$/.test(food.kind) &&
    words.includes('rinsed') &&
    !words.some((word) => CAN.test(word))
  )
    states.delete('canned');
  const isDriedBean = food.kind === 'legume' && states.has('dried');
  const names = isDriedBean ? ['dried bean'] : [food.name, variety, typed].map(normal);
  const line = words.join(' ');
  const cares = CARES.filter(
    ({ names: about, when, unless }) =>
      about.some((name) => name === '*' || names.includes(name)) &&
      (!when || when.test(line)) &&
      !unless?.test(line),
  );
  return { ...known, states, ...(cares.length > 0 && { cares }) };
}
