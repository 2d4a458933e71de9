import { type Claims, claimsAddedBy } from './claims/claims.ts';
import type { Draft } from './draft-recipe.ts';
import { HEAT } from './foods/heat.ts';
import { KEEPING } from './foods/keeping.ts';
import { FLESH, KEPT_WHEN_ROASTED, type KindName } from './foods/kinds.ts';
import { isCooked } from './match-place.ts';
import { methodOf } from './method-of.ts';
import { eggPart } from './names-of-foods.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { andList } from './read/words.ts';

const HOT: ReadonlySet<string> = new Set(['main', 'side', 'soup', 'breakfast']);

/** Kinds with which something baked must be kept cold. */
const MOIST: readonly KindName[] = [
  ...FLESH,
  'cured',
  'coldcut',
  'cannedfish',
  'softveg',
  'leaf',
  'softcheese',
  'spooncheese',
  'cream',
];

/** Kinds that are sold cooked, or that keep when they are. */
const KEPT_WHEN_COOKED: readonly KindName[] = ['cured', 'coldcut', 'dough', 'bread', 'wrap', 'snack'];

/** Kinds of which what was cooked before is heated only once; vegetables bear it. */
const SPOILS: ReadonlySet<KindName> = new Set<KindName>([...FLESH, 'rice', 'grain', 'egg', 'potato', 'meal']);

/** Kinds that make a salad a meal, which keeps. */
const FILLING: readonly KindName[] = ['pasta', 'noodle', 'rice', 'grain', 'potato', 'legume', 'pulse'];

/** Sentences that make a dish safe: warnings, temperatures, how long it keeps, allergens. `advice` is text that is not part of the dish. */
export function goodToKnow(draft: Draft, claims: Claims, advice: string): string[] {
  const method = methodOf(draft.steps);
  const used = draft.portions
    .filter(({ isFromCupboard }) => !isFromCupboard)
    .flatMap(({ foods, names }) =>
      foods.map((item, at) => ({
        item,
        name: (names.length === foods.length && names[at]) || andList(names),
      })),
    );
  const said = used.flatMap(({ item: { cares = [] }, name }) =>
    cares.flatMap(({ about, say }) => (!about || about.test(method) ? [{ say, name }] : [])),
  );
  const cares = [...Map.groupBy(said, ({ say }) => say)].map(([say, all]) =>
    say.replaceAll('@', andList([...new Set(all.map(({ name }) => name))])),
  );
  const heat = used.map(({ item, name }) => heatLine(item, draft).replace('@', `The ${name}`));
  return [
    ...cares,
    ...heat,
    sayWhites(draft),
    keepingLine(draft),
    allergenLine(claims, claimsAddedBy(advice, claims)),
  ];
}

/** What to do with the whites of eggs of which the dish takes the yolks. */
function sayWhites({ portions }: Draft): string {
  const parts = portions.flatMap(({ foods, place }) => foods.flatMap((item) => eggPart(item, place) ?? []));
  const isLeft = parts.includes('yolks') && !parts.includes('whites');
  return isLeft ? 'Keep the whites: they freeze for months, and whip well for meringues.' : '';
}

function allergenLine({ allergens }: Claims, added: readonly string[]): string {
  const contains =
    allergens.length > 0
      ? `Contains, as far as we know: ${andList(allergens)}.`
      : 'Contains none of the 14 common allergens, as far as we know.';
  const more =
    added.length > 0 ? ` What is named under “Variation” or “Serve with” can add ${andList(added)}.` : '';
  return `${contains} Check the labels.${more}`;
}

/** The sentence with the temperature at which a food is safe; empty where the method says it already or no rule applies. */
function heatLine(item: KnownFood, { steps, found }: Draft): string {
  const { heat } = item.food;
  const method = methodOf(steps);
  const isCold =
    found.recipe.course === 'salad' || !/\b(?:fry|simmer|boil|bake|roast|grill|oven|heat)\b/i.test(method);
  if (!heat || heat === 'egg' || (heat === 'slow' && found.recipe.isSlow) || (isCooked(item) && isCold))
    return '';
  if (heat === 'mollusc') {
    const isShelled =
      item.states.has('canned') ||
      /^canned/.test(item.food.name) ||
      /shucked|smoked|stay(?:s|ed)? (?:closed|shut)/.test(`${item.variety} ${method}`);
    return isShelled ? '' : HEAT.mollusc;
  }
  const rule = HEAT[isCooked(item) ? 'cooked' : heat];
  const degreesIn = (text: string): number[] =>
    [...text.matchAll(/(\d+) °C/g)].map(([, number]) => Number(number));
  const [least = 0] = degreesIn(rule);
  return degreesIn(method).some((degrees) => degrees >= least && degrees < 100) ? '' : rule;
}

/** The sentence on how long a meal keeps and whether it may be heated again; empty for a dish that is no meal. */
export function keepingLine({ found: { recipe }, portions, steps }: Draft): string {
  if (!HOT.has(recipe.course) && recipe.course !== 'salad') return '';
  const has = new Set(portions.flatMap(({ foods }) => foods.map(({ food }) => food.kind)));
  if (/\bgranola$/i.test(recipe.title)) return 'It keeps for two weeks in a closed jar.';
  const isDryBake =
    (has.has('leaven') || has.has('yeast')) &&
    /\boven\b/.test(methodOf(steps)) &&
    !MOIST.some((kind) => has.has(kind));
  if (isDryBake) return 'What is left keeps for 2 days in a closed box, and for 2 months in the freezer.';
  // A sandwich with mayonnaise is cold, although its eggs were boiled.
  const isCold = has.has('spread') && /\b(?:sandwich|wrap|salad)/i.test(recipe.title);
  const isHot =
    !isCold &&
    HOT.has(recipe.course) &&
    /\b(?:fry|simmer|boil|bake|roast|grill|oven)\b/i.test(methodOf(steps));
  const isLeftover = (item: KnownFood) =>
    isCooked(item) &&
    SPOILS.has(item.food.kind) &&
    !KEPT_WHEN_ROASTED.has(item.food.kind) &&
    !KEPT_WHEN_COOKED.includes(item.food.kind) &&
    !item.states.has('canned');
  const again = isHot && portions.find(({ foods }) => foods.some(isLeftover));
  if (again)
    return `Eat it all at once: what was cooked before (the ${andList(again.names)}) is not to be heated a second time.`;
  const isDressed =
    recipe.course === 'salad' &&
    /\b(?:serve|eat)[^.]*\b(?:at once|straight away|right away|within)\b/i.test(methodOf(steps));
  const isLeafy =
    recipe.course === 'salad' &&
    (has.has('salad') || has.has('avocado')) &&
    !FILLING.some((kind) => has.has(kind));
  if (isDressed || isLeafy) return 'Eat it fresh: a dressed salad soon goes limp.';
  const { within, days } = KEEPING.find(({ kinds }) => kinds?.some((kind) => has.has(kind)) ?? true) ?? {};
  const keeps = `What is left goes into the fridge within ${within} and keeps for ${days}`;
  return isHot ? `${keeps}; heat it once, until steaming hot all the way through.` : `${keeps}.`;
}
