import { chooseRecipe } from './choose-recipe.ts';
import { type Claims, claimsOf } from './claims/claims.ts';
import type { Step } from './cookbook/recipe.ts';
import { type Draft, fillAdvice } from './draft-recipe.ts';
import type { Found } from './find-recipe.ts';
import { pluralOf } from './fit-recipe.ts';
import { DIETS } from './foods/diets.ts';
import { KINDS } from './foods/kinds.ts';
import { LEFT_OUT_REASONS } from './foods/left-out-reasons.ts';
import { goodToKnow, methodOf } from './good-to-know.ts';
import { type KnownFood, type Reading, saidOf, warningsOf } from './read/read-ingredient.ts';
import { readList } from './read/read-list.ts';
import { andList, capital } from './read/words.ts';
import { refuse } from './refuse.ts';
import type { Ban } from './wishes/ban.ts';
import type { Order } from './wishes/order.ts';

/** Writes one recipe, or a kind refusal, as markdown. The same ingredients and the same random numbers give the same text. */
export function writeRecipe({ ingredients }: Order, random: () => number): string {
  const { readings, foods, ban, wishes } = readList(ingredients);
  const banned = foods.filter((known) => ban.forbids(known));
  const allowed = foods.filter((known) => !banned.includes(known));
  const asAsked = `${capital(andList(banned.map(sayFood)))}: left out, as you asked.`;
  const notes = banned.length > 0 ? [...wishes, asAsked] : wishes;
  const draft = chooseRecipe(allowed, ban, random);
  return draft ? write(draft, readings, notes, ban) : refuse(readings, allowed, notes);
}

const sayFood = (item: KnownFood): string => pluralOf(item);

function write(draft: Draft, readings: readonly Reading[], notes: readonly string[], ban: Ban): string {
  const { title, steps, portions, found } = draft;
  const advise = (text: string): string => {
    const filled = fillAdvice(text, draft);
    return ban.isIn(filled) ? '' : filled;
  };
  const { recipe } = found;
  const [tip, variation, beside] = [advise(recipe.tip), advise(recipe.variation), advise(recipe.serveWith)];
  const linesOf = (isFromCupboard: boolean): string[] =>
    portions.flatMap((portion) => (portion.isFromCupboard === isFromCupboard ? portion.lines : []));
  const lines = linesOf(false);
  const usesWater = found.left.some(isWater) && /\bwater\b/.test(methodOf(steps));
  const foods = portions.flatMap((portion) => portion.foods);
  const claims = claimsOf(foods, [title, ...lines, ...linesOf(true), methodOf(steps), tip].join('\n'));
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
    ...section('## Good to know', bullets([...correctionsIn(readings), ...toKnow])),
    ...section('## Left out', bullets([...notes, ...leftOut(draft, readings, usesWater)])),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.some((line) => line !== '') ? [heading, lines.join('\n')] : [];

const bullets = (sentences: readonly string[]): string[] =>
  [...new Set(sentences)].flatMap((sentence) => (sentence === '' ? [] : `- ${sentence}`));

/** A duration as text: "1 h 20 min". */
function duration(total: number): string {
  const hours = total >= 60 ? `${Math.floor(total / 60)} h` : '';
  const minutes = total % 60 > 0 ? `${total % 60} min` : '';
  return `${hours} ${minutes}`.trim();
}

function summaryLine({ servings, steps }: Draft, claims: Claims): string {
  const sum = (some: readonly Step[]): number => some.reduce((total, { minutes }) => total + minutes, 0);
  const active = `${duration(sum(steps.filter(({ how }) => !how)))} active`;
  const total = `${duration(sum(steps.filter(({ how }) => how !== 'meanwhile')))} in total`;
  const parts = [`**Serves ${servings}**`, active, total, DIETS[claims.diet]];
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

function leftOut({ found }: Draft, readings: readonly Reading[], usesWater: boolean): string[] {
  const left = found.left.filter((item) => !(usesWater && isWater(item)));
  const named = [
    ...left.map((item) => ({ name: sayFood(item), why: whyLeftOut(item, found) })),
    ...saidOf(readings, 'unknown').map((name) => ({ name, why: 'I do not know what that is' })),
    ...saidOf(readings, 'not-food').map((name) => ({ name, why: 'nothing to eat, so kept out of the pan' })),
  ];
  const byReason = [...Map.groupBy(named, ({ why }) => why)];
  return byReason.map(([why, all]) => `${capital(andList(all.map(({ name }) => name)))}: ${why}.`);
}

/** Why a food of the list is not in the dish: the first reason that is true. */
function whyLeftOut({ food: { kind, name } }: KnownFood, { recipe, uses }: Found): string {
  const taste = ['sweet', 'drink'].includes(recipe.course) ? 'sweet' : 'savoury';
  const alike = uses.find((use) => !use.isFromCupboard && use.item.food.kind === kind && KINDS[kind].swaps);
  if (alike) return `the ${alike.item.variety ?? alike.item.food.name} will do here`;
  const reason = LEFT_OUT_REASONS.find(
    ({ kinds, of = taste, beside, but = [] }) =>
      kinds.includes(kind) &&
      !but.includes(name) &&
      of === taste &&
      (!beside || uses.some(({ item }) => beside.includes(item.food.kind))),
  );
  return reason?.why ?? 'not part of this dish';
}
