import { scaleText } from './amounts.ts';
import type { NamedFood } from './claims/contents.ts';
import { ABSENT, CHOICE, GAPS, PLACES } from './cookbook/gaps.ts';
import { isLiquidOil } from './cookbook/known-recipe.ts';
import { readCondition } from './cookbook/read-text.ts';
import type { CookbookState, Step } from './cookbook/recipe.ts';
import type { Fitted, Portion } from './fit-recipe.ts';
import { KINDS } from './foods/kinds.ts';
import { isCooked, isOfGroup } from './match-place.ts';
import { nameOfFood } from './read/lexicon.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { andList } from './read/words.ts';

/** Fills the places in a text of a recipe with the foods of a list. */
export function fillText(text: string, fitted: Fitted): string {
  const chosen = scaleText(text, fitted.factor, sharesOf(fitted)).replaceAll(
    CHOICE,
    (_, condition: string, words: string, otherwise: string) => {
      const holds = isMet(condition, fitted);
      return holds === undefined ? '' : (holds ? words : otherwise).trim();
    },
  );
  const agreed = agreeAll(chosen, fitted);
  const named = agreed.replaceAll(PLACES, (run) => namesIn(run, fitted));
  return GAPS.reduce((words, [pattern, instead]) => words.replaceAll(pattern, instead), named).trim();
}

const SENTENCES = /[^.;]+/g;

/** A name in the plural. */
const MANY = /[^su]s$/;

/** "It" behind a verb, for the food, and not behind a preposition or in front of a verb. */
const OBJECT_IT =
  /(?<!\b(?:in|on|over|into|with|through|under|from|of|to|round|around|for|by|at|beside|across|onto|off|that|until|when|as|where|while|before|if) )\bit\b(?! (?:\w+s|can|must|will|should|would|may)\b)/g;

const inPlural = (words: string): string =>
  words
    .replaceAll(/\bit (is|has|does)\b/g, (_, verb: string) => `they ${PLURAL_VERBS[verb]}`)
    .replaceAll(/\blose its\b/g, 'lose their')
    .replaceAll(OBJECT_IT, 'them');

const PLURAL_VERBS: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };

/** Says "them" for "it", or the other way round, where a food that is counted takes the place of one that is not, and in the sentences that go on about it. */
function agreeAll(text: string, fitted: Fitted): string {
  let change: Change | undefined;
  return text.replaceAll(SENTENCES, (sentence) => {
    const places = mainPlaces(sentence, fitted);
    const [main] = places;
    if (!main || places.length > 1) {
      const goesOn = !main && change && GOES_ON.test(sentence) ? change : undefined;
      change = goesOn;
      return goesOn ? sentence.replace(GOES_ON, (said) => changed(said, goesOn)) : sentence;
    }
    const isMany = main.names.length > 1 || MANY.test(main.names[0] ?? '');
    change = isMany === MANY.test(main.food) ? undefined : isMany ? 'many' : 'one';
    return (
      sentence.slice(0, main.end) +
      (change ? changed(sentence.slice(main.end), change) : sentence.slice(main.end))
    );
  });
}

/** Whether a text is to speak of several pieces or of one. */
type Change = 'many' | 'one';

const changed = (words: string, change: Change): string =>
  change === 'many' ? inPlural(words) : words.replaceAll(/\bthem\b/g, 'it');

/** The beginning of a sentence about the food of the one before: "Brown it". */
const GOES_ON = /^ ?(?:[Tt]hen |[Aa]nd )?[A-Za-z]+ (?:it|them)\b/;

/** The places of a sentence whose food could be meant by "it". */
const mainPlaces = (sentence: string, { portions }: Fitted) =>
  [...sentence.matchAll(/\[([^[\]]+)\]/g)].flatMap(({ 1: food = '', index }) => {
    const portion = portions.find(({ place }) => place.foods[0] === food);
    return portion?.foods.some(({ food: { kind } }) => KINDS[kind].worth > 1 && kind !== 'hotdrink')
      ? [{ food, end: index + food.length, names: portion.names }]
      : [];
  });

