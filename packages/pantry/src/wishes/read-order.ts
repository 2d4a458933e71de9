import { freeOf, type NamedFood } from '../claims/contents.ts';
import { foodNamed } from '../foods/food.ts';
import type { KnownFood, Reading } from '../read/read-ingredient.ts';
import { readList } from '../read/read-list.ts';
import { literal, plain, tokens } from '../read/words.ts';
import { applianceIn } from './appliances.ts';
import { type Ban, sayWish } from './ban.ts';
import { NO_RAW_EGGS } from './circumstances.ts';
import { dishIn, isCookedIn } from './dish-names.ts';
import { alternativesOf, anyOf } from './either.ts';
import type { Order, WishedDiet } from './order.ts';
import { HONEY, unwantedIn } from './read-wish.ts';
import { readWishedNote, type Unread } from './read-wished-note.ts';
import { readLine, type Said } from './read-words.ts';
import type { Taste } from './taste.ts';
import { TASTES } from './tastes.ts';
import { resolve, type Unwanted } from './unwanted.ts';
import { type Want, wantsOf } from './wants.ts';

/** An order as it was understood. */
export interface ReadOrder {
  readonly readings: readonly Reading[];
  readonly foods: readonly KnownFood[];
  /** Everything that must not be in the dish. */
  readonly ban: Ban;
  /** How many people the dish is for, where somebody said it. */
  readonly servings?: number;
  /** In how many minutes the dish must be ready, where somebody said it. */
  readonly minutes?: number;
  readonly diet?: WishedDiet;
  /** What else the dish must be like, or should be like. */
  readonly wants: readonly Want[];
  /** Sentences that say which foods must not be in the dish. */
  readonly notes: readonly string[];
  /** Sentences that say which wishes contradict each other or were not understood. */
  readonly remarks: readonly string[];
  /** The clauses of a note that were not understood; those that the dish is named after are no wish that is not kept. */
  readonly unread: readonly Unread[];
}

/** Foods that are sold with gluten and without, and are used in the same way. Somebody who lists one and avoids gluten has the other. */
export const GLUTEN_FREE_TOO: ReadonlySet<string> = new Set(['oats', 'soy sauce']);

/** Doughs and sweets that are sold with milk and without. */
const DAIRY_FREE_TOO: ReadonlySet<string> = new Set([
  'puff pastry',
  'shortcrust pastry',
  'chocolate',
  'margarine',
]);

/** What is in most stock cubes, and not in all. */
const STOCK_WITHOUT: readonly (readonly string[])[] = [
  ['garlic'],
  ['onion'],
  ['celery'],
  ['garlic', 'onion'],
];

/** Foods with fish or shrimp in them that are sold without too. */
export const VEGAN_TOO: ReadonlySet<string> = new Set(['curry paste', 'kimchi', 'worcestershire sauce']);

/** Wordings of a wish without raw eggs, which are no wish without eggs. */
const RAW_EGGS =
  /^(?:raw|uncooked|undercooked|runny|unpasteuri[sz]ed|soft[- ]boiled) eggs?(?: (?:whites?|yolks?))?$/;

/** The food that somebody has who lists this one and must not eat it as it is usually sold: a stock of vegetables. */
function otherSortOf({ food, variety }: KnownFood): NamedFood[] {
  return [
    ...(GLUTEN_FREE_TOO.has(food.name) ? [freeOf({ food }, ['gluten'])] : []),
    ...(DAIRY_FREE_TOO.has(food.name) ? [freeOf({ food }, ['dairy'])] : []),
    ...(food.kind === 'pasta' ? [freeOf({ food, ...(variety && { variety }) }, ['egg'])] : []),
    ...(food.kind === 'stock' ? STOCK_WITHOUT.map((words) => freeOf({ food }, words)) : []),
    ...(food.name === 'stock' ? [{ food: foodNamed('vegetable stock') }] : []),
    ...(VEGAN_TOO.has(food.name) ? [{ food: foodNamed(`vegan ${food.name}`) }] : []),
  ];
}

