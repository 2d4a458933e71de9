import { DIET_NAMES, DIETS } from './data/diets.ts';
import { SWAPPED } from './data/roles.ts';
import type { Line } from './dish.ts';
import { foodNamed } from './food.ts';
import { type Cooked, chooseDish } from './kitchen.ts';
import type { Step } from './method.ts';
import { ingredientLine, nameOf, type Portion } from './portion.ts';
import { type KnownFood, type Reading, readIngredient, saidOf, warningsOf } from './read-ingredient.ts';
import { refuse } from './refuse.ts';
import { holds } from './script.ts';
import { andList, capital } from './words.ts';

const OPENING = "Here's a recipe you can try:";

/** Writes one recipe, or a kind refusal, as markdown. Same ingredients and same random numbers: same text. */
export function writeRecipe(ingredients: readonly string[], random: () => number): string {
  const readings = ingredients.map(readIngredient);
  const foods = gather(readings);
  const dish = chooseDish(foods, random);
  return dish ? recipe(dish, readings, random) : refuse(readings, foods);
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

function recipe(dish: Cooked, readings: readonly Reading[], random: () => number): string {
  const draw = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const cupboard = dish.portions.filter(({ fromCupboard }) => fromCupboard);
  const blocks = [
    OPENING,
    `# ${dish.title}`,
    meta(dish),
    ...warningsOf(readings).map((warning) => `${warning} I have cooked without it.`),
    '## Ingredients',
    dish.portions
      .filter(({ fromCupboard }) => !fromCupboard)
      .map(ingredientLine)
      .join('\n'),
    ...(cupboard.length > 0 ? ['**From the cupboard**', cupboard.map(ingredientLine).join('\n')] : []),
    '## Method',
    dish.steps.map(stepLine).join('\n'),
    ...section('Tip', draw(fitting(dish.choice.dish.tips, dish))),
    ...section('Variation', draw([...fitting(dish.choice.dish.variations, dish), ...swaps(dish.portions)])),
    ...section('Good to know', goodToKnow(dish, readings).join('\n')),
    ...section('Left out', leftOut(dish, readings).join('\n')),
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

function meta({ servings, activeMinutes, totalMinutes, portions }: Cooked): string {
  const strictest = DIET_NAMES.findLast((diet) => portions.some(({ food }) => food.diet === diet));
  const times = [`${duration(activeMinutes)} active`, `${duration(totalMinutes)} in total`];
  const diet = strictest ? DIETS[strictest] : '';
  return [`**Serves ${servings}**`, ...times, diet].filter((part) => part !== '').join(' · ');
}

const stepLine = ({ text, minutes, waits, meanwhile }: Step, at: number): string =>
  `${at + 1}. ${text} *(${duration(minutes)}${meanwhile ? ', meanwhile' : ''}${waits ? ', hands off' : ''})*`;

const swaps = (portions: readonly Portion[]): string[] =>
  portions
    .filter(
      ({ food, fromCupboard }) => SWAPPED.has(food.role) && !fromCupboard && !food.swap.includes(food.short),
    )
    .slice(0, 2)
    .map((portion) => `Instead of the ${nameOf(portion)}, use ${portion.food.swap}.`);

function goodToKnow({ portions }: Cooked, readings: readonly Reading[]): string[] {
  const allergens = [...new Set(portions.flatMap(({ food }) => food.allergens))];
  const known = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.foods : []));
  return [
    ...known.flatMap(({ correction }) => (correction ? [`- ${correction}`] : [])),
    allergens.length > 0
      ? `- Contains, as far as we know: ${andList(allergens)}. Check the labels.`
      : '- Contains none of the 14 common allergens, as far as we know. Check the labels.',
  ];
}

function leftOut({ choice: { left, dish }, idle }: Cooked, readings: readonly Reading[]): string[] {
  const named = [
    ...left.map(({ known, why }) => ({ name: known.variety ?? known.food.plural, why })),
    ...idle.map((portion) => ({ name: nameOf(portion), why: `not needed in this ${dish.name}` })),
    ...saidOf(readings, 'unknown').map((name) => ({ name, why: 'I do not know what that is' })),
    ...saidOf(readings, 'not-food').map((name) => ({ name, why: 'nothing to eat, so kept out of the pan' })),
  ];
  return [...Map.groupBy(named, ({ why }) => why)].map(
    ([why, foods]) => `- ${capital(andList(foods.map(({ name }) => name)))}: ${why}.`,
  );
}