/** The part of its usual amount that a place has, by its first food, where the list states less. */
const sharesOf = ({ portions }: Fitted): ReadonlyMap<string, number> =>
  new Map(portions.flatMap(({ place: { foods }, share }) => (share < 1 ? [[foods[0] ?? '', share]] : [])));

/** The least share of its minutes that a step takes: few foods need time to prepare too. */
const LEAST_SHARE = 0.5;

/** The minutes of a step: fewer when some of its text is left out, but never fewer than its words say. */
export function minutesOf({ text, minutes, how }: Step, filled: string, fitted: Fitted): number {
  const roast = minutesByWeight(filled, fitted);
  if (roast !== undefined) return roast;
  if (!text.includes('{')) return minutes;
  const kept = text.replaceAll(CHOICE, (_, condition: string, words: string, otherwise: string) => {
    const holds = isMet(condition, fitted);
    return holds === undefined ? '' : holds ? words : otherwise;
  });
  // What is left out, and says how long it takes, saves just these minutes.
  const timed = text.replaceAll(CHOICE, (all, condition: string, words: string, otherwise: string) =>
    otherwise === '' && !isMet(condition, fitted) && minutesIn(words) > 0 ? '' : all,
  );
  const share = how ? 1 : Math.max(LEAST_SHARE, lengthOf(kept) / lengthOf(timed));
  const rest = minutes - minutesSaved(text, fitted);
  return Math.min(minutes, Math.max(1, leastMinutes(filled), Math.round(rest * Math.min(1, share))));
}

/** The minutes of a step that says how long each kilo roasts. */
function minutesByWeight(filled: string, { found, portions }: Fitted): number | undefined {
  const [, rate] = /\b(half an hour|\d+ minutes) a kilo\b/.exec(filled) ?? [];
  const joint = portions.find(({ place }) => place === found.recipe.places[found.recipe.needs[0] ?? -1]);
  const [, weight, unit] = /([\d.]+) (kg|g)\b/.exec(joint?.lines[0] ?? '') ?? [];
  if (rate === undefined || weight === undefined) return undefined;
  const kilos = Number(weight) / (unit === 'kg' ? 1 : 1000);
  return 5 * Math.round(((Number.parseInt(rate, 10) || 30) * kilos) / 5);
}

const lengthOf = (text: string): number => text.replaceAll(/\{[^{}:]*: ?|\|[^{}]*\}|[{}[\]]/g, '').length;

const minutesIn = (text: string): number =>
  [...text.matchAll(/(\d+(?:\.\d+)?|\bhalf an|\ban) (minute|hour)s?/g)].reduce(
    (sum, [, number = '', unit]) => sum + (PARTS[number] ?? Number(number)) * (unit === 'hour' ? 60 : 1),
    0,
  );

const PARTS: Readonly<Record<string, number>> = { 'half an': 0.5, an: 1 };

/** What takes its time although no minutes are named: "Fry the onions until brown at the edges." */
const UNTIMED =
  /\b(?:cook|simmer|fry|bake|roast|boil|steam)\b[^.]*\buntil\b|\buntil\b[^.]*\b(?:brown|gold|golden|dark|crisp|soft|tender|translucent|sticky|thick|dry)\b|\bsoften\b/i;
const UNTIMED_MINUTES = 4;

/** The fewest minutes in which a cook does what a text says. */
const leastMinutes = (text: string): number =>
  text
    .split(/(?<=[.;]) /)
    .reduce(
      (sum, sentence) => sum + (minutesIn(sentence) || (UNTIMED.test(sentence) ? UNTIMED_MINUTES : 0)),
      0,
    );