/** The strictest diet first: it keeps the others. */
const DIETS: readonly WishedDiet[] = ['vegan', 'vegetarian', 'pescatarian'];

/** Reads a list and all wishes: those beside the list, those in the note, and those that were typed as a line of the list. */
export function readOrder({ ingredients, wishes = {} }: Order): ReadOrder {
  const typed = ingredients.map(asWish);
  const note = readWishedNote(wishes.note ?? '');
  const said = [...typed.map(({ said }) => said), note.said];
  const minutes = Math.min(wishes.minutes ?? Infinity, ...said.flatMap((one) => one.minutes ?? []));
  const counted = said.flatMap(({ servings }) => servings ?? []);
  const servings = wishes.servings ?? counted[0];
  const other = counted.find((count) => count !== servings);
  const diets = [wishes.diet, ...said.map((one) => one.diet)];
  const diet = DIETS.find((one) => diets.includes(one));
  const dish = dishIn(wishes.note ?? '');
  // A "birthday cake" is a wish for a cake too, which is easier to grant.
  const avoid = (wishes.avoid ?? []).filter((entry) => !RAW_EGGS.test(plain(entry).trim()));
  const noRawEggs =
    avoid.length < (wishes.avoid?.length ?? 0) ? TASTES.filter(({ name }) => name === NO_RAW_EGGS) : [];
  const wished = [...new Set([...(dish ? [dish] : []), ...noRawEggs, ...said.flatMap((one) => one.tastes)])];
  const dishes = alternativesOf(wished, wishes.note ?? '');
  // Who names cinnamon rolls for brunch has said which course it is.
  const isOpen = ({ courses }: Taste): boolean => courses === undefined || dish === undefined;
  const isForBoth = wished.some(isSpicy) && wished.some(({ name }) => name === 'mild');
  const tastes = [
    ...wished.filter((taste) => !dishes.includes(taste)),
    ...(dishes.length > 0 ? [anyOf(dishes)] : []),
  ]
    .filter((taste) => isOpen(taste) && !(isForBoth && isSpicy(taste)))
    // Golabki are Polish already, but a potato salad may be German.
    .filter(({ cuisines }) => cuisines === undefined || dish === undefined || isCookedIn(dish, cuisines))
    // A microwave wish allows the kettle too.
    // A dessert for a dinner is no main dish.
    .filter(({ name }, _at, all) => name !== 'a main dish' || !all.some((one) => one.name === 'sweet'))
    // A hot day without an oven is no day without a stove.
    .filter(
      ({ name }, _at, all) =>
        name !== 'without cooking' || !all.some((one) => one.name === 'without an oven'),
    )
    .filter(({ name }, _at, all) => name !== 'in one pan' || !all.some((one) => one.name === 'on one tray'))
    .filter(
      ({ appliance }, _at, all) =>
        appliance !== 'kettle' || !all.some((one) => one.appliance === 'microwave'),
    );
  // "Not too hot, my children eat too" asks for some heat.
  const isALittleHot = tastes.some(({ name }) => name === 'only a little spicy');
  const limit = Math.min(minutes, ...tastes.flatMap((taste) => taste.minutes ?? []));
  const dietBans = diet ? [banned(diet, resolve(diet))] : [];
  const dietNotes = dietBans.map(sayWish);
  const bans = [
    ...note.bans.map((ban): WishReading => ({ kind: 'wish', ...ban })),
    ...dietBans,
    ...(avoid.length > 0 ? [banned('', avoid.flatMap(avoided))] : []),
    ...tastes.flatMap(({ name, leaveOut, butMay = [] }) =>
      leaveOut && !isCovered(leaveOut, tastes)
        ? [
            {
              ...banned(
                name,
                leaveOut
                  .filter((one) => !(one === 'chilli' && isALittleHot))
                  .flatMap((one) => (one === 'honey' ? HONEY : resolve(one))),
              ),
              allowed: butMay.flatMap(resolve),
            },
          ]
        : [],
    ),
  ];
  const unread = note.unread.filter(({ words }) => !isPartOfName(words, dish));
  const list = readList(
    typed.flatMap(({ line }) => line),
    bans,
  );
  const appliances = new Set(tastes.flatMap(({ appliance }) => appliance ?? []));
  // A kettle is in every kitchen with a microwave.
  if (appliances.has('microwave')) appliances.add('kettle');
  const ban: Ban = {
    forbids: list.ban.forbids,
    isIn: (text) => {
      const appliance = applianceIn(text);
      return (appliance !== undefined && !appliances.has(appliance)) || list.ban.isIn(text);
    },
  };
  const foods = list.foods.map((known) => {
    if (!list.ban.forbids(known)) return known;
    const other = otherSortOf(known).find((one) => !list.ban.forbids(one));
    if (!other) return known;
    const { food: _food, variety: _, ...rest } = known;
    return { ...rest, ...other, typed: other.food.name };
  });
  return {
    readings: list.readings,
    foods,
    ban,
    ...(servings !== undefined && { servings }),
    ...(limit < Infinity && { minutes: limit }),
    ...(diet && { diet }),
    wants: wantsOf({
      tastes,
      notAgain: wishes.notAgain ?? [],
      note: wishes.note ?? '',
      ...(limit < Infinity && { minutes: limit }),
      ...(diet && { diet }),
    }),
    // The recipe says its diet at its head.
    notes: list.wishes.filter((note) => !dietNotes.includes(note)),
    remarks: [
      ...(other === undefined
        ? []
        : [`You asked for ${servings} and for ${other}: this is for ${servings}.`]),
      ...(isForBoth
        ? [
            'Not as you asked: “spicy”. It is mild for all, and whoever likes it spicy seasons their own plate at the table.',
          ]
        : []),
      ...unread.map(sayUnread),
    ],
    unread,
  };
}

