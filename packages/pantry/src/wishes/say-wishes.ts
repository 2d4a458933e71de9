import type { Draft } from '../draft-recipe.ts';
import { foodNamed } from '../foods/food.ts';
import { methodOf } from '../method-of.ts';
import { andList, tokens } from '../read/words.ts';
import { isBaked } from './circumstances.ts';
import { activeMinutes } from './minutes.ts';
import { GLUTEN_FREE_TOO, type ReadOrder, sayUnread, VEGAN_TOO } from './read-order.ts';
import type { Unread } from './read-wished-note.ts';
import { sayServings } from './servings.ts';
import { RARE } from './tastes.ts';
import { TIN } from './tins.ts';
import type { Want } from './wants.ts';

/** Cheeses that are always made with rennet: their names are protected, and the rules for them ask for it. */
const ALWAYS_RENNET =
  /parmesan|parmigiano|grana padano|pecorino|gruy[eè]re|manchego|gorgonzola|roquefort|comt[eé]/i;

/** Whether one wish is a part of the other: "a cake" of "birthday cake". */
const isPart = (whole: string, part: string): boolean => whole.endsWith(part.replace(/^an? /, ''));

/** Why a wish was not granted, where it is not for want of a dish. */
const WHY_NOT: Readonly<Record<string, string>> = {
  spicy: 'Nothing on the list is hot, so season it as hot as you like at the table.',
  [RARE]:
    'I give the temperature that is safe for everybody; whole cuts of beef and lamb are pinker if they leave the pan sooner.',
};

/** Why a wish was not granted: for want of a dish of that sort, or of one that is like that. */
const noSuchDish = (isSort: boolean): string =>
  isSort
    ? 'I know no such dish for this list, so this is another one.'
    : 'I know no dish for this list that is like that and suits it as well.';

/** Above this number of minutes of work a dish is no longer said to be little work. */
const NO_LITTLE_WORK = 30;

/** Sentences for the wishes that the dish meets, and for those that it does not. */
export function sayWishes(
  draft: Draft,
  { servings, diet, wants, remarks, unread, ban }: ReadOrder,
  unmet: readonly Want[],
): string[] {
  const met = wants
    .filter((want) => !unmet.includes(want) && want.kind !== 'diet' && want.name !== TIN.name)
    .map(({ name }) => name);
  const asked = [
    ...new Set([...(servings === undefined ? [] : [`for ${servings}`]), ...(diet ? [diet] : []), ...met]),
  ];
  return [
    asked.length > 0 ? `As you asked: ${asked.join('; ')}.` : '',
    ...[...new Map(unmet.map((want) => [want.name, want])).values()]
      .filter(({ name }) => !met.some((one) => isPart(name, one) || isPart(one, name)))
      .filter(({ name }) => name !== 'little work' || activeMinutes(draft.steps) > NO_LITTLE_WORK)
      .map(
        ({ name, isOpenTo }) =>
          `Not as you asked: “${name}”. ${WHY_NOT[name] ?? noSuchDish(isOpenTo !== undefined)}`,
      ),
    ...wants.map((want) => (unmet.includes(want) ? '' : (want.says ?? ''))),
    ...wants.map((want) => (unmet.includes(want) && want.isMild ? '' : (want.advise?.(draft) ?? ''))),
    ...wants.map((want) => sayHalf(draft, want)),
    ...remarks.filter((remark) => !unread.some((one) => remark === sayUnread(one))),
    ...unread.filter((one) => !isInDish(one, draft, wants)).map(sayUnread),
    sayLabels(draft),
    sayLeavening(draft, ban),
    diet === 'vegetarian' ? sayCheese(draft) : '',
    ...sayServings(draft),
  ];
}

