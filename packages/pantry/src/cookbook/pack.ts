import { COOKBOOK_STATES, type Course, type Place, type Recipe, type Step, UNITS } from './recipe.ts';

/**
 * The cookbook in columns: texts of one sort stand side by side, because they compress to a smaller download. In a column that is one
 * text, each recipe has a paragraph, and each of its places or steps a line. In the texts of a recipe, one letter stands for a place. A
 * condition is left out when it asks for exactly the foods that its own text names.
 */
export interface PackedCookbook {
  readonly titles: string;
  readonly also: string;
  readonly cuisines: string;
  readonly courses: readonly Course[];
  readonly serves: readonly number[];
  readonly needs: readonly (readonly number[])[];
  /** The names of all foods. In `places`, one letter stands for each. */
  readonly foods: string;
  readonly places: string;
  readonly steps: string;
  /** Minutes of each step: negative for a step that is `hands off`, in an array for a step that runs `meanwhile`. */
  readonly minutes: readonly (readonly (number | readonly [number])[])[];
  readonly tips: string;
  readonly variations: string;
  readonly beside: string;
}

const LINE = '\n';
const PARAGRAPH = '\n\n';
const LIST = ', ';

/** The letter of the first name in {@link PackedCookbook.foods}. There are seven thousand letters from here on, the first thousand of two bytes. */
const FIRST_FOOD = 'Ͱ'.codePointAt(0) ?? 0;

/** Puts recipes into columns. */
export function pack(recipes: readonly Recipe[]): PackedCookbook {
  const named = recipes.flatMap(({ places }) => places.flatMap(({ foods }) => foods));
  const byUse = [...Map.groupBy(named, (food) => food)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const foods = byUse.map(([food]) => food);
  const letters = new Map(foods.map((food, at) => [food, String.fromCodePoint(FIRST_FOOD + at)]));
  const texts = (one: (recipe: Recipe) => string): string =>
    recipes.map((recipe) => shorten(one(recipe), recipe.places)).join(LINE);
  return {
    titles: texts(({ title }) => title),
    also: recipes.map(({ also }) => also.join(LIST)).join(LINE),
    cuisines: recipes.map(({ cuisine }) => cuisine).join(LINE),
    courses: recipes.map(({ course }) => course),
    serves: recipes.map(({ serves }) => serves),
    needs: recipes.map(({ needs }) => needs),
    foods: foods.join(LINE),
    places: recipes
      .map(({ places }) => places.map((place) => packPlace(place, letters)).join(LINE))
      .join(PARAGRAPH),
    steps: recipes
      .map(({ steps, places }) => steps.map(({ text }) => shorten(text, places)).join(LINE))
      .join(PARAGRAPH),
    minutes: recipes.map(({ steps }) =>
      steps.map(({ minutes, how }) => (how === 'meanwhile' ? [minutes] : how ? -minutes : minutes)),
    ),
    tips: texts(({ tip }) => tip),
    variations: texts(({ variation }) => variation),
    beside: texts(({ serveWith }) => serveWith),
  };
}

/** A place as a line: "?2cloves" or "1 small(600", then the letters of its foods, its note and, behind a `;`, the states. */
const packPlace = (place: Place, letters: ReadonlyMap<string, string>): string =>
  [
    ...[place.isOptional ? '?' : '', place.quantity, place.unit ?? ''],
    ...[place.size ? ` ${place.size}` : '', place.grams ? `(${place.grams}` : ''],
    ...place.foods.map((food) => letters.get(food)),
    ...[place.note ?? '', place.states ? `;${place.states.join(' ')}` : ''],
  ].join('');

const PACKED_PLACE =
  /^(?<mark>\??)(?<quantity>[\d.]+)(?<unit>[a-z]*)(?: (?<size>[a-z ]+))?(?:\((?<grams>[\d.]+))?(?<foods>[Ͱ-\u1FFF]+)(?<note>[^;]*);?(?<states>.*)$/u;

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

/** Takes recipes out of their columns. The texts of a recipe are read when they are asked for: most recipes are never cooked. */
export function unpack(packed: PackedCookbook): Recipe[] {
  const foods = packed.foods.split(LINE);
  const [places, steps] = [packed.places.split(PARAGRAPH), packed.steps.split(PARAGRAPH)];
  const [tips, variations] = [packed.tips.split(LINE), packed.variations.split(LINE)];
  const [beside, cuisines] = [packed.beside.split(LINE), packed.cuisines.split(LINE)];
  const also = packed.also.split(LINE);
  // Many recipes have the same line, such as two cloves of garlic, chopped.
  const known = new Map<string, Place>();
  const placeOf = (line: string): Place => {
    const place = known.get(line) ?? unpackPlace(line, foods);
    known.set(line, place);
    return place;
  };
  return packed.titles.split(LINE).map((title, at) => {
    const own = (places[at] ?? '').split(LINE).map(placeOf);
    return {
      title,
      also: (also[at] || undefined)?.split(LIST) ?? [],
      cuisine: cuisines[at] ?? '',
      course: packed.courses[at] ?? 'main',
      serves: packed.serves[at] ?? 1,
      needs: packed.needs[at] ?? [],
      places: own,
      get steps() {
        const minutes = packed.minutes[at] ?? [];
        return (steps[at] ?? '')
          .split(LINE)
          .map((text, step) => unpackStep(lengthen(text, own), minutes[step] ?? 0));
      },
      get tip() {
        return lengthen(tips[at] ?? '', own);
      },
      get variation() {
        return lengthen(variations[at] ?? '', own);
      },
      get serveWith() {
        return lengthen(beside[at] ?? '', own);
      },
    };
  });
}

function unpackPlace(line: string, names: readonly string[]): Place {
  const { mark, quantity, unit, size, grams, foods, note, states } = PACKED_PLACE.exec(line)?.groups ?? {};
  const known = UNITS.find((one) => one === unit);
  const asked = (states ?? '')
    .split(' ')
    .flatMap((word) => COOKBOOK_STATES.find((one) => one === word) ?? []);
  return {
    foods: [...(foods ?? '')].map((letter) => names[(letter.codePointAt(0) ?? 0) - FIRST_FOOD] ?? ''),
    quantity: Number(quantity),
    ...(known && { unit: known }),
    ...(mark && { isOptional: true }),
    ...(grams && { grams: Number(grams) }),
    ...(note && { note }),
    ...(size && { size }),
    ...(asked.length > 0 && { states: asked }),
  };
}

function unpackStep(text: string, minutes: number | readonly [number]): Step {
  if (typeof minutes !== 'number') return { text, minutes: minutes[0], how: 'meanwhile' };
  return minutes < 0 ? { text, minutes: -minutes, how: 'hands off' } : { text, minutes };
}
