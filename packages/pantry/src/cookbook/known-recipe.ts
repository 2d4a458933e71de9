import { COOKBOOK, SIGNS } from '#cookbook';
import type { NamedFood } from '../claims/contents.ts';
import { lazy, remembered } from '../read/lazy.ts';
import { nameOfFood } from '../read/lexicon.ts';
import { withFahrenheit } from './fahrenheit.ts';
import { unpack } from './pack.ts';
import type { Moment, Place, Recipe, Step } from './recipe.ts';
import { TitleReader } from './title-signs.ts';
import { titleWords } from './title-words.ts';

/** A place of a recipe with the foods that can take it. */
export interface OpenPlace extends Place {
  /** The foods that can take the place, each with the recipe's name for it. */
  readonly options: readonly (NamedFood & { readonly called: string })[];
  /** Names of groups of kinds: "quick vegetables". */
  readonly groups: readonly string[];
  /** The note of the place and, with a dash for its food, each sentence of the method that names it and the one after that. Missing for a place that no recipe has. */
  readonly said?: () => string;
  /** Whether the recipe cuts, rubs or creams the fat of the place, and names no oil for it. Missing for a place that no recipe has. */
  readonly needsFirmFat?: () => boolean;
}

/** A recipe whose names of foods are looked up in the tables. */
export interface KnownRecipe extends Recipe {
  readonly places: readonly OpenPlace[];
  /** For each name of the dish: the positions of its words in {@link titleReader}. */
  readonly names: readonly (readonly number[])[];
  /** Whether a step cooks for so long that tough meat becomes tender. */
  readonly isSlow: boolean;
  /** The position of the first step for each moment; -1 where no step is one. */
  readonly moments: Readonly<Record<Moment, number>>;
}

const MOMENTS: Readonly<Record<Exclude<Moment, 'end'>, RegExp>> = {
  // Salt in the water of a pot does not season the dish.
  salt: /^(?![^.]*\bwater\b[^.]*\bboil\b|[^.]*\b[Bb]oil\b[^.]*\bwater\b).*\[(?:salt|pepper|black pepper|stock|soy sauce)\]/,
  // Garlic burns in deep fat, and in a pan that is filled again and again.
  fat: /^(?!.*(?:\bbatches\b|\blots\b|\d °C|each side|deep)).*(?:fry|cook|soften|sizzle|heat|melt|warm)[^.]*\[(?:oil|olive oil|butter|ghee|vegetable oil)\]/i,
  batter: /\[(?:flour|self-raising flour|plain flour|sugar|brown sugar|oats|rolled oats)\]/,
  // Two litres are a pot in which something is boiled, and no part of the dish.
  water: /(?:\d ml|\b1(?:\.\d+)? l(?:itres?)?) (?:(?:hot|boiling|cold|warm) )?(?:of )?water\b/,
};

/** A step over heat of at least this many minutes brings stewing meat to a safe temperature, and makes it tender. */
const LONG_MINUTES = 60;
const COOKS = /\b(?:simmer|cook|braise|bake|roast|oven)\b/i;

/** Tells which words the name of a dish of some foods is likely to have. */
export const titleReader = lazy(() => new TitleReader(SIGNS));

/** The whole cookbook; in a browser, its pocket edition. It is unpacked on the first use, so that the API starts at once. */
export const cookbook = lazy((): readonly KnownRecipe[] => unpack(COOKBOOK).map(openRecipe));

/** Opens a recipe. Its texts are read only when it may be cooked, since there are many recipes. */
function openRecipe(recipe: Recipe): KnownRecipe {
  const { title, also, cuisine, course, serves, needs } = recipe;
  const names = lazy(() => [title, ...also].map((name) => titleReader().positionsOf(titleWords(name))));
  const method = lazy(() => readMethod(recipe.steps));
  const steps = lazy(() => recipe.steps.map((step) => ({ ...step, text: withFahrenheit(step.text) })));
  return {
    ...{ title, also, cuisine, course, serves, needs },
    places: recipe.places.map((place) => openPlace(place, recipe)),
    get names() {
      return names();
    },
    get steps() {
      return steps();
    },
    get tip() {
      return withFahrenheit(recipe.tip);
    },
    get variation() {
      return withFahrenheit(recipe.variation);
    },
    get serveWith() {
      return withFahrenheit(recipe.serveWith);
    },
    get isSlow() {
      return method().isSlow;
    },
    get moments() {
      return method().moments;
    },
  };
}

