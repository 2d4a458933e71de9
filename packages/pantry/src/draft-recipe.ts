import { adaptToFoods, isBrownRice } from './adapt-to-foods.ts';
import { joinSeasonings } from './cookbook/gaps.ts';
import type { OpenPlace } from './cookbook/known-recipe.ts';
import type { Step } from './cookbook/recipe.ts';
import { type Extra, withAsides } from './extras.ts';
import { fillText, minutesOf } from './fill-text.ts';
import type { Found } from './find-recipe.ts';
import { type Fitted, fitRecipe, type IsHalved, type Portion } from './fit-recipe.ts';
import { AHEAD_MINUTES } from './foods/extra-rules.ts';
import {
  BONE,
  FRY_BACON,
  JOINT,
  SOAK_AND_BOIL,
  THAW,
  THAW_FISH,
  THAW_SHELLFISH,
  THAW_WHOLE,
} from './foods/first-steps.ts';
import { KINDS } from './foods/kinds.ts';
import { isCooked, isDriedBean } from './match-place.ts';
import { wholeFoods } from './parts-of-foods.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { andList } from './read/words.ts';
import { season } from './season.ts';
import { titleOf } from './title-of.ts';
import { paced } from './wishes/servings.ts';

/** A recipe whose title and steps are written. The notes about the list are still missing. */
export interface Draft extends Fitted {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** A food of at most this worth is a seasoning. */
const SEASONING_WORTH = 0.5;

/**
 * Fills the title, the steps and the places of a recipe with the foods of a list.
 *
 * @param servings - for how many people, where somebody wished it
 * @param isHalved - tells of which foods the dish gets half
 */
export function draftOf(chosen: Found, servings?: number, isHalved?: IsHalved): Draft {
  const found = withAsides(chosen);
  const measured = fitRecipe(found, servings, isHalved);
  const steps = stepsOf(measured);
  const method = steps.map(({ text }) => text.toLowerCase()).join('\n');
  // The method may speak of meat or fruit as "the meat" or "the fruit", but names each seasoning.
  const isOwn = ({ foods, isFromCupboard }: Portion) =>
    !isFromCupboard && foods.some(({ food }) => KINDS[food.kind].worth > SEASONING_WORTH);
  // A seasoning, or a food from the cupboard, is not needed when no sentence names it.
  const isUsed = (portion: Portion) =>
    isOwn(portion) || portion.names.some((name) => method.includes(name.toLowerCase()));
  const portions = measured.portions.filter(isUsed);
  const idle = measured.portions.filter((portion) => !isUsed(portion) && !portion.isFromCupboard);
  const left = [...found.left, ...idle.flatMap(({ foods }) => foods)];
  const fitted = { ...measured, portions, found: { ...found, left } };
  return {
    ...fitted,
    title: adaptToFoods(titleOf(found), fitted).replace(/^./, (first) => first.toUpperCase()),
    steps: [...firstSteps(portions, method), ...steps],
  };
}

/** Fills a tip, a variation or the advice on what to serve with the dish. */
export const fillAdvice = (text: string, fitted: Fitted): string =>
  adaptToFoods(fillText(text, fitted), fitted);

function stepsOf(fitted: Fitted): Step[] {
  const { recipe, extras } = fitted.found;
  const texts = wholeFoods(
    recipe.steps.map(({ text }) => fillAdvice(text, fitted)),
    fitted.portions.flatMap(({ names }) => names),
  );
  const start = startAhead(recipe.steps, texts);
  const steps = recipe.steps.flatMap((step, at) => {
    const filled = texts[at] ?? '';
    // When a step is left out, its extra foods go into the next step, or into the last one.
    const isHere = ({ step: from }: Extra) => {
      const next = texts.findIndex((text, one) => one >= from && text !== '');
      return at === (next < 0 ? texts.findLastIndex((text) => text !== '') : next);
    };
    const here = extras.filter(isHere);
    const minutes = here.reduce(
      (sum, { rule }) => sum + (rule.minutes ?? 0),
      minutesOf(step, filled, fitted),
    );
    const seasonings = here.filter(({ rule }) => rule.isSeasoning);
    const seasoned = season(filled, seasonings, fitted);
    const text = joinSeasonings(
      here
        .filter((extra) => !seasonings.includes(extra))
        .reduce((said, extra) => addExtra(said, extra, fitted), seasoned),
    );
    const beside = at === start ? extras.flatMap((extra) => stepAhead(extra, fitted) ?? []) : [];
    return filled === '' ? [] : [...beside, paced({ ...step, text, minutes }, fitted)];
  });
  return joinShort(waitForRice(steps, fitted));
}

/** The minutes in which brown rice boils and rests. */
const BROWN_RICE_MINUTES = 37;

/** Gives the step that boils brown rice the minutes that the rest of the dish does not take. */
function waitForRice(steps: readonly Step[], { portions }: Fitted): readonly Step[] {
  const isRaw = (item: KnownFood): boolean => isBrownRice(item) && !isCooked(item);
  const at = portions.some(({ foods }) => foods.some(isRaw)) ? steps.findIndex(boilsBrownRice) : -1;
  const total = steps
    .slice(at)
    .reduce((sum, { minutes, how }) => sum + (how === 'meanwhile' ? 0 : minutes), 0);
  const missing = BROWN_RICE_MINUTES - total;
  return at < 0 || missing <= 0
    ? steps
    : steps.map((step, one) => {
        if (one !== at) return step;
        const own = step.how === 'meanwhile' ? 0 : step.minutes;
        return { ...step, how: 'hands off' as const, minutes: own + missing };
      });
}

const boilsBrownRice = ({ text }: Step): boolean => /\brice\b[^.]*\b(?:cover|simmer)/i.test(text);

/** The position of the last step that leaves time to boil rice or potatoes before the dish is done, or of the first step. */
function startAhead(steps: readonly Step[], texts: readonly string[]): number {
  let left = 0;
  const from = steps.findLastIndex(({ minutes, how }, at) => {
    if (texts[at] === '') return false;
    left += how === 'meanwhile' ? 0 : minutes;
    return left >= AHEAD_MINUTES;
  });
  return from < 0 ? texts.findIndex((text) => text !== '') : from;
}

/** A step of fewer words than this is no step of its own: "Turn to medium." */
const LEAST_WORDS = 4;

/** Joins a short step to the next one, and a short last step to the one before. */
function joinShort(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const before = joined.at(-1);
    const isLast = step === steps.at(-1);
    const fits = before && [before, step].every(({ how }) => how !== 'meanwhile');
    if (fits && ((isShort(before) && !step.how) || (isLast && isShort(step)))) {
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text} ${step.text}`,
        minutes: before.minutes + step.minutes,
      };
    } else joined.push(step);
  }
  return joined;
}

const isShort = ({ text, how }: Step): boolean => !how && text.split(' ').length < LEAST_WORDS;

/** The names of extra foods, and whether they are cooked already. */
function namesOf(extra: Extra, { portions }: Fitted): readonly [names: string, areCooked: boolean] {
  const own = portions.filter((portion) => portion.extra === extra);
  return [andList(own.flatMap(({ names }) => names)), own.some(({ foods }) => foods.some(isCooked))];
}

const stepAhead = (extra: Extra, fitted: Fitted): Step | undefined =>
  extra.rule.ahead?.(...namesOf(extra, fitted));

function addExtra(text: string, extra: Extra, fitted: Fitted): string {
  const said = extra.rule.say(...namesOf(extra, fitted));
  if (!said) return text;
  return CLOSING.test(text)
    ? text.replace(CLOSING, (last) => ` ${said} ${last.trim()}`).trim()
    : `${text} ${said}`;
}

/** The last sentence of a recipe that sends the dish to the table, or away to cool. */
const CLOSING =
  /(?:^|(?<=[.!?]) )(?:Serve|Eat|Ladle|Carve|Cut|Cool|Chill|Pass|Bring|Spoon|Divide|Heap)\b[^.]*\.$/;

const thawOf = ({ food: { kind } }: KnownFood): readonly Step[] =>
  THAWS.find(({ kinds }) => kinds.includes(kind))?.steps ?? THAW;

const THAWS: readonly { readonly kinds: readonly string[]; readonly steps: readonly Step[] }[] = [
  { kinds: ['shellfish', 'mollusc'], steps: THAW_SHELLFISH },
  { kinds: ['fish'], steps: THAW_FISH },
  { kinds: ['wholebird', 'slowmeat'], steps: THAW_WHOLE },
];

/** Whether a whole bird takes the place of pieces of one. */
const isForPieces = ({ food }: KnownFood, { options: [usual] }: OpenPlace): boolean =>
  food.name === 'whole chicken' &&
  usual !== undefined &&
  !/^(?:whole|turkey|poussin|goose|duck)/.test(usual.food.name);

const isOnTheBone = ({ variety = '' }: KnownFood): boolean => variety.startsWith('bone-in ');

/** Words for meat that is cut small. */
const SMALL =
  /\b(?:boneless|strips|dice|diced|cubes|slices|sliced|bite|pounded|flattened|minced|(?:cm|small) (?:pieces|chunks))\b/;

/** Whether bacon takes the place of cooked meat, which may only be warmed. */
const isRawBacon = ({ food, states }: KnownFood, { groups }: OpenPlace): boolean =>
  food.name === 'bacon' && !states.has('cooked') && groups.includes('cooked meat');

const FRIES_BACON = /\b(?:fry|fries|brown|crisp)\b[^.]*\b(?:bacon|pancetta|guanciale)\b/i;

/** The steps before all others that make foods ready and safe, each once for all foods that need it. */
function firstSteps(portions: readonly Portion[], method: string): Step[] {
  const needed = portions.flatMap(({ foods, names, place }) =>
    foods.flatMap((item, at) => {
      // What is cooked already may go into the sauce as it is.
      const isRaw = item.food.heat && item.food.heat !== 'cooked';
      const isThawed = isRaw && item.states.has('frozen') && !place.states?.includes('frozen');
      const steps = [
        ...(item.cares ?? []).flatMap(({ first }) => first ?? []),
        ...(isDriedBean(item) ? SOAK_AND_BOIL : []),
        ...(isRawBacon(item, place) && !FRIES_BACON.test(method) ? FRY_BACON : []),
        ...(isThawed ? thawOf(item) : []),
        ...(isForPieces(item, place) && !/\binto (?:8|eight|pieces|joints)\b|\bjoint\b/.test(method)
          ? JOINT
          : []),
        ...(isOnTheBone(item) && SMALL.test(place.note ?? '') ? BONE : []),
      ];
      return steps.map((step) => ({ step, name: names[at] ?? names[0] ?? '' }));
    }),
  );
  return [...Map.groupBy(needed, ({ step }) => step)].map(([step, all]) => ({
    ...step,
    text: step.text.replaceAll('@', `the ${andList([...new Set(all.map(({ name }) => name))])}`),
  }));
}
