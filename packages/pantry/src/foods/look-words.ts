import { PhraseTable } from '../read/phrase-table.ts';

/**
 * Words that say in the text of a recipe that a food is not in the dish, or that a word means no food. Unlike the wordings in
 * `negations.ts`, which people type as wishes, these must leave alone "do not overcook the prawns" and "no need to peel them".
 */

const split = (words: string): string[] => words.trim().split(/\s*\|\s*/);
const phrases = (all: readonly string[]) => new PhraseTable(all.map((phrase) => [phrase, true]));
const words = (all: string): ReadonlySet<string> => new Set(all.trim().split(/\s+/));

const NOT = split('not | dont | doesnt | never | cant | cannot | wont | without');
const HAVE = split(
  'add | adding | use | using | used | include | including | contain | containing | need | needing | require | eat | have | having | want | like',
);

/** Wordings in front of a food that is not in the dish. */
export const IS_ABSENT = phrases([
  ...NOT.flatMap((not) => HAVE.map((have) => `${not} ${have}`)),
  ...split(
    `no | not | without | non | zero | minus | no need for | contain no | free of | free from | instead of | rather than | in
    place of | in lieu of | substitute for | replacement for | alternative to | unlike | replace | replacing | replaced | swap |
    swap out | swapping | stand in for | omit | omitting | skip | skipping | leave out | leaving out | left out | avoid | avoiding | exclude |
    excluding | allergic to | allergy to | intolerant to | intolerant of | intolerance to | sensitive to | neither |
    nor | none of the`,
  ),
]);

/** Of these, the wordings in front of lists: "free from: milk, eggs". */
export const LISTS_ABSENT: ReadonlySet<string> = new Set(['free of', 'free from', 'contain no', 'left out']);

/** Words behind an absent food that belong to it: "dairy products". */
export const BEHIND_ABSENT = words('product item ingredient allergen free');

/** Wordings in front of {@link IS_ABSENT} that turn its meaning round: "do not skip the butter". */
export const TURNS_ROUND = words('dont not never doesnt cannot cant');

/** Verbs whose clause names the absent food behind "for" or in front of "with": "substitute oil for the butter". */
export const SUBSTITUTES = words('substitute substituting sub');

/** Words that may stand in front of a food that is absent, or that a qualifier is about: "without any of the usual salted butter". */
export const AROUND_FOOD = words(
  `a an the any of added extra other usual traditional regular real animal your my our such baking double fresh raw
  large medium small whole half organic plain unsalted salted low reduced sodium fat full light dark red green yellow white
  black brown sweet hot sharp smooth creamy warm cold mixed italian french greek style homemade store bought kosher pure dry
  heavy skim trace drop hint bit kind type sort piece gram certified unsweetened ground`,
);

/** Endings in "-ing" that are no verbs: in "no peanut dressing" nothing happens to the peanuts. */
export const NO_VERB = words(
  `dressing frosting icing topping stuffing filling pudding seasoning coating shortening dumpling spring`,
);

/** Words behind a food that somebody cannot eat: "nut allergy". */
export const ILLNESSES = words('allergy allergic intolerance intolerant sensitivity sufferer');

/** Words behind a food that make both together another thing: "egg replacer", "walnut-sized", "cheese grater". */
export const IS_OTHER = words(
  `substitute replacer replacement alternative analogue sized shaped thermometer knife cutter grater mallet tenderizer grinder
  machine maker timer frother kettle cloth slicer`,
);

/** Words that do so only behind a hyphen: "cheese-like". */
export const IS_OTHER_JOINED = words(
  'like style flavour flavoured flavor flavored size brown coloured colored yellow green',
);

/** Things to bake on and in, behind the name of something baked: "cake tin". */
export const BAKED_IN = words('tin pan sheet tray stone wheel rack mould mold cup dish board');

/** Foods that are baked in things with their name. */
export const BAKED = words(
  'cake muffin bread loaf pie cookie biscuit pizza bun sandwich cupcake brownie waffle candy chocolate',
);

/** Wordings in front of a food that show what it is made without, as a wish for a diet. */
export const DIET_QUALIFIERS: Readonly<Record<string, string>> = {
  vegan: 'vegan',
  'plant based': 'vegan',
  plant: 'vegan',
  'animal free': 'vegan',
  faux: 'vegan',
  mock: 'vegan',
  vegetarian: 'vegetarian',
  veggie: 'vegetarian',
  meatless: 'vegetarian',
};

/** Words beside "vegan" or "gluten-free" behind a food: "oats (certified gluten-free)". */
export const BESIDE_QUALIFIER = words(
  'certified unsweetened preferably ideally labelled labeled optional optionally if and',
);

/** Forms of meat that are also made from plants: "cauliflower steak". */
export const FORMS_OF_MEAT = words('steak burger meatball nugget mince jerky bacon sausage ham');

/** Plants that such forms are made from. */
export const MAKES_FORMS = words(
  `cauliflower tofu mushroom portobello lentil bean tempeh seitan jackfruit aubergine eggplant chickpea walnut cabbage celeriac
  beetroot quinoa coconut`,
);

/** Foods that are also made from plants: "cashew cheese", and the plants that they are made from. */
export const FORMS_OF_DAIRY = words(
  'milk cream cheese queso yogurt yoghurt butter ricotta feta mozzarella parmesan creamer kefir',
);
export const MAKES_DAIRY = words(
  `coconut almond cashew soy soya oat rice hemp pea flax macadamia tofu nut hazelnut quinoa plant peanut`,
);

/** Words that are foods in other places and verbs here, with the words that show it: "fish out the bay leaf". */
export const VERBS: Readonly<Record<string, ReadonlySet<string>>> = {
  cream: words('the together until in this them it'),
  fish: words('out slice'),
  toast: words('the until in for them it your and both each a all on over'),
};

/** Words in front of a verb that orders something. */
export const BEFORE_ORDER = words('and then to next now or');
