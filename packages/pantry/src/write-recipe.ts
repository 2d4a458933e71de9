import { type Claims, claimsOf, keeps } from './claims.ts';
import { DIETS } from './data/diets.ts';
import { SWAPPED } from './data/roles.ts';
import type { Line } from './dish.ts';
import { foodNamed } from './food.ts';
import { type Cooked, chooseDish } from './kitchen.ts';
import type { Step } from './method.ts';
import { ingredientLine, nameOf, type Portion } from './portion.ts';
import { type KnownFood, type Reading, saidOf, warningsOf } from './read-ingredient.ts';
import { readList } from './read-list.ts';
import { refuse } from './refuse.ts';
import { holds } from './script.ts';
import type { Ban } from './unwanted.ts';
import { andList, capital } from './words.ts';

const OPENING = "Here's a recipe you can try:";

/** Writes one recipe, or a kind refusal, as markdown. Same ingredients and same random numbers: same text. */
export function writeRecipe(ingredients: readonly string[], random: () => number): string {
  const { readings, ban, wishes } = readList(ingredients);
  const foods = gather(readings);
  const allowed = ban.isEmpty ? foods : foods.filter((known) => !ban.forbids(known));
  const banned = foods.filter((known) => !allowed.includes(known)).map(sayFood);
  const notes = {
    wishes: [
      ...wishes,
      ...(banned.length > 0 ? [`${capital(andList(banned))}: left out, as you asked.`] : []),
    ],
    ban,
  };
  const dish = chooseDish(allowed, random, ban);
  return dish ? recipe(dish, readings, notes, random) : refuse(readings, allowed, notes.wishes);
}

/** Each food once, with what was said about it added up. */
export function gather(readings: readonly Reading[]): KnownFood[] {
  const all = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.foods : []));
  const salted = all.some(({ food }) => food.kind === 'salt');
  const groups = Map.groupBy(
    all.map((known) => asSeasoning(known, salted)),
    ({ food }) => food,
  );
  return [...groups.values()].flatMap(([first, ...more]) => (first ? [more.reduce(merge, first)] : []));
}

/** Beside salt, "pepper" without an amount is the black one. */
const asSeasoning = (known: KnownFood, salted: boolean): KnownFood =>
  salted && known.food.name === 'pepper' && !known.variety && !known.stated
    ? { ...known, food: foodNamed('black pepper') }
    : known;

function merge(one: KnownFood, other: KnownFood): KnownFood {
  const same =
    one.stated && one.stated.unit === other.stated?.unit
      ? { stated: { ...one.stated, count: one.stated.count + (other.stated?.count ?? 0) } }
      : {};
  return { ...other, ...one, ...same, states: new Set([...one.states, ...other.states]) };
}

/** What the visitor does not want, as it is said, and as it is obeyed. */
interface Notes {
  readonly wishes: readonly string[];
  readonly ban: Ban;
}

const sayFood = ({ food, variety }: KnownFood): string => variety ?? food.plural;

function recipe(dish: Cooked, readings: readonly Reading[], notes: Notes, random: () => number): string {
  const draw = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const claims = claimsOf(dish.portions, [dish.title, ...dish.steps.map(({ text }) => text)].join('\n'));
  const isGood = (advice: string): boolean =>
    keeps(claims, advice) && !(!notes.ban.isEmpty && notes.ban.isIn(advice));
  const cupboard = dish.portions.filter(({ fromCupboard }) => fromCupboard);
  const blocks = [
    OPENING,
    `# ${dish.title}`,
    meta(dish, claims),
    ...warningsOf(readings).map((warning) => `${warning} I have cooked without it.`),
    '## Ingredients',
    dish.portions
      .filter(({ fromCupboard }) => !fromCupboard)
      .map(ingredientLine)
      .join('\n'),
    ...(cupboard.length > 0 ? ['**From the cupboard**', cupboard.map(ingredientLine).join('\n')] : []),
    '## Method',
    dish.steps.map(stepLine).join('\n'),
    ...section('Tip', draw(fitting(dish.choice.dish.tips, dish).filter(isGood))),
    ...section(
      'Variation',
      draw([...fitting(dish.choice.dish.variations, dish).filter(isGood), ...swaps(dish.portions, isGood)]),
    ),
    ...section('Good to know', goodToKnow(dish, claims, readings).join('\n')),
    ...section('Left out', leftOut(dish, readings, notes.wishes).join('\n')),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const fitting = (lines: readonly Line[], { portions }: Cooked): string[] =>
  lines.filter(({ guards }) => holds(portions, guards)).map(({ text }) => text);

const section = (heading: string, text: string): string[] => (text === '' ? [] : [`## ${heading}`, text]);

/** "1 h 20 min". */
function duration(total: number): string {
  const hours = total >= 60 ? `${Math.floor(total / 60)} h` : '';
  const minutes = total % 60 > 0 ? `${total % 60} min` : '';
  return `${hours} ${minutes}`.trim();
}

function meta({ servings, activeMinutes, totalMinutes }: Cooked, claims: Claims): string {
  const times = [`${duration(activeMinutes)} active`, `${duration(totalMinutes)} in total`];
  return [`**Serves ${servings}**`, ...times, DIETS[claims.diet]].filter((part) => part !== '').join(' · ');
}

const stepLine = ({ text, minutes, waits, meanwhile }: Step, at: number): string =>
  `${at + 1}. ${text} *(${duration(minutes)}${meanwhile ? ', meanwhile' : ''}${waits ? ', hands off' : ''})*`;

const swaps = (portions: readonly Portion[], isGood: (advice: string) => boolean): string[] =>
  portions
    .filter(
      ({ food, fromCupboard }) => SWAPPED.has(food.role) && !fromCupboard && !food.swap.includes(food.short),
    )
    .filter(({ food }) => isGood(food.swap))
    .slice(0, 2)
    .map((portion) => `Instead of the ${nameOf(portion)}, use ${portion.food.swap}.`);

function goodToKnow({ portions }: Cooked, { allergens }: Claims, readings: readonly Reading[]): string[] {
  const known = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.foods : []));
  return [
    ...known.flatMap(({ correction }) => (correction ? [`- ${correction}`] : [])),
    ...new Set(
      portions.flatMap((portion) =>
        portion.cares.map(({ say }) => `- ${say.replaceAll('@', nameOf(portion))}`),
      ),
    ),
    allergens.length > 0
      ? `- Contains, as far as we know: ${andList(allergens)}. Check the labels.`
      : '- Contains none of the 14 common allergens, as far as we know. Check the labels.',
  ];
}

function leftOut(
  { choice: { left, dish }, idle }: Cooked,
  readings: readonly Reading[],
  wishes: readonly string[],
): string[] {
  const named = [
    ...left.map(({ known, why }) => ({ name: known.variety ?? known.food.plural, why })),
    ...idle.map((portion) => ({ name: nameOf(portion), why: `not needed in this ${dish.name}` })),
    ...saidOf(readings, 'unknown').map((name) => ({ name, why: 'I do not know what that is' })),
    ...saidOf(readings, 'not-food').map((name) => ({ name, why: 'nothing to eat, so kept out of the pan' })),
  ];
  return [
    ...wishes.map((wish) => `- ${wish}`),
    ...[...Map.groupBy(named, ({ why }) => why)].map(
      ([why, foods]) => `- ${capital(andList(foods.map(({ name }) => name)))}: ${why}.`,
    ),
  ];
}
