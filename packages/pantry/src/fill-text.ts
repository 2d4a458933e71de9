import { scaleText } from './amounts.ts';
import { readText } from './cookbook/read-text.ts';
import type { Choice, CookbookState, Step, Text } from './cookbook/recipe.ts';
import type { Fitted, Portion } from './fit-recipe.ts';
import { isCooked, isOfGroup } from './match-food.ts';
import { nameOfFood } from './read/lexicon.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { andList } from './read/words.ts';

type Part = string | { readonly food: string };

/** A text of a recipe with the foods of a list in its places. */
export function fillText(text: string, fitted: Fitted): string {
  const { portions, factor, found } = fitted;
  const foods = new Set(found.recipe.places.flatMap((place) => place.foods));
  const marks = readText(scaleText(text, factor), foods, () => undefined);
  return withFahrenheit(tidy(joinPlaces(choose(marks, fitted), portions)));
}

/** "180 °C (350 °F, 160 °C fan)", "until done (74 °C, 165 °F)", "63 °C (145 °F)". */
const withFahrenheit = (text: string): string =>
  text.replaceAll(/(\d+) °C(?: fan)?(?: \((?=\d+ °C fan\)))?/g, (celsius, degrees: string, at: number) => {
    const other = `${fahrenheit(Number(degrees))} °F`;
    if (celsius.endsWith('fan')) return celsius;
    if (celsius.endsWith('(')) return `${celsius}${other}, `;
    const isInside = text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
    return isInside ? `${celsius}, ${other}` : `${celsius} (${other})`;
  });

/** As kitchens round it: 74 °C is 165 °F, 180 °C is 350 °F. */
const fahrenheit = (celsius: number): number => {
  const step = celsius < 100 ? 5 : 25;
  return Math.round((celsius * 1.8 + 32) / step) * step;
};

/** Preparing takes its time, however little is there. */
const LEAST_SHARE = 0.5;

/** The minutes of a step, less where some of what it speaks of is not there; never less than its own words say. */
export function minutesOf({ text, minutes, how }: Step, filled: string): number {
  if (how || !text.includes('{')) return minutes;
  const whole = text.replaceAll(/\{[^{}:]*: ?|\|[^{}]*\}|[{}[\]]/g, '').length;
  const said = [...filled.matchAll(/(\d+) minutes?/g)].reduce((sum, [, number]) => sum + Number(number), 0);
  const share = Math.max(LEAST_SHARE, filled.length / whole);
  return Math.min(minutes, Math.max(1, said, Math.round(minutes * share)));
}

function choose(marks: Text, fitted: Fitted): Part[] {
  return marks.flatMap((part): Part[] => {
    if (typeof part === 'string' || 'food' in part) return [part];
    return choose(textOf(part, fitted), fitted);
  });
}

function textOf({ conditions, isNot, text, otherwise }: Choice, fitted: Fitted): Text {
  const hasState = conditions.some(({ state }) => state);
  if (hasState && !conditions.some(({ food }) => isUsed(food, fitted))) return [];
  const holds = conditions.some(({ food, state }) =>
    state ? itemsOf(food, fitted).some((item) => isIn(item, state)) : isUsed(food, fitted),
  );
  return holds === isNot ? otherwise : text;
}

const portionOf = (food: string, portions: readonly Portion[]): Portion | undefined =>
  portions.find(({ place }) => place.foods[0] === food);

/** Whether a food is used: the one that a place is called by, or one of several that can take a place. */
const isUsed = (food: string, fitted: Fitted): boolean =>
  portionOf(food, fitted.portions) !== undefined || itemsOf(food, fitted).length > 0;

function itemsOf(food: string, { portions, found }: Fitted): KnownFood[] {
  const place = portionOf(food, portions);
  if (place) return place.uses.map(({ item }) => item);
  // The place of that name is empty, whatever other places hold.
  if (found.recipe.places.some(({ foods }) => foods[0] === food)) return [];
  const named = nameOfFood(food);
  return portions
    .flatMap(({ uses }) => uses.map(({ item }) => item))
    .filter((item) =>
      food.startsWith('any ')
        ? isOfGroup(item, food.slice('any '.length))
        : named?.food.name === item.food.name && (!named.variety || named.variety === item.variety),
    );
}

function isIn(item: KnownFood, state: CookbookState): boolean {
  switch (state) {
    case 'raw':
      return !isCooked(item);
    case 'fresh':
      return item.states.size === 0;
    case 'cooked':
      return isCooked(item) || (item.food.kind === 'legume' && !item.states.has('canned'));
    case 'canned':
      return item.states.has('canned') || item.food.kind === 'legume';
    // Dried beans are soaked and boiled before the first step.
    case 'dried':
      return item.states.has('dried') && item.food.kind !== 'legume';
    case 'frozen':
      return item.states.has('frozen');
  }
}

const BETWEEN = /^\s*(?:,|,? and|,? or)?\s*(?:the )?$/;

/** Puts names into places; places that stand side by side become a list of those that are used. */
function joinPlaces(parts: readonly Part[], portions: readonly Portion[]): string {
  let text = '';
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined || typeof part === 'string') {
      text += part ?? '';
      continue;
    }
    const run: Part[] = [part];
    while (isBetween(parts[at + 1]) && isPlace(parts[at + 2])) {
      run.push(parts[at + 1] ?? '', parts[at + 2] ?? '');
      at += 2;
    }
    text += runText(run, portions);
  }
  return text;
}

const isPlace = (part: Part | undefined): boolean => typeof part === 'object';
const isBetween = (part: Part | undefined): boolean => typeof part === 'string' && BETWEEN.test(part);

function runText(run: readonly Part[], portions: readonly Portion[]): string {
  const names = run.map((part) =>
    typeof part === 'string' ? [part] : (portionOf(part.food, portions)?.names ?? []),
  );
  const isAsWritten =
    names.every(({ length }) => length === 1) && names.every(([name]) => name?.trim() !== '');
  if (isAsWritten) return names.flat().join('');
  const used = names.filter((_, index) => index % 2 === 0).flat();
  return used.length === 0 ? ABSENT : andList([...new Set(used)]);
}

/** Stands where a food is named that is not there. */
const ABSENT = '\u0000';

/** Takes what is left around gaps away: double spaces, spaces before a full stop, "with the", "season and". */
function tidy(text: string): string {
  return text
    .replaceAll(
      new RegExp(
        `(?:,| and| with| plus| in)?(?: half| most| the rest| a pinch| a little| some| of| the| a| rest| [½¼¾\\d.]+(?: tsp| tbsp)?)* ?${ABSENT}(?: and(?: the)?(?= \\w))?`,
        'g',
      ),
      '',
    )
    .replaceAll(/\b(?:Melt|melt)(?= the (?:[\w-]+ )?oil\b)/g, (word) => (word === 'Melt' ? 'Heat' : 'heat'))
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([.,;:])/g, '$1')
    .replaceAll(/(?<=[.!?] |^)(?:Season|Add|Sprinkle|Stir in|Taste)\.( |$)/g, '')
    .trim();
}
