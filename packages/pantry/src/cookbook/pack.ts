import type { CookbookState, Course, Place, Recipe, Step, Unit } from './recipe.ts';

/**
 * The cookbook in columns: texts of one sort stand side by side, because they compress to a smaller download. 0 means that a value is
 * missing. In a text, one letter stands for a place. A condition is left out when it asks for exactly the foods that its own text names.
 */
export interface PackedCookbook {
  readonly titles: readonly string[];
  readonly courses: readonly Course[];
  readonly serves: readonly number[];
  readonly needs: readonly (readonly number[])[];
  readonly places: readonly (readonly PackedPlace[])[];
  readonly steps: readonly (readonly string[])[];
  /** Minutes of each step: negative for a step that is `hands off`, in an array for a step that runs `meanwhile`. */
  readonly minutes: readonly (readonly (number | readonly [number])[])[];
  readonly tips: readonly string[];
  readonly variations: readonly string[];
  readonly beside: readonly string[];
}

type PackedPlace = readonly [
  foods: readonly string[],
  quantity: number,
  unit: Unit | 0,
  isOptional: 0 | 1,
  grams: number,
  note: string | 0,
  size: string | 0,
  states: readonly CookbookState[] | 0,
];

/** Puts recipes into columns. */
export const pack = (recipes: readonly Recipe[]): PackedCookbook => ({
  titles: recipes.map(({ title }) => title),
  courses: recipes.map(({ course }) => course),
  serves: recipes.map(({ serves }) => serves),
  needs: recipes.map(({ needs }) => needs),
  places: recipes.map(({ places }) => places.map(packPlace)),
  steps: recipes.map(({ steps, places }) => steps.map(({ text }) => shorten(text, places))),
  minutes: recipes.map(({ steps }) =>
    steps.map(({ minutes, how }) => (how === 'meanwhile' ? [minutes] : how ? -minutes : minutes)),
  ),
  tips: recipes.map(({ tip, places }) => shorten(tip, places)),
  variations: recipes.map(({ variation, places }) => shorten(variation, places)),
  beside: recipes.map(({ serveWith, places }) => shorten(serveWith, places)),
});

const packPlace = (place: Place): PackedPlace => [
  place.foods,
  place.quantity,
  place.unit ?? 0,
  place.isOptional ? 1 : 0,
  place.grams ?? 0,
  place.note ?? 0,
  place.size ?? 0,
  place.states ?? 0,
];

/** The letter that stands for a recipe's first place. Texts of the cookbook use no letter from here to `LAST_LETTER`. */
const FIRST_LETTER = 'Ā'.codePointAt(0) ?? 0;
const LAST_LETTER = FIRST_LETTER + 63;
const LETTERS = new RegExp(
  `[${String.fromCodePoint(FIRST_LETTER)}-${String.fromCodePoint(LAST_LETTER)}]`,
  'g',
);

const CHOICE = /\{([^:{}[\]|]*): ?([^{}]*)\}/g;

/** The condition that asks for exactly the foods that the text itself names. */
const ownCondition = (text: string): string =>
  [...new Set([...(text.split('|')[0] ?? '').matchAll(/\[([^[\]]+)\]/g)].map(([, food = '']) => food))].join(
    ' or ',
  );

function shorten(text: string, places: readonly Place[]): string {
  const letterOf = (food: string): string | undefined => {
    const at = places.findIndex(({ foods }) => foods[0] === food);
    return at < 0 ? undefined : String.fromCodePoint(FIRST_LETTER + at);
  };
  return text
    .replaceAll(
      CHOICE,
      (_, condition: string, body: string) =>
        `{${condition === ownCondition(body) ? '' : condition}:${body}}`,
    )
    .replaceAll(/\[([^[\]]+)\]/g, (place, food: string) => letterOf(food) ?? place);
}

const lengthen = (text: string, places: readonly Place[]): string =>
  text
    .replaceAll(
      LETTERS,
      (letter) => `[${places[(letter.codePointAt(0) ?? 0) - FIRST_LETTER]?.foods[0] ?? ''}]`,
    )
    .replaceAll(
      CHOICE,
      (_, condition: string, body: string) => `{${condition || ownCondition(body)}: ${body}}`,
    );

/** Takes recipes out of their columns. */
export const unpack = (packed: PackedCookbook): Recipe[] =>
  packed.titles.map((title, at) => {
    const places = (packed.places[at] ?? []).map(unpackPlace);
    return {
      title,
      course: packed.courses[at] ?? 'main',
      serves: packed.serves[at] ?? 1,
      needs: packed.needs[at] ?? [],
      places,
      steps: (packed.steps[at] ?? []).map((text, step) =>
        unpackStep(lengthen(text, places), packed.minutes[at]?.[step] ?? 0),
      ),
      tip: lengthen(packed.tips[at] ?? '', places),
      variation: lengthen(packed.variations[at] ?? '', places),
      serveWith: lengthen(packed.beside[at] ?? '', places),
    };
  });

const unpackPlace = ([foods, quantity, unit, isOptional, grams, note, size, states]: PackedPlace): Place => ({
  foods,
  quantity,
  ...(unit && { unit }),
  ...(isOptional && { isOptional: true }),
  ...(grams && { grams }),
  ...(note && { note }),
  ...(size && { size }),
  ...(states && { states }),
});

function unpackStep(text: string, minutes: number | readonly [number]): Step {
  if (typeof minutes !== 'number') return { text, minutes: minutes[0], how: 'meanwhile' };
  return minutes < 0 ? { text, minutes: -minutes, how: 'hands off' } : { text, minutes };
}
