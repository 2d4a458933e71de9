import type { Step } from './cookbook/recipe.ts';
import { fillText, minutesOf } from './fill-text.ts';
import type { Found } from './find-recipe.ts';
import { type Fitted, fitRecipe, type Portion, pluralOf } from './fit-recipe.ts';
import { KINDS } from './foods/kinds.ts';
import { POURED_WATER } from './match-food.ts';
import { andList, capital } from './read/words.ts';

/** A recipe whose text is done but for what is said of the list. */
export interface Draft {
  readonly fitted: Fitted;
  readonly title: string;
  readonly steps: readonly Step[];
}

/** The worth of a food up to which it is a seasoning. */
const SEASONING_WORTH = 0.5;

/** Fills a recipe with the foods of a list: its title, its steps, what each place holds. */
export function draftOf(found: Found): Draft {
  const measured = fitRecipe(found);
  const texts = found.recipe.steps.map((step, at) => {
    const text = fillText(step.text, measured);
    return hotEnough(
      sayWhatItLacks(at === found.recipe.watered ? pourStock(text, found) : text, found),
      measured.portions,
    );
  });
  const steps = found.recipe.steps.map((step, at): Step => {
    const filled = texts[at] ?? '';
    // What is added to a step that falls away goes into the next one.
    const isHere = (one: number) =>
      (texts[one] === '' ? texts.findIndex((text, next) => next > one && text !== '') : one) === at;
    const added = measured.added.flatMap((one) => (isHere(one.step) ? [one.text] : []));
    return { ...step, text: [filled, ...added].join(' ').trim(), minutes: minutesOf(step, filled) };
  });
  const method = steps
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();
  // What no sentence asks for is not needed after all.
  const isAsked = ({ names }: Portion) => names.some((name) => method.includes(name.toLowerCase()));
  // A seasoning is called by its name, meat or fruit may be "the meat" or "the fruit".
  const isOwn = ({ uses }: Portion) => uses.some(({ item }) => KINDS[item.food.kind].worth > SEASONING_WORTH);
  const portions = measured.portions
    .filter((portion) => isOwn(portion) || isAsked(portion))
    .map((portion) => ({ ...portion, lines: portion.lines.map((line) => sayWhatItLacks(line, found)) }));
  const used = new Set(portions.flatMap(({ uses }) => uses.map(({ item }) => item)));
  const idle = measured.portions.flatMap(({ uses }) =>
    uses.flatMap(({ item }) => (used.has(item) ? [] : [item])),
  );
  const fitted = { ...measured, portions, found: { ...found, left: [...found.left, ...idle] } };
  return {
    fitted,
    title: sayWhatItLacks(titleOf(fitted), found),
    steps: [...firstSteps(portions), ...steps.filter(({ text }) => text !== '')],
  };
}