/** Words of a clause that wishes for something not to be done. */
const DENIES = /\b(?:no|not|never|without|less|instead|avoid|hates?|\w+n['’]?t)\b/i;

/** Whether words of a note that were not understood stand in the names of the dish, of its foods or of a wish, or in what its steps do. */
function isInDish(
  { said, words }: Unread,
  { title, found, portions, steps }: Draft,
  wants: readonly Want[],
): boolean {
  const { recipe } = found;
  const names = [title, recipe.title, ...recipe.also, ...portions.flatMap((one) => one.names)];
  const done = DENIES.test(said) ? [] : [methodOf(steps), ...portions.flatMap(({ lines }) => lines)];
  const known = new Set(
    [...names, ...wants.map(({ name }) => name), ...done].flatMap((name) => tokens(name)),
  );
  return words.every((word) => known.has(word) || known.has(`${word}s`));
}

/** Of which foods a dish has only half, because it is to be less salty or only a little spicy. */
function sayHalf(draft: Draft, { name, halve }: Want): string {
  const { portions } = draft;
  const isLessSweet = name === 'less sweet';
  const stock =
    name === 'less salty' && portions.some(({ names }) => names.some((one) => /stock|broth/.test(one)));
  const strong = portions.flatMap(({ names }) => names.filter((one) => halve?.test(one)));
  return [
    strong.length > 0
      ? isLessSweet
        ? sayLessSweet(draft, andList(strong))
        : `There is only half of the usual ${andList(strong)} in it: taste before you add more at the end.`
      : '',
    stock ? 'Take a stock without salt.' : '',
  ]
    .join(' ')
    .trim();
}

/** What half of the sugar means for a dish. */
function sayLessSweet(draft: Draft, sugar: string): string {
  const less = `To be less sweet it has only half of the usual ${sugar}`;
  if (draft.found.recipe.course === 'preserve')
    return `${less}, which keeps it for no longer than three weeks, in the fridge.`;
  return isBaked(draft)
    ? `${less}: it turns out paler and a little plainer, as you wished.`
    : `${less}: taste before you add more.`;
}

/** Foods of the list that are free of gluten or of milk only where their label says so. */
function sayLabels({ portions }: Draft): string {
  const free = portions.flatMap(({ names }) =>
    names.filter(
      (name) =>
        /^(?:dairy|egg|garlic|onion|celery)-free /.test(name) ||
        [...GLUTEN_FREE_TOO].some((one) => name === `gluten-free ${one}`) ||
        [...VEGAN_TOO].some((one) => name === `vegan ${one}`),
    ),
  );
  return free.length > 0 ? `The label must say so: ${andList(free)}.` : '';
}

/** Most baking powder is made with corn starch, and some with wheat. */
const sayLeavening = ({ portions }: Draft, ban: ReadOrder['ban']): string =>
  ban.forbids({ food: foodNamed('flour') }) && portions.some(({ names }) => names.includes('baking powder'))
    ? 'The label of the baking powder must say that it is gluten-free.'
    : '';

function sayCheese({ portions }: Draft): string {
  const cheeses = portions.flatMap(({ foods, names }) =>
    foods.some(({ food }) => food.diet === 'rennet') ? names : [],
  );
  if (cheeses.length === 0) return '';
  const [always, other] = [true, false].map((is) =>
    cheeses.filter((name) => ALWAYS_RENNET.test(name) === is),
  ) as [string[], string[]];
  return always.length > 0
    ? `A vegetarian takes a hard cheese made without animal rennet in place of the ${andList(always)}, which never is.${other.length > 0 ? ` ${sayLabelOf(other)}` : ''}`
    : sayLabelOf(other);
}

const sayLabelOf = (cheeses: readonly string[]): string =>
  `The ${andList(cheeses)} must be made without animal rennet to be vegetarian: the label tells.`;

/** Stock that advice does not call vegetable stock, and that may be of meat. */
const ANY_STOCK = /(?<!vegetable )\b(?:stock|broth)\b/i;

/** Whether advice names something that was not wished for. */
export const isAgainst = (advice: string, { ban, wants }: ReadOrder): boolean =>
  ban.isIn(advice) ||
  (ANY_STOCK.test(advice) && ban.forbids({ food: foodNamed('stock') })) ||
  wants.some(({ notIn }) => notIn?.test(advice));
