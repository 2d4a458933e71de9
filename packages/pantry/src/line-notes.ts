import type { OpenPlace } from './cookbook/known-recipe.ts';
import { KEPT_WHEN_ROASTED, UNCUT } from './foods/kinds.ts';
import { isWholeSpice } from './foods/spices.ts';
import { PULP } from './names-of-foods.ts';
import type { KnownFood } from './read/read-ingredient.ts';

/** The words of an ingredient that name the food that it replaces. */
const REPLACED = /, in place of .*$/;

/** An ingredient without the name of the food that it replaces. */
export const withoutReplaced = (line: string): string => line.replace(REPLACED, '');

/** What is sold baked. */
const BAKED = /^(?:snack|bread|wrap|candy)$/;

const NOTED_STATES = ['cooked', 'canned', 'frozen'] as const;

/** The states of a food that tell the cook something and that its note does not say yet: cooked rice, but not roasted nuts. */
export const statesOf = (item: KnownFood, note: string): string[] =>
  NOTED_STATES.filter(
    (state) => item.states.has(state) && !note.includes(state) && !item.variety?.includes(state),
  ).filter(
    (state) =>
      (state !== 'cooked' || !(KEPT_WHEN_ROASTED.has(item.food.kind) || BAKED.test(item.food.kind))) &&
      (state !== 'canned' || !item.states.has('cooked')),
  );

/** Words for butter that say nothing of oil. */
const OF_BUTTER = /^(?:very )?(?:soft|softened|melted|cold|cubed|at room temperature)$/;

/** Foods that come in small pieces, or as meal. */
const SMALL =
  /\b(?:chips|morsels|raisins|sultanas|currants|cranberries|oats|coconut|mini marshmallows|peanuts|kernels|corn|peas)$/;

/** Meat on its bones, which nobody cuts into cubes. */
const RIBS = /\b(?:ribs|spareribs|oxtails?|neck bones|ham hocks?)$/;
const CUBES =
  /\bin [\d.]+ cm (?:cubes|chunks|pieces|dice)\b|\bin (?:large |bite-sized )?(?:cubes|chunks|pieces)\b|\bcubed\b/;

/** Cheese that nobody can grate. */
const CRUMBLY = /^(?:blue cheese|feta|goat cheese)$/;
const GRATED = /^(?:finely |coarsely |freshly )?grated(?: or crumbled)?/;

/** Words for how a food is cut, and of food that is too small to be cut. */
const CUT = /\b(?:cut|slice[ds]?|chopped|crushed|diced|pieces|strips|cubes|dice|bites|peeled|grated|thumb)\b/;
const IN_SHREDS = /^(?:crushed|shredded|grated|minced|mashed) /;

/** What is done with fresh fruit only: canned fruit comes peeled and cut. */
const OF_FRESH_FRUIT =
  /\b(?:peeled|cored|stoned|pitted|hulled|slice[ds]?|halve[ds]|quartered|wedges|chopped|diced|ripe|firm)\b/;
const FRUIT = /^(?:bakefruit|sourfruit|berry|tropical)$/;

/** A food of which one piece weighs at most this many grams is small. */
const SMALL_PIECE = 25;

/**
 * The note of a place for a food. "In strips if large" tells how to cut large foods, and nothing about small ones. Words that the name of
 * the food says already are left out: a beaten egg is not "beaten" again.
 */
export function noteFor(note: string, { food, states, forms = [] }: KnownFood, name: string): string {
  const isSaid = (part: string): boolean => {
    const [last = ''] = /[a-z]{4,}$/.exec(part) ?? [];
    return (
      last !== '' &&
      name
        .toLowerCase()
        .split(' ')
        .some((word) => word === last || (last.length > 5 && word.startsWith(last.slice(0, 5))))
    );
  };
  const [, how] = /^(.*) if large$/.exec(note) ?? [];
  const isSmall = (food.weighs.each ?? Infinity) <= SMALL_PIECE || SMALL.test(name);
  const fitting = how === undefined ? note : isSmall ? '' : how;
  const cut = RIBS.test(name) ? fitting.replace(CUBES, 'cut between the bones') : fitting;
  const isCutAlready = food.kind === 'cured' && forms.includes('crumbled');
  return (CRUMBLY.test(food.name) ? cut.replace(GRATED, 'crumbled') : cut)
    .split(', ')
    .filter(
      (part) =>
        !isSaid(part) &&
        !((IN_SHREDS.test(name) || isCutAlready) && CUT.test(part)) &&
        !(states.has('canned') && OF_FRESH_FRUIT.test(part) && FRUIT.test(food.kind)) &&
        !(states.has('frozen') && /\bwashed\b/.test(part)) &&
        !(/\bfrozen\b/.test(part) && (states.has('frozen') || /\bfrozen\b/.test(name))) &&
        !(food.kind === 'oil' && OF_BUTTER.test(part)),
    )
    .join(', ');
}

/** A note and a food that has been cut like that already: "kernels only" says nothing new of corn kernels. */
const CUT_ALREADY = /\b(kernel|floret)s\b.*:.*\1s?$|\bcrush.*:.*crumbs?$/;

/** What is done with a whole bird only. */
const IN_SERVING_PIECES = /^in (?:serving )?pieces$/;

/** What is done with fresh herbs only. */
const HERB_CUT = /\b(?:chopped|torn|picked|shredded|snipped|sliced|leaves)\b/;

/** What is done with citrus fruit only; cooked spinach is squeezed too. */
const OF_CITRUS = /(?:^|freshly |half |or )squeezed?\b(?! dry| and)|\b(?:juice|zest)\b/;

/** Whether a note fits a food: only citrus fruit is squeezed, and food that comes soft or in small pieces is not cut. */
export const noteFits = (note: string, { food, variety = '', states }: KnownFood): boolean =>
  !(/herb$/.test(food.kind) && (states.has('dried') || /^dried /.test(variety)) && HERB_CUT.test(note)) &&
  (!(OF_CITRUS.test(note) || note === 'in wedges') || !/ juice$|vinegar$/.test(food.name)) &&
  !(food.name === 'egg yolk' && /yolks? only/.test(note)) &&
  !(IN_SERVING_PIECES.test(note) && /thigh|drumstick|wing|breast|fillet|chop/.test(variety || food.plural)) &&
  !CUT_ALREADY.test(`${note}:${variety || food.plural}`) &&
  (!OF_CITRUS.test(note) || /lemon|lime|orange|grapefruit/.test(food.name)) &&
  (!CUT.test(note) ||
    !(
      UNCUT.has(food.kind) ||
      /\b(?:croutons?|peas|\w*corn|bean sprouts?|\w*berr(?:y|ies)|(?:chopped|crushed|diced) tomato(?:es)?)$/.test(
        variety || food.plural,
      ) ||
      PULP.test(variety || food.name)
    ));

/** What is done with pods in the place of a ground spice, and with vanilla beans: only their seeds are eaten. */
export const seedsOf = ({ variety = '' }: KnownFood, { unit, note }: OpenPlace): string =>
  !unit?.startsWith('t') || note || !/ (?:pod|bean)s?$/.test(variety)
    ? ''
    : variety.includes('vanilla')
      ? 'split, the seeds scraped out'
      : 'seeds only, crushed';

/** Whether a food is a whole spice that the recipe does not name. Such a spice gets no time to soften, so it must be crushed. */
export const isCrushed = ({ food, variety }: KnownFood, { groups, options }: OpenPlace): boolean =>
  isWholeSpice(variety ?? food.name, food.kind) &&
  groups.includes('spices') &&
  !options.some((option) => option.food.name === food.name);
