import { type Choice, chooseRecipe, menuOf } from './choose-recipe.ts';
import { type Claims, claimsOf } from './claims/claims.ts';
import { withoutDishWords } from './claims/dish-words.ts';
import type { Step } from './cookbook/recipe.ts';
import { type Draft, fillAdvice } from './draft-recipe.ts';
import type { Found } from './find-recipe.ts';
import { DIETS } from './foods/diets.ts';
import { KINDS } from './foods/kinds.ts';
import { LEFT_OUT_REASONS } from './foods/left-out-reasons.ts';
import { PROPER } from './foods/proper-words.ts';
import { PART_HEADING } from './foods/utensils.ts';
import { goodToKnow } from './good-to-know.ts';
import { withoutReplaced } from './line-notes.ts';
import { methodOf } from './method-of.ts';
import { pluralOf } from './names-of-foods.ts';
import { type KnownFood, type Reading, saidOf, warningsOf } from './read/read-ingredient.ts';
import { andList, capital, duration, normal } from './read/words.ts';
import { refuse } from './refuse.ts';
import { besideOf } from './serve-with.ts';
import { activeMinutes, totalMinutes } from './wishes/minutes.ts';
import type { Order } from './wishes/order.ts';
import { type ReadOrder, readOrder } from './wishes/read-order.ts';
import { isAgainst, sayWishes } from './wishes/say-wishes.ts';
import { smallPiecesEach } from './wishes/servings.ts';
import { whyNot } from './wishes/why-not.ts';

/** Writes one recipe, or a kind refusal, as markdown. The same order and the same random numbers give the same text. */
export function writeRecipe(order: Order, random: () => number): string {
  const asked = readOrder(order);
  const { readings, foods, ban, wants, notes, remarks } = asked;
  const banned = foods.filter((known) => ban.forbids(known));
  const allowed = foods.filter((known) => !banned.includes(known));
  const asAsked = `${capital(andList(banned.map(sayFood)))}: left out, as you asked.`;
  // "Gluten" can be left out for two reasons, and is named once.
  const once = [...new Map(notes.map((note) => [note.slice(note.indexOf(': ')), note])).values()];
  const said = banned.length > 0 ? [...once, asAsked] : once;
  const menu = menuOf(allowed, asked);
  const choice = chooseRecipe(menu, wants, random);
  return choice
    ? write(choice, asked, said)
    : refuse(readings, allowed, ban, [...said, ...remarks], whyNot(menu, asked, banned.map(sayFood)));
}

const sayFood = (item: KnownFood): string => pluralOf(item);

function write({ draft, unmet, longer }: Choice, asked: ReadOrder, notes: readonly string[]): string {
  const { readings, ban } = asked;
  const { title, steps, portions, found } = draft;
  const advise = (text: string): string => {
    const filled = fillAdvice(text, draft);
    return isAgainst(filled, asked) ? '' : filled;
  };
  const { recipe } = found;
  const [tip, variation] = [advise(recipe.tip), advise(recipe.variation)];
  const beside = besideOf(advise(recipe.serveWith), draft);
  const linesOf = (isFromCupboard: boolean): string[] =>
    portions
      .flatMap((portion) => (portion.isFromCupboard === isFromCupboard ? portion.lines : []))
      .map((line) => (ban.isIn(line) ? withoutReplaced(line) : line));
  const lines = linesOf(false);
  const usesWater = found.left.some(isWater) && POURS_WATER.test(methodOf(steps));
  const foods = portions.flatMap((portion) => portion.foods);
  const text = [title, ...lines, ...linesOf(true), methodOf(steps), tip].join('\n');
  const claims = claimsOf(foods, withoutDishWords(title, text, foods));
  const toKnow = goodToKnow(draft, claims, `${variation}\n${beside}`);
  const blocks = [
    "Here's a recipe you can try:",
    `# ${title}`,
    summaryLine(draft, claims),
    ...warningsOf(readings).map((warning) => `${warning} I have cooked without it.`),
    ...section('## Ingredients', [...lines, ...(usesWater ? ['- water, as the steps say'] : [])]),
    ...section('**From the cupboard**', linesOf(true)),
    ...section('## Method', steps.map(stepLine)),
    ...section('## Tip', [tip]),
    ...section('## Variation', [variation]),
    ...section('## Serve with', [beside]),
    ...section(
      '## Good to know',
      bullets([
        ...correctionsIn(readings),
        ...sayWishes(draft, asked, unmet),
        longer ? sayLonger(longer) : '',
        ...toKnow,
      ]),
    ),
    ...section('## Left out', bullets([...notes, ...leftOut(draft, readings, usesWater)])),
  ];
  return `${blocks.join('\n\n')}\n`.replaceAll(PROPER, (words) => words.replaceAll(/\b[a-z]/g, capital));
}