/** The minutes that a step does not need: onions that are not there are not softened, and rice that is cooked already is not boiled. */
const minutesSaved = (text: string, fitted: Fitted): number =>
  [...text.matchAll(CHOICE)].reduce((sum, [, condition = '', words = '', otherwise = '']) => {
    const holds = isMet(condition, fitted);
    const more = minutesIn(words) - minutesIn(otherwise);
    return sum + (holds === undefined && otherwise !== '' ? 0 : Math.max(0, holds ? -more : more));
  }, 0);

/** Whether a condition is met; undefined where it asks for the state of a food that is not used. */
function isMet(words: string, fitted: Fitted): boolean | undefined {
  const names = new Set(fitted.found.recipe.places.flatMap((place) => place.foods));
  const { conditions, isNot } = readCondition(words.trim(), names);
  const asked = conditions.map(({ food, state }) => ({ state, items: itemsOf(food, fitted) }));
  if (asked.some(({ state }) => state) && asked.every(({ items }) => items.length === 0)) return undefined;
  const holds = asked.some(({ state, items }) => items.some((item) => !state || HAS_STATE[state](item)));
  return holds !== isNot;
}

const portionOf = (food: string, { portions }: Fitted): Portion | undefined =>
  portions.find(({ place }) => place.foods[0] === food);

/** The foods that a name means: all foods in the place of that name, or else the one food of that name in any place. */
function itemsOf(food: string, fitted: Fitted): readonly KnownFood[] {
  const place = portionOf(food, fitted);
  if (place) return place.foods;
  // The place of that name is empty. The same food in another place does not count.
  if (fitted.found.recipe.places.some(({ foods }) => foods[0] === food)) return [];
  const named = nameOfFood(food);
  return fitted.portions
    .flatMap(({ foods, isFromCupboard }) => (isFromCupboard ? [] : foods))
    .filter((item) =>
      food.startsWith('any ')
        ? isOfGroup(item, food.slice('any '.length))
        : (food === 'oil' && isLiquidOil(item)) ||
          (named?.food.name === item.food.name && (isPlain(named) || named.variety === item.variety)),
    );
}

/** Whether a name means all sorts of a food: "beef mince" is no sort of ground beef, and "tuna" none of canned tuna. */
const isPlain = ({ food: { name, kind }, variety }: NamedFood): boolean =>
  variety === undefined || kind === 'mince' || name.endsWith(` ${variety}`);

/** Whether a food is beans. Beans count as cooked, because dried beans are soaked and boiled before the first step. */
const isBean = ({ food }: KnownFood): boolean => food.kind === 'legume';

/** Fish of a can is cooked, and so is crab as it is sold. */
const isReady = (item: KnownFood): boolean => isCooked(item) || item.food.kind === 'cannedfish';

const HAS_STATE: Readonly<Record<CookbookState, (item: KnownFood) => boolean>> = {
  raw: (item) => !isReady(item),
  fresh: ({ states }) => states.size === 0,
  cooked: (item) => isReady(item) || (isBean(item) && !item.states.has('canned')),
  canned: (item) => item.states.has('canned') || isBean(item) || item.food.kind === 'cannedfish',
  dried: (item) => item.states.has('dried') && !isBean(item),
  frozen: ({ states }) => states.has('frozen'),
};

/** Text for places that stand side by side: as it is written when each place has one food, else a list of the foods that are used. */
function namesIn(run: string, fitted: Fitted): string {
  const namesOf = (food: string): readonly string[] => portionOf(food, fitted)?.names ?? [];
  const names = [...run.matchAll(/\[([^[\]]+)\]/g)].map(([, food = '']) => namesOf(food));
  if (names.every(({ length }) => length === 1) && !/\]\s*\[/.test(run))
    return run.replaceAll(/\[([^[\]]+)\]/g, (_, food: string) => namesOf(food).join());
  return names.flat().length === 0 ? ABSENT : andList([...new Set(names.flat())]);
}
