import { amountOf, swellOf, zestOf } from './amount-of-food.ts';
import { scaleText } from './amounts.ts';
import type { Use } from './assign-places.ts';
import type { OpenPlace } from './cookbook/known-recipe.ts';
import type { KindName } from './foods/kinds.ts';
import { isCrushed, noteFits, noteFor, seedsOf, statesOf } from './line-notes.ts';
import { isSpray } from './match-place.ts';
import { eggPart, singularOf } from './names-of-foods.ts';
import { andList, normal } from './read/words.ts';

/** Kinds of which the plain name is another food: paprika beside smoked paprika. */
const APART: ReadonlySet<KindName> = new Set<KindName>(['spice', 'sweetspice', 'herb']);

/** Whether a name says nothing that another name does not say: "onions" beside "red onions". */
const isPartOf = (name: string, other: string): boolean => normal(other).includes(normal(name));

/** Whether two names differ only in words that every cook leaves out: "ground cinnamon". */
const isSame = (name: string, other: string): boolean => bare(name) === bare(other);
const bare = (name: string): string =>
  normal(name)
    .replace(/\b(?:freshly|ground|dried|fresh|whole|black) |(?<=coriander) leaves$/g, '')
    .replace('cilantro', 'coriander');

/** Less of an optional food than this part of a tablespoon is not measured. */
const SPECK = 0.4;

/** What is done with a fresh food that stands in the place of a powder. */
const FRESH_FOR_POWDER: Readonly<Record<string, string>> = {
  chilli: 'finely chopped',
  'red chilli': 'finely chopped',
  'green chilli': 'finely chopped',
  garlic: 'crushed',
  ginger: 'grated',
};

const isDropped = ({ food: { kind, name } }: Use['item']): boolean =>
  (/^(?:flavour|acid|vinegar|oil)$/.test(kind) && !/powder|sugar|bean|pod/.test(name)) ||
  / (?:sauce|juice)$/.test(name);

/** The name of one piece of fish or meat. */
const CUT = /\b(?:loin|fillet|steak|chop|cutlet|breast|thigh|leg|bean)$/;

/** The line of a food among the ingredients: its amount, its name and how it is prepared. */
export function lineOf(place: OpenPlace, { item, replaces }: Use, factor: number, name: string): string {
  const { note = '', unit } = place;
  if (place.isOptional && !item.stated && unit === 'tbsp' && place.quantity * factor < SPECK)
    return `- ${name}, a little`;
  const notes = [
    ...statesOf(item, note),
    (swellOf(item, place) === 1 || item.food.kind === 'allium') && noteFits(note, item)
      ? scaleText(noteFor(note, item, name), factor)
      : '',
    isCrushed(item, place) ? 'crushed' : seedsOf(item, place),
    note === '' && unit?.startsWith('t') && item.states.size === 0
      ? (FRESH_FOR_POWDER[item.food.name] ?? '')
      : '',
    // Spaghetti beside gluten-free pasta would look as if gluten were in the dish.
    replaces === undefined || name.endsWith(replaces) || /-free /.test(name) ? '' : `in place of ${replaces}`,
  ];
  if (isSpray(item)) return `- ${name}`;
  // Nobody takes a pinch of a liquid.
  const amount = amountOf(place, item, factor).replace(
    isDropped(item) ? /^\d+ pinch(?:es)?$/ : /$^/,
    '4 drops',
  );
  const zest = zestOf(place, item, factor);
  if (zest) return `- ${zest}`;
  const part = eggPart(item, place);
  if (part) return `- ${amount} ${amount === '1' ? 'egg' : 'eggs'}, ${part} only`;
  const isMany = name === item.food.name && /^(?!1$)\d+$/.test(amount);
  const isSliced = item.food.kind === 'bread' && / slices?$/.test(amount);
  const isStick = name === 'celery' && /^[\d½¼¾⅓⅔]+$/.test(amount);
  const one = isStick ? 'celery stick' : singularOf(name, item);
  const called =
    isSliced || /^1(?: \(|$)/.test(amount)
      ? one
      : isStick
        ? 'celery sticks'
        : isMany
          ? item.food.plural
          : /^(?!1$)\d+(?: \(|$)/.test(amount)
            ? name.replace(CUT, '$&s')
            : name;
  const all = andList([
    called,
    ...(item.besides ?? []).filter(
      (other) =>
        !isSame(other, called) &&
        (APART.has(item.food.kind) || !(isPartOf(other, called) || isPartOf(called, other))),
    ),
  ]);
  return `- ${[`${amount} ${all}`, ...notes.filter((one) => one !== '')].join(', ')}`;
}