/** The sentence about a clause of a note that nobody here can follow. */
export const sayUnread = ({ said, isPart }: Unread): string =>
  `I could not follow ${isPart ? 'all of ' : ''}${literal(said)}.`;

/** From so many unknown words on, a clause that names the dish is quoted all the same. */
const MANY_UNKNOWN = 2;

/** Whether words that were not read stand around the dish's name and say hardly more: "burritos to roll". */
function isPartOfName(words: readonly string[], dish: Taste | undefined): boolean {
  const name = tokens(dish?.name ?? '');
  const others = words.filter((word) => !name.includes(word));
  return others.length === 0 || (others.length < words.length && others.length <= MANY_UNKNOWN);
}

/** Whether another wish leaves out all of this and more: a dish for children is mild. */
const isCovered = (leaveOut: readonly string[], tastes: readonly Taste[]): boolean =>
  tastes.some(
    (other) =>
      (other.leaveOut?.length ?? 0) > leaveOut.length &&
      leaveOut.every((one) => other.leaveOut?.includes(one)),
  );

const isSpicy = ({ name }: Taste): boolean => name === 'spicy';

type WishReading = Extract<Reading, { kind: 'wish' }>;

const banned = (said: string, unwanted: readonly Unwanted[]): WishReading => ({
  ...{ kind: 'wish', said, unwanted, allowed: [] },
});

/** Everything unwanted that an entry of `avoid` names. Where it names nothing known, its words must not be in the text. */
const avoided = (entry: string): Unwanted[] =>
  unwantedIn(plain(entry)).map((one) => (one.name === '' ? { ...one, isInText: true } : one));

/** The wishes in a line of the list, and what is left of the line to be read as food. */
function asWish(line: string): { said: Said; line: readonly string[] } {
  const said = readLine(line);
  return { said, line: said.rest === '' ? [] : [said.rest] };
}