/** The facts about a method that decide which foods a recipe can take. */
function readMethod(steps: readonly Step[]): Pick<KnownRecipe, 'isSlow' | 'moments'> {
  const stepOf = (moment: RegExp): number => steps.findIndex(({ text }) => moment.test(text));
  return {
    isSlow: steps.some(({ text, minutes }) => minutes >= LONG_MINUTES && COOKS.test(text)),
    moments: {
      salt: stepOf(MOMENTS.salt),
      fat: stepOf(MOMENTS.fat),
      batter: stepOf(MOMENTS.batter),
      water: stepOf(MOMENTS.water),
      end: steps.length - 1,
    },
  };
}

/** Notes of firm fat. */
const FIRM = /\b(?:cold|cube|soft|dice|room)/;
const SENTENCE = /[^.;{}|]+/g;
/** Sentences that cream fat, or rub it into flour; the dash stands for the fat. */
const CREAMS =
  /\b(?:beat|cream|whip) (?:\d+ g of )?(?:the )?(?:rest of the )?—,? (?:with|and|for|until|softened)\b|\bcold —/i;
const RUBS = /\b(?:rub|cut|pulse|work)\b.*—.*(?:\b(?:into|together)\b|flour|crumbs)|\brub in\b.*—/i;

/** The foods of places, opened once for all recipes that have the same line. */
const openedFoods = new Map<Place, Omit<OpenPlace, 'needsFirmFat' | 'said'>>();

function openFoods(place: Place): Omit<OpenPlace, 'needsFirmFat' | 'said'> {
  const known = openedFoods.get(place);
  if (known) return known;
  // In the cookbook "pepper" is always the spice; visitors may also mean the vegetable.
  const options = place.foods.flatMap((called) => {
    const named = foodCalled(called === 'pepper' ? 'black pepper' : called);
    return named ? { ...named, called } : [];
  });
  const groups = place.foods.flatMap((name) => (name.startsWith('any ') ? name.slice('any '.length) : []));
  const open = { ...place, options, groups };
  openedFoods.set(place, open);
  return open;
}

const foodCalled = remembered(nameOfFood, 5000);

function openPlace(place: Place, recipe: Recipe): OpenPlace {
  const open = openFoods(place);
  const said = lazy(() => {
    const sentences = recipe.steps.flatMap(({ text }) =>
      text.replaceAll(`[${place.foods[0]}]`, '—').split(/[.;] /),
    );
    const named = sentences.flatMap((one, at) =>
      one.includes('—') ? `${one}. ${sentences[at + 1] ?? ''}` : [],
    );
    return [place.note ?? '', ...named].join('\n');
  });
  const isFat = open.options.some(({ food: { kind } }) => kind === 'butter' || kind === 'oil');
  if (!isFat) return { ...open, said };
  const isWorked = (text: string): boolean =>
    (text.replaceAll(`[${place.foods[0]}]`, '—').match(SENTENCE) ?? []).some(
      (sentence) => CREAMS.test(sentence) || RUBS.test(sentence),
    );
  const needsFirmFat = lazy(
    () =>
      !open.options.some(isLiquidOil) &&
      (FIRM.test(place.note ?? '') || recipe.steps.some(({ text }) => isWorked(text))),
  );
  return { ...open, said, needsFirmFat };
}

/** Whether a food is an oil that is liquid at room temperature. Coconut oil, lard and other fats are firm. */
export const isLiquidOil = ({ food }: NamedFood): boolean =>
  food.kind === 'oil' && /(?<!coconut|palm) oil$/.test(food.name);
