import { namesOf } from '../claims/contents.ts';
import type { Draft } from '../draft-recipe.ts';
import { FLESH, type KindName } from '../foods/kinds.ts';
import { keepingLine } from '../good-to-know.ts';
import { methodOf } from '../method-of.ts';
import { activeMinutes, totalMinutes } from './minutes.ts';
import type { Taste } from './taste.ts';
import { HOT_FOODS, isFreezableRice } from './tastes.ts';

/** Words of a method that needs the oven. */
export const OVEN = /oven|\bbak(?:e|es|ed|ing)\b(?! (?:powder|soda))|\broast|\bbroil|\bgrill/i;
const HEATED = /\b(?:fr(?:y|ies|ied|ying)|simmer|boil|bake|roast|grill|oven|toast|sauté|melt|steam|heat)/i;
const VESSELS =
  /\b(saucepan|pan|pot|wok|skillet|casserole|tin|tray|baking sheet|griddle|steamer|(?:baking|ovenproof|gratin) dish|(?<!(?:serve|eat|spoon|move) the )dish)(?:e?s)?\b/gi;
/** Water for pasta or rice boils in a pot, even where the recipe does not name it. */
const WATER_POT =
  /\b(?:litres?|l) of (?:salted )?water to (?:the|a) boil\b|\bboil the [^.]*\bin [^.]*\bwater\b[^.]*\bdrain/i;
const SECOND = /\b(?:another|second|separate|other) (?:\w+ )?(?:pan|pot|saucepan)\b/i;

const PROTEIN: ReadonlySet<KindName> = new Set<KindName>([
  ...FLESH,
  ...(['egg', 'legume', 'pulse', 'tofu', 'cannedfish'] as const),
]);
const SPOILT_BY_FROST: ReadonlySet<KindName> = new Set<KindName>(['salad', 'avocado', 'potato', 'yogurt']);

/** Words of a dish that cannot wait. */
const AT_ONCE = /\b(?:(?<!can be eaten )at once|straight away|immediately|within (?:the|an|two) hours?)\b/i;

/** Dishes that nobody takes along. */
const EATEN_WARM = /\b(?:porridge|omelette|scrambled|poached|soufflé)\b/i;

/** The most minutes of work in a dish that is little work. */
const LITTLE_WORK = 20;

/** The least minutes in which a dish cooks by itself and is little work too. */
const LONG_REST = 60;

/** Whether a dish is as a need says, by the words of its method and the foods in it. */
export const NEEDS: Readonly<Record<NonNullable<Taste['needs']>, (draft: Draft) => boolean>> = {
  'no oven': ({ steps }) => !OVEN.test(methodOf(steps)),
  'no cooking': ({ steps }) => !HEATED.test(methodOf(steps)),
  'one pan': ({ steps }) => {
    const method = methodOf(steps);
    const vessels = new Set([...method.matchAll(VESSELS)].map(([, vessel = '']) => vessel.toLowerCase()));
    if (WATER_POT.test(method)) vessels.add('pot');
    return vessels.size <= 1 && !SECOND.test(method);
  },
  heat: ({ portions }) =>
    portions.some(({ foods }) => foods.some((known) => HOT_FOODS.test(namesOf(known).join(' ')))),
  // What simmers for an hour leaves its cook time for other things.
  'little work': ({ steps }) =>
    activeMinutes(steps) <= LITTLE_WORK || totalMinutes(steps) - activeMinutes(steps) >= LONG_REST,
  freezes: ({ steps, portions, found: { recipe } }) =>
    ((/main|side|soup|sauce|bread|sweet/.test(recipe.course) &&
      /\b(?:simmer|stew|bake|braise)/i.test(methodOf(steps))) ||
      /burrito|pancake|waffle|muffin/i.test(recipe.title)) &&
    // Mash and soup stand the frost, potatoes in pieces do not; sour cream that is served with it is not frozen.
    !portions.some(({ foods }) =>
      foods.some(
        ({ food }) =>
          SPOILT_BY_FROST.has(food.kind) &&
          food.name !== 'sweet potato' &&
          !(food.kind === 'potato' && (recipe.course === 'soup' || /\bmash/i.test(methodOf(steps)))) &&
          !(
            food.kind === 'yogurt' && /\bserve[^.]*\b(?:yogh?urt|cream|crème fraîche)/i.test(methodOf(steps))
          ),
      ),
    ),
  // Breakfast is made the night before where it stands until morning; of a stew it is enough that it keeps.
  'night before': (draft) =>
    /\b(?:overnight|night|day before)\b/i.test(methodOf(draft.steps)) ||
    (draft.found.recipe.course !== 'breakfast' && NEEDS.keeps(draft)),
  protein: ({ portions }) => portions.some(({ foods }) => foods.some(({ food }) => PROTEIN.has(food.kind))),
  // Of sweets and bread nothing is said, since nearly all of them keep.
  // What is packed in the morning is eaten at noon.
  travels: (draft) => {
    const line = keepingLine(draft);
    return (
      !AT_ONCE.test(methodOf(draft.steps)) &&
      !/^Eat it/.test(line) &&
      draft.found.recipe.course !== 'drink' &&
      !EATEN_WARM.test(draft.title)
    );
  },
  keeps: (draft) => {
    const line = keepingLine(draft);
    return line === ''
      ? !AT_ONCE.test(methodOf(draft.steps))
      : / keeps for [2-9] days/.test(line) || (isFreezableRice(draft) && / keeps for a day/.test(line));
  },
};
