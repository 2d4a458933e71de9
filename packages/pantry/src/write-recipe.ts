import { addedBy, type Claims, claimsOf } from './claims/claims.ts';
import type { Ban } from './claims/unwanted.ts';
import type { Course, Step } from './cookbook/recipe.ts';
import { type Draft, draftOf, fillAdvice } from './draft-recipe.ts';
import { findRecipes } from './find-recipe.ts';
import type { Fitted, Portion } from './fit-recipe.ts';
import { DIETS } from './foods/diets.ts';
import { HEAT } from './foods/heat.ts';
import { keepingLine } from './keeping.ts';
import { whyLeftOut } from './left-out.ts';
import { isCooked } from './match-food.ts';
import { gather } from './read/gather.ts';
import { type KnownFood, type Reading, saidOf, warningsOf } from './read/read-ingredient.ts';
import { readList } from './read/read-list.ts';
import { andList, capital } from './read/words.ts';
import { refuse } from './refuse.ts';

const OPENING = "Here's a recipe you can try:";

/** Writes one recipe, or a kind refusal, as markdown. Same ingredients and same random numbers: same text. */
export function writeRecipe(ingredients: readonly string[], random: () => number): string {
  const { readings, ban, wishes } = readList(ingredients);
  const foods = gather(readings);
  const allowed = ban.isEmpty ? foods : foods.filter((known) => !ban.forbids(known));
  const banned = foods.filter((known) => !allowed.includes(known)).map(sayFood);
  const notes = [
    ...wishes,
    ...(banned.length > 0 ? [`${capital(andList(banned))}: left out, as you asked.`] : []),
  ];
  const draft = chooseRecipe(allowed, ban, random);
  return draft ? write(draft, readings, notes, ban) : refuse(readings, allowed, notes);
}

const sayFood = ({ food, variety }: KnownFood): string => variety ?? food.plural;

/** How far below the best a recipe may lie to be drawn, as a share of the best, and how many are drawn from. */
const NEAR = 0.92;
const IDEAS = 3;

/** One of the recipes that fit this list nearly as well as the best; what names a thing that must not be in it is passed over. */
function chooseRecipe(items: readonly KnownFood[], ban: Ban, random: () => number): Draft | undefined {
  const rest = findRecipes(items, ban);
  while (rest.length > 0) {
    const [best] = rest;
    const near = rest.slice(0, IDEAS).filter(({ score }) => score >= (best?.score ?? 0) * NEAR);
    const [found] = rest.splice(Math.floor(random() * Math.max(1, near.length)), 1);
    const draft = found && draftOf(found);
    const text = draft ? [draft.title, ...draft.steps.map((step) => step.text)].join('\n') : '';
    if (draft && (ban.isEmpty || !ban.isIn(text))) return draft;
  }
  return undefined;
}