/** Water that somebody pours, and not the water that mushrooms give up. */
const POURS_WATER =
  /(?:\b(?:ml|l|litres?|tbsp|tsp|tablespoons?|spoonfuls?|splash) (?:of )?(?:\w+ )?|\b(?:in|with|into|under|of|cold|hot|warm|boiling|salted|ice|fresh|the) )water\b/;

const sayLonger = ({ title, steps }: Draft): string =>
  `With more time this list makes a better dish: ${title}, in ${duration(totalMinutes(steps))}.`;

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.some((line) => line !== '') ? [heading, lines.join('\n')] : [];

const bullets = (sentences: readonly string[]): string[] =>
  [...new Set(sentences)].flatMap((sentence) => (sentence === '' ? [] : `- ${sentence}`));

function summaryLine({ found: { recipe }, servings, steps }: Draft, claims: Claims): string {
  const work = activeMinutes(steps);
  const active = work > 0 ? `${duration(work)} active` : '';
  const total = `${duration(totalMinutes(steps))} in total`;
  const pieces = smallPiecesEach(recipe);
  // This stays true when a page scales the recipe.
  const each = pieces > 1 ? `, ${pieces} pieces each` : '';
  const parts = [`**Serves ${servings}**${each}`, active, total, DIETS[claims.diet]];
  return parts.filter((part) => part !== '').join(' · ');
}

const stepLine = ({ text, minutes, how }: Step, at: number): string =>
  `${at + 1}. ${text} *(${duration(minutes)}${how ? `, ${how}` : ''})*`;

const correctionsIn = (readings: readonly Reading[]): string[] =>
  readings.flatMap((reading) =>
    reading.kind === 'foods' ? reading.foods.flatMap(({ correction }) => correction ?? []) : [],
  );

/** Whether a food is water, and not ice, which is of the same kind but never the water of a step. */
const isWater = ({ food }: KnownFood): boolean => food.name === 'water';

/** A heading that was copied along with a list needs no word. */
const isNoHeading = (reading: Reading): boolean =>
  reading.kind !== 'not-food' || !PART_HEADING.test(reading.said);

function leftOut({ found }: Draft, readings: readonly Reading[], usesWater: boolean): string[] {
  const left = found.left.filter((item) => !(usesWater && isWater(item)));
  const named = [
    ...left.map((item) => ({ name: sayFood(item), why: whyLeftOut(item, found) })),
    ...saidOf(readings, 'unknown').map((name) => ({ name, why: 'I do not know what that is' })),
    ...saidOf(readings.filter(isNoHeading), 'not-food').map((name) => ({
      name,
      why: 'no food to cook with',
    })),
  ];
  const byReason = [...Map.groupBy(named, ({ why }) => why)];
  return byReason.map(([why, all]) => `${capital(andList(all.map(({ name }) => name)))}: ${why}.`);
}

/** Why a food of the list is not in the dish: the first reason that is true. */
function whyLeftOut({ food: { kind, name }, variety }: KnownFood, { recipe, uses }: Found): string {
  const taste = ['sweet', 'drink'].includes(recipe.course) ? 'sweet' : 'savoury';
  const alike = uses.find(
    ({ item, isFromCupboard }) =>
      !isFromCupboard && item.food.kind === kind && item.food.name !== name && KINDS[kind].swaps,
  );
  if (alike) return `the ${sayFood(alike.item)} will do here`;
  const beside = ` ${normal(recipe.serveWith)} `;
  if ([name, variety ?? name].some((one) => beside.includes(` ${normal(one)} `)))
    return 'good to serve with it';
  const reason = LEFT_OUT_REASONS.find(
    ({ kinds, of = taste, beside, but = [] }) =>
      kinds.includes(kind) &&
      !but.includes(name) &&
      of === taste &&
      (!beside || uses.some(({ item }) => beside.includes(item.food.kind))),
  );
  return reason?.why ?? 'not part of this dish';
}
