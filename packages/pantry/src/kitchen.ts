import { inServingUnit } from './amounts.ts';
import { type Choice, choicesFor, waterFor, worthOf } from './choose-dish.ts';
import { ANCHORS } from './data/roles.ts';
import type { Dish } from './dish.ts';
import { type Step, stepsFor } from './method.ts';
import { crowding, nameOf, type Portion, portionOf, servingsFor } from './portion.ts';
import type { KnownFood } from './read-ingredient.ts';
import { methodFor, titleOf } from './script.ts';
import { type Ban, banOf } from './unwanted.ts';
import { capital } from './words.ts';

/** A dish measured out and cooked through, before it is written down. */
export interface Cooked {
  readonly choice: Choice;
  readonly title: string;
  readonly servings: number;
  readonly portions: readonly Portion[];
  /** What found no step in the method after all. */
  readonly idle: readonly Portion[];
  readonly steps: readonly Step[];
  readonly activeMinutes: number;
  readonly totalMinutes: number;
}

/** Millilitres between two marks of a measuring jug. */
const GRADUATION = 50;

const PIECES_BELOW = 5;
/** How much heavier grain is once it is cooked. */
const SWOLLEN = 2.4;

/** What one person eats of a food in this dish, in the food's own unit. Numbers of 5 and more in `eats` are grams. */
function eatenIn(dish: Dish, { food, states }: KnownFood): number {
  const inWeight = food.serving.unit === 'g' || food.serving.unit === 'ml';
  const found = [food.name, food.kind, food.role]
    .map((key) => dish.eats.get(key.replaceAll(' ', '_')))
    .find((value) => value !== undefined && (value >= PIECES_BELOW || !inWeight));
  if (food.role === 'starch' && states.has('cooked')) return SWOLLEN * food.serving.quantity;
  if (found === undefined) return food.serving.quantity;
  return found < PIECES_BELOW || inWeight
    ? found
    : (inServingUnit(food, { count: found, unit: 'g' }) ?? food.serving.quantity);
}

const isLiquid = ({ food }: KnownFood): boolean => food.role === 'liquid';

function measure({ dish, used, staples }: Choice): { portions: Portion[]; servings: number } {
  const share = (known: KnownFood) =>
    eatenIn(dish, known) *
    crowding(known.food.role, used.filter(({ food }) => food.role === known.food.role).length);
  const anchors = used.filter(({ food }) => ANCHORS.has(food.role));
  const greens = used.filter(({ food }) => food.role === 'vegetable' || food.role === 'fruit');
  const servings = servingsFor(anchors.length > 0 ? anchors : greens, share, dish.serves);
  const portion = (known: KnownFood, wanted = share(known) * servings): Portion => ({
    ...portionOf(known, wanted),
    fromCupboard: staples.includes(known),
  });
  const all = [...used, ...staples];
  const dry = all.filter((known) => !isLiquid(known)).map((known) => portion(known));
  const water = Math.ceil(waterFor(dish, dry, servings) / GRADUATION) * GRADUATION;
  const poured = all.filter((known) => isLiquid(known) && (water > 0 || used.includes(known)));
  return {
    portions: [...dry, ...poured.map((known) => portion(known, water / poured.length || undefined))],
    servings,
  };
}

/** Sentences of a script that name salt, for a dish in which something else does its work. */
function spoken(text: string, portions: readonly Portion[]): string {
  const stand = portions.find(({ food }) => food.role === 'salt');
  if (!stand || stand.food.name === 'salt') return text;
  return text
    .replaceAll('the salt', `the ${nameOf(stand)}`)
    .replace('Taste once more for salt.', 'Taste it once more.');
}

/** Measures, names and cooks the chosen dish; undefined when none of its methods fits, or when it names what is banned. */
function cook(choice: Choice, ban: Ban): Cooked | undefined {
  const { portions, servings } = measure(choice);
  const method = methodFor(choice.dish, portions);
  if (!method) return undefined;
  const steps = stepsFor(choice.dish, method, portions).map((step) => ({
    ...step,
    text: spoken(step.text, portions),
  }));
  const title = titleOf(method, portions) || capital(choice.dish.name);
  if (!ban.isEmpty && ban.isIn([title, ...steps.map(({ text }) => text)].join('\n'))) return undefined;
  const isUsed = (portion: Portion): boolean => steps.some(({ text }) => text.includes(nameOf(portion)));
  const totalOf = (some: readonly Step[]): number => some.reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    choice,
    title,
    servings,
    portions: portions.filter(isUsed),
    idle: portions.filter((portion) => !isUsed(portion) && !portion.fromCupboard),
    steps,
    activeMinutes: totalOf(steps.filter(({ waits }) => !waits)),
    totalMinutes: totalOf(steps.filter(({ meanwhile }) => !meanwhile)),
  };
}

/** Points below the best that still make a good dish, and that make a third idea where there are not three good ones. */
const CLOSE = 4;
const FAR = 8;
const IDEAS = 3;
/** How fast the chance of a dish falls with its points, and what it never falls below. */
const FADE = 2.5;
const LEAST_CHANCE = 0.2;
/** Leaving a food idle costs what it gave to the score, and as much as leaving it out would have. */
const IDLE = 2;

/** Whether little of worth stays out: nobody wants a third idea for half of the list. */
function usesMost({ choice: { used, left } }: Cooked): boolean {
  const worth = (list: readonly KnownFood[]): number => list.reduce((sum, known) => sum + worthOf(known), 0);
  return worth(left.map(({ known }) => known)) < worth(used) / 2;
}

/** A dish for these foods: one of those that fit nearly as well as the best, the better ones more often. */
export function chooseDish(
  foods: readonly KnownFood[],
  random: () => number,
  ban: Ban = banOf([]),
): Cooked | undefined {
  const dishes = choicesFor(foods, ban)
    .flatMap((choice) => cook(choice, ban) ?? [])
    .map((dish) => ({
      dish,
      score: dish.choice.score - IDLE * dish.idle.reduce((sum, idle) => sum + worthOf(idle), 0),
    }))
    .sort((a, b) => b.score - a.score);
  const [first] = dishes;
  if (!first) return undefined;
  const close = dishes
    .filter(({ score }, rank) => score >= first.score - (rank < IDEAS ? FAR : CLOSE))
    .filter(({ dish }) => usesMost(dish) || !usesMost(first.dish));
  const weights = close.map(({ score }) => Math.max(LEAST_CHANCE, Math.exp((score - first.score) / FADE)));
  let draw = random() * weights.reduce((total, weight) => total + weight, 0);
  const drawn = weights.findIndex((weight) => {
    draw -= weight;
    return draw < 0;
  });
  return close.at(drawn)?.dish;
}