/** Core temperatures below what the meat in the dish needs, as its recipe names them for another meat. */
const LOW: Readonly<Record<string, RegExp>> = {
  poultry: /\b(?:63|71) °C(, | \()1[46][05] °F/g,
  mince: /\b63 °C(, | \()145 °F/g,
  sausage: /\b63 °C(, | \()145 °F/g,
};

/** Names the temperature that is safe for the raw meat that is used. */
function hotEnough(text: string, portions: readonly Portion[]): string {
  const heats = new Set(portions.flatMap(({ uses }) => uses.map(({ item }) => item.food.heat)));
  const rule = ['poultry', 'mince', 'sausage'].find((heat) => [...heats].some((one) => one === heat));
  const low = rule && LOW[rule];
  const [degrees, fahrenheit] = rule === 'poultry' ? [74, 165] : [71, 160];
  return low ? text.replaceAll(low, (_, between: string) => `${degrees} °C${between}${fahrenheit} °F`) : text;
}

const pourStock = (text: string, { stock }: Found): string =>
  stock ? text.replace(POURED_WATER, `$1 $2${pluralOf(stock.food, stock.variety)}`) : text;

/** A tip, a variation or what to serve with it, filled likewise. */
export const fillAdvice = (text: string, fitted: Fitted): string =>
  sayWhatItLacks(fillText(text, fitted), fitted.found);

/** Of gluten-free pasta the method says so wherever it says "pasta". */
function sayWhatItLacks(text: string, { uses }: Found): string {
  return uses.reduce((said, { item }) => {
    const [name, lacking, food] = /^(\w+-free) (.*)$/.exec(item.food.name) ?? [];
    if (name === undefined) return said;
    return said.replaceAll(new RegExp(`(?<!${lacking} )\\b${food}\\b`, 'gi'), name);
  }, text);
}

/** The name of the dish: of one that takes any food of a sort by those that it has, of another by what stands for its own. */
function titleOf({ found: { recipe, uses } }: Fitted): string {
  const main = uses.filter(({ place }) => recipe.needs.includes(place));
  const named = uses
    .filter(
      ({ item, place }) => recipe.places[place]?.groups.length && KINDS[item.food.kind].worth >= NAMED_FROM,
    )
    .slice(0, 2);
  const generic = GENERIC.exec(recipe.title);
  const names = [...new Set(named.map(({ item }) => item.food.short))];
  const isNamed = names.some((name) => recipe.title.toLowerCase().includes(name));
  const isOpen = recipe.needs.some((place) => recipe.places[place]?.groups.length);
  if (named.length > 0 && !isNamed && generic) {
    const all = generic[0].endsWith('s') ? pluralsOf(named) : names;
    return capital(recipe.title.replace(generic[0], andList(all)));
  }
  if (named.length > 0 && !isNamed && isOpen && recipe.title.split(' ').length === 1) {
    return capital(`${andList(names)} ${recipe.title.toLowerCase()}`);
  }
  return main.reduce((title, { item, place }) => {
    const usual = recipe.places[place]?.options[0]?.food;
    const { short, kind } = item.food;
    const isSame = !usual || short.includes(usual.short) || title.toLowerCase().includes(short);
    if (isSame || KINDS[kind].worth < NAMED_FROM) return title;
    return capital(title.replace(new RegExp(`\\b${usual.short}(?=\\b|s\\b)`, 'i'), short));
  }, recipe.title);
}

const pluralsOf = (uses: Found['uses']): string[] => [...new Set(uses.map(({ item }) => item.food.plural))];

/** What stands in a title for the foods that the dish takes. */
const GENERIC = /\b(?:vegetables?|fruit|meat|fish|beans?|pasta|nuts?|berry|berries|greens)\b/i;

/** The worth of a food from which on a dish is named after it. */
const NAMED_FROM = 1.1;

const SOAK_MINUTES = 480;
const BOIL_MINUTES = 90;

/** What is done to make a food safe before anything else. */
function firstSteps(portions: readonly Portion[]): Step[] {
  return portions.flatMap(({ uses, names, place }): Step[] => {
    const name = andList(names);
    return uses.flatMap(({ item: { food, states, cares = [] } }): Step[] => [
      ...cares.flatMap(({ first }): Step[] =>
        first ? [{ text: first.text.replaceAll('@', `the ${name}`), minutes: first.minutes }] : [],
      ),
      ...(food.kind === 'legume' && states.has('dried') ? boilBeans(name) : []),
      ...(food.heat && states.has('frozen') && !place.states?.includes('frozen') ? [thaw(name)] : []),
    ]);
  });
}

const THAW_MINUTES = 600;

const thaw = (name: string): Step => ({
  text: `The night before, put the ${name} on a plate in the fridge to thaw. Pour off the liquid and pat dry.`,
  minutes: THAW_MINUTES,
  how: 'hands off',
});

const boilBeans = (name: string): Step[] => [
  {
    text: `Put the ${name} in a bowl with plenty of fresh water to soak.`,
    minutes: SOAK_MINUTES,
    how: 'hands off',
  },
  {
    text: `Drain the ${name}, cover with fresh water and boil hard for 30 minutes, never for less than 10 minutes. Turn the heat down and simmer until a bean crushes easily between two fingers, about an hour; then drain.`,
    minutes: BOIL_MINUTES,
    how: 'hands off',
  },
];