function write(draft: Draft, readings: readonly Reading[], notes: readonly string[], ban: Ban): string {
  const { fitted, title, steps } = draft;
  const { recipe } = fitted.found;
  const advise = (text: string): string => {
    const filled = fillAdvice(text, fitted);
    return !ban.isEmpty && ban.isIn(filled) ? '' : filled;
  };
  const advice = {
    tip: advise(recipe.tip),
    variation: advise(recipe.variation),
    beside: advise(recipe.serveWith),
  };
  const foods = fitted.portions.flatMap((portion) => portion.foods);
  const dish = [
    title,
    ...fitted.portions.flatMap(({ lines }) => lines),
    ...steps.map(({ text }) => text),
    advice.tip,
  ];
  const claims = claimsOf(foods, dish.join('\n'));
  const linesOf = (portions: readonly Portion[]): string => portions.flatMap(({ lines }) => lines).join('\n');
  const cupboard = fitted.portions.filter(({ uses }) => uses.length === 0);
  const usesWater = fitted.found.left.some(isWater) && steps.some(({ text }) => /\bwater\b/.test(text));
  const blocks = [
    OPENING,
    `# ${title}`,
    meta(fitted, steps, claims),
    ...warningsOf(readings).map((warning) => `${warning} I have cooked without it.`),
    '## Ingredients',
    [
      linesOf(fitted.portions.filter(({ uses }) => uses.length > 0)),
      ...(usesWater ? ['- water, as the steps say'] : []),
    ].join('\n'),
    ...(cupboard.length > 0 ? ['**From the cupboard**', linesOf(cupboard)] : []),
    '## Method',
    steps.map(stepLine).join('\n'),
    ...section('Tip', advice.tip),
    ...section('Variation', advice.variation),
    ...section('Serve with', advice.beside),
    ...section(
      'Good to know',
      goodToKnow(draft, claims, `${advice.variation}\n${advice.beside}`, readings).join('\n'),
    ),
    ...section('Left out', leftOut(fitted, readings, notes, usesWater).join('\n')),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const section = (heading: string, text: string): string[] => (text === '' ? [] : [`## ${heading}`, text]);

/** "1 h 20 min". */
function duration(total: number): string {
  const hours = total >= 60 ? `${Math.floor(total / 60)} h` : '';
  const minutes = total % 60 > 0 ? `${total % 60} min` : '';
  return `${hours} ${minutes}`.trim();
}

function meta({ servings }: Fitted, steps: readonly Step[], claims: Claims): string {
  const sum = (some: readonly Step[]): number => some.reduce((total, { minutes }) => total + minutes, 0);
  const times = [
    `${duration(sum(steps.filter(({ how }) => !how)))} active`,
    `${duration(sum(steps.filter(({ how }) => how !== 'meanwhile')))} in total`,
  ];
  return [`**Serves ${servings}**`, ...times, DIETS[claims.diet]].filter((part) => part !== '').join(' · ');
}

const stepLine = ({ text, minutes, how }: Step, at: number): string =>
  `${at + 1}. ${text} *(${duration(minutes)}${how ? `, ${how}` : ''})*`;

function goodToKnow(
  { fitted: { portions, found }, steps }: Draft,
  claims: Claims,
  advice: string,
  readings: readonly Reading[],
): string[] {
  const known = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.foods : []));
  const uses = portions.flatMap(({ uses, names }) => uses.map((use) => ({ ...use, name: andList(names) })));
  const method = steps.map(({ text }) => text).join('\n');
  const cares = uses.flatMap(({ item, name }) =>
    (item.cares ?? [])
      .filter(({ about }) => !about || about.test(method))
      .map(({ say }) => `- ${say.replaceAll('@', name)}`),
  );
  const added = addedBy(advice, claims);
  const more =
    added.length > 0 ? ` What is named under “Variation” or “Serve with” can add ${andList(added)}.` : '';
  const contains =
    claims.allergens.length > 0
      ? `- Contains, as far as we know: ${andList(claims.allergens)}. Check the labels.${more}`
      : `- Contains none of the 14 common allergens, as far as we know. Check the labels.${more}`;
  return [
    ...known.flatMap(({ correction }) => (correction ? [`- ${correction}`] : [])),
    ...new Set([
      ...cares,
      ...uses.flatMap(({ item, name }) => heatLine(item, name, steps, found.recipe.course)),
    ]),
    ...[keepingLine(found.recipe.course, portions, method)].flatMap((line) =>
      line === '' ? [] : [`- ${line}`],
    ),
    contains,
  ];
}

/** Minutes of a step over heat that takes care of the temperature by itself; soaking and thawing do not. */
const LONG = 60;
const COOKS = /\b(?:simmer|cook|braise|bake|roast|oven)\b/i;

/** The temperature at which a food is safe, where the method does not say it. */
function heatLine(item: KnownFood, name: string, steps: readonly Step[], course: Course): string[] {
  const method = steps.map(({ text }) => text).join('\n');
  const { heat } = item.food;
  const isLong = steps.some(({ text, minutes }) => minutes >= LONG && COOKS.test(text));
  if (!heat || heat === 'egg' || (heat === 'slow' && isLong)) return [];
  if (heat === 'mollusc') return /stay(?:s|ed)? (?:closed|shut)/.test(method) ? [] : [`- ${HEAT.mollusc}`];
  const isCold = course === 'salad' || !/\b(?:fry|simmer|boil|bake|roast|grill|oven|heat)\b/i.test(method);
  if (isCooked(item) && isCold) return [];
  const rule = isCooked(item) ? HEAT.cooked : HEAT[heat];
  const [, degrees = '0'] = /(\d+) °C/.exec(rule) ?? [];
  const said = [...method.matchAll(/(\d+) °C/g)].map(([, number]) => Number(number));
  const isSaid = said.some((number) => number >= Number(degrees) && number < 100);
  return isSaid ? [] : [`- ${rule.replace('@', `The ${name}`)}`];
}

/** Ice is of the same kind, and no step that speaks of water means it. */
const isWater = ({ food }: KnownFood): boolean => food.name === 'water';

function leftOut(
  fitted: Fitted,
  readings: readonly Reading[],
  notes: readonly string[],
  usesWater: boolean,
): string[] {
  const left = fitted.found.left.filter((item) => !(usesWater && isWater(item)));
  const named = [
    ...left.map((item) => ({ name: sayFood(item), why: whyLeftOut(item, fitted) })),
    ...saidOf(readings, 'unknown').map((name) => ({ name, why: 'I do not know what that is' })),
    ...saidOf(readings, 'not-food').map((name) => ({ name, why: 'nothing to eat, so kept out of the pan' })),
  ];
  return [
    ...notes.map((note) => `- ${note}`),
    ...[...Map.groupBy(named, ({ why }) => why)].map(
      ([why, foods]) => `- ${capital(andList(foods.map(({ name }) => name)))}: ${why}.`,
    ),
  ];
}
