import { CLASHES } from './data/clashes.ts';
import { NO_OLIVE_OIL } from './data/cuisines.ts';
import { COOKED_ROLES, DISPENSABLE, FIRST, FLAVOURS, INSTEAD, REPLACES, WAYS, WORTH } from './data/roles.ts';
import { DISHES, type Dish } from './dish.ts';
import { type Food, foodNamed } from './food.ts';
import { type Portion, soakOf } from './portion.ts';
import type { KnownFood } from './read-ingredient.ts';
import { meansAny, type Subject } from './select.ts';
import { type Ban, banOf } from './unwanted.ts';

/** A food that stays out of the dish, and why. */
interface LeftOut {
  readonly known: KnownFood;
  readonly why: string;
}

/** A dish with the foods that go into it. */
export interface Choice {
  readonly dish: Dish;
  readonly used: readonly KnownFood[];
  readonly staples: readonly KnownFood[];
  readonly left: readonly LeftOut[];
  readonly score: number;
}

const SLIGHT = 0.4;
export const worthOf = ({ food }: Subject): number => WORTH[food.role] ?? SLIGHT;

const EITHER_WAY = CLASHES.flatMap((clash) => [clash, { ...clash, one: clash.other, other: clash.one }]);

/** Why a food cannot go into the dish beside those that are in already; undefined when it can. */
function objection(dish: Dish, known: KnownFood, used: readonly KnownFood[]): string | undefined {
  const { food, states } = known;
  if (dish.sweet && food.taste === 'savoury') return 'savoury, and this is a sweet dish';
  if (!dish.sweet && food.taste === 'sweet' && !dish.takes.has(food.role)) return 'too sweet for this dish';
  const room = dish.takes.get(food.role);
  const isCooked = states.has('cooked') && food.role === 'main';
  if (!room || (meansAny(known, dish.refuses) && !isCooked)) return `no place in a ${dish.name}`;
  if (dish.way && COOKED_ROLES.has(food.role) && !states.has('cooked')) {
    if (food[dish.way] === 0) return `not suited to ${WAYS[dish.way]}`;
    if (food[dish.way] > dish.longest) return 'slower to cook than the rest';
  }
  const clash = EITHER_WAY.find(
    ({ one, other }) => meansAny(known, one) && used.some((mate) => meansAny(mate, other)),
  );
  if (clash) return clash.why;
  if (isFlavour(known) && used.some((mate) => isFlavour(mate) && !sharesCuisine(known, mate)))
    return 'the flavour of another kitchen than the rest';
  const taken = used.filter((mate) => room.roles.includes(mate.food.role)).length;
  const isFull = isSubstance(known) && used.filter(isSubstance).length >= MOST_OF_SUBSTANCE;
  return isFull || taken >= room.count ? 'enough in the dish already; one for another day' : undefined;
}

/** What a dish is made of, next to what rounds it off; with more than so many it would taste of everything and nothing. */
const isSubstance = (subject: Subject): boolean => worthOf(subject) > 1;
const MOST_OF_SUBSTANCE = 7;

const isFlavour = ({ food }: KnownFood): boolean => food.cuisines.length > 0 && FLAVOURS.has(food.role);
const sharesCuisine = (one: KnownFood, other: KnownFood): boolean =>
  one.food.cuisines.some((cuisine) => other.food.cuisines.includes(cuisine));

/** The cuisine that most of the foods point to, where at least two do. */
function cuisineOf(foods: readonly KnownFood[]): string | undefined {
  const votes = foods.flatMap(({ food }) => food.cuisines);
  const [best = []] = [...Map.groupBy(votes, (vote) => vote).values()].sort((a, b) => b.length - a.length);
  return best.length >= 2 ? best[0] : undefined;
}

const MOST_STAPLES = 3;

/** Millilitres of water or stock for a dish: by serving, and what its grains soak up. */
export function waterFor(dish: Dish, portions: readonly Portion[], servings: number): number {
  const amounts = [...dish.water].map(([rule, amount]) => {
    if (rule === 'soak') return soakOf(portions.filter(({ states }) => !states.has('cooked')));
    return rule === 'always' || portions.some((portion) => meansAny(portion, [rule])) ? amount * servings : 0;
  });
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** What the dish takes from the cupboard; `vinegar?herb,aromatic` only where some foods call for it. */
function staplesFor(dish: Dish, used: readonly KnownFood[], ban: Ban): readonly KnownFood[] | undefined {
  const staples = dish.staples
    .map((staple) => staple.split('?'))
    .filter(([, rules]) => !rules || used.some((known) => meansAny(known, rules.split(','))))
    .map(([name = '']) => name)
    .filter((name) => !used.some((known) => meansAny(known, REPLACES[name] ?? [])))
    .slice(0, MOST_STAPLES)
    .map((name) => (name === 'olive oil' && NO_OLIVE_OIL.has(cuisineOf(used) ?? '') ? 'vegetable oil' : name))
    .map((name): KnownFood => ({ food: foodNamed(name), states: new Set() }));
  const allowed = staples.flatMap((staple) => {
    if (!ban.forbids(staple)) return staple;
    const other = insteadOf(staple.food, used, ban);
    return other ?? (DISPENSABLE.has(staple.food.name) ? [] : undefined);
  });
  return allowed.every((staple) => staple !== undefined) ? allowed : undefined;
}

/** What does the work of a staple that must not be in the dish, under the role of the staple. */
function insteadOf({ name, role, kind }: Food, used: readonly KnownFood[], ban: Ban): KnownFood | undefined {
  const others = (INSTEAD[name] ?? []).map((other): KnownFood => {
    const food = foodNamed(other);
    return { food: { ...food, role, tags: new Set([...food.tags, role, kind]) }, states: new Set() };
  });
  return others.find(
    (other) => !ban.forbids(other) && !used.some((known) => known.food.name === other.food.name),
  );
}

const rank = ({ food }: KnownFood): number => FIRST.indexOf(food.role);
const CUISINE_BONUS = 2;
const STAPLE_COST = 0.2;

/** The list as this dish would use it; undefined when the dish cannot be made of it. */
function tryDish(dish: Dish, foods: readonly KnownFood[], ban: Ban): Choice | undefined {
  const used: KnownFood[] = [];
  const left: LeftOut[] = [];
  for (const known of [...foods].sort((a, b) => rank(b) - rank(a))) {
    const why = objection(dish, known, used);
    if (why === undefined) used.push(known);
    else left.push({ known, why });
  }
  if (!dish.needs.every((rules) => used.some((known) => meansAny(known, rules)))) return undefined;
  const staples = staplesFor(dish, used, ban);
  if (!staples) return undefined;
  const cuisine = cuisineOf(foods);
  const loved = [...dish.loves].filter(([rule]) => used.some((known) => meansAny(known, [rule])));
  const sum = (list: readonly KnownFood[]) => list.reduce((total, known) => total + worthOf(known), 0);
  const fits = cuisine !== undefined && dish.cuisines.includes(cuisine) ? CUISINE_BONUS : 0;
  const bonus = loved.reduce((total, [, love]) => total + love, dish.appeal + fits);
  const score = sum(used) - sum(left.map(({ known }) => known)) + bonus - staples.length * STAPLE_COST;
  return { dish, used, staples, left, score };
}

/** Every dish that can be made of these foods and with nothing that is banned, with what it would use and how well it fits. */
export const choicesFor = (foods: readonly KnownFood[], ban: Ban = banOf([])): Choice[] =>
  DISHES.flatMap((dish) => tryDish(dish, foods, ban) ?? []);
