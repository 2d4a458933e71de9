import { type Mention, mentionsOf, readText } from './read-text.ts';
import { COURSES, type CookbookState, type Place, type Recipe } from './recipe.ts';
import { type Complain, isKnown, type Line, readPlace, readStep, unknown } from './recipe-lines.ts';

/** A mistake in a recipe file, and its line. */
interface Mistake {
  /** The number of the line, counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** Either the recipe in a file, or the mistakes in it. */
export type RecipeFile =
  | {
      readonly recipe: Recipe;
      readonly minutes: number;
      /** Whether the recipe belongs to the pocket edition: the part of the cookbook that a browser carries. */
      readonly isPocket: boolean;
    }
  | { readonly mistakes: readonly Mistake[] };

const HEAD = ['title', 'also', 'cuisine', 'course', 'serves', 'minutes', 'needs', 'welcomes', 'pocket'];
const SECTIONS = ['Ingredients', 'Method', 'Tip', 'Variation', 'Serve with'];

/**
 * Reads a recipe's file as `docs/pantry.md` describes it.
 *
 * @param file - the whole text of the file
 */
export function readRecipeFile(file: string): RecipeFile {
  const mistakes: Mistake[] = [];
  const complain = (line: number, message: string) => void mistakes.push({ line, message });
  const lines = file.split('\n').map((text, index): Line => ({ at: index + 1, text: text.trimEnd() }));
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---');
  if (lines[0]?.text !== '---' || end < 0) {
    return { mistakes: [{ line: 1, message: 'The file must begin with a head between two lines of ---.' }] };
  }
  for (const { at, text } of lines) {
    const [letter] = /[Ā-Ŀ]/.exec(text) ?? [];
    if (letter)
      complain(at, `The letter "${letter}" stands for a place in the packed cookbook: write it plainly.`);
  }
  const head = readHead(lines.slice(1, end), complain);
  const sections = readSections(lines.slice(end + 1), complain);
  const linesOf = (name: string): readonly Line[] => sections.get(name) ?? [];
  const places = linesOf('Ingredients').flatMap((line) => readPlace(line, complain) ?? []);
  const foods = new Set(places.flatMap((place) => place.foods));
  const asked: Asked[] = [];
  const check = ({ at, text }: Line): string => {
    const marks = readText(text, foods, (message) => complain(at, message));
    for (const mention of mentionsOf(marks)) {
      if (mention.state) asked.push({ food: mention.food, state: mention.state });
      const wrong = mistakeIn(mention, places);
      if (wrong !== undefined) complain(at, wrong);
    }
    return text;
  };
  const steps = linesOf('Method').flatMap((line, index) => readStep(line, index + 1, check, complain) ?? []);
  const method = steps.map(({ text }) => text).join(' ');
  const ingredients = linesOf('Ingredients');
  for (const [index, place] of places.entries()) {
    if (place.isOptional && places.length === ingredients.length && !isNamedIn(method, place))
      complain(ingredients[index]?.at ?? 1, `No step uses "${place.foods[0]}": name it in the method.`);
  }
  const prose = (name: string) => linesOf(name).map(check).join(' ');
  const say = (key: string) => head.get(key)?.text ?? '';
  const needs = listOf(say('needs')).map((need) => {
    const at = places.findIndex((place) => place.foods.includes(need));
    if (at < 0) complain(head.get('needs')?.at ?? 1, `"${need}" is not among the ingredients.`);
    return at;
  });
  for (const name of listOf(say('welcomes'))) {
    if (!isKnown(name)) complain(head.get('welcomes')?.at ?? 1, unknown(name));
  }
  const minutes = steps.reduce((sum, step) => sum + (step.how === 'meanwhile' ? 0 : step.minutes), 0);
  if (minutes !== Number(head.get('minutes')?.text)) {
    complain(
      head.get('minutes')?.at ?? 1,
      `The steps take ${minutes} minutes together, so "minutes" must be ${minutes}.`,
    );
  }
  if (mistakes.length > 0) return { mistakes: mistakes.sort((one, other) => one.line - other.line) };
  return {
    minutes,
    isPocket: head.has('pocket'),
    recipe: {
      title: say('title'),
      also: listOf(say('also')),
      cuisine: say('cuisine'),
      course: COURSES.find((course) => course === say('course')) ?? 'main',
      serves: Number(say('serves')),
      needs,
      places: places.map((place) => withStates(place, asked)),
      steps,
      tip: prose('Tip'),
      variation: prose('Variation'),
      serveWith: prose('Serve with'),
    },
  };
}

interface Asked {
  readonly food: string;
  readonly state: CookbookState;
}

function withStates(place: Place, asked: readonly Asked[]): Place {
  const states = new Set(asked.flatMap(({ food, state }) => (place.foods.includes(food) ? [state] : [])));
  return states.size > 0 ? { ...place, states: [...states] } : place;
}

const listOf = (text: string): string[] => text.split(',').flatMap((word) => word.trim() || []);

function readHead(lines: readonly Line[], complain: Complain): ReadonlyMap<string, Line> {
  const head = new Map<string, Line>();
  for (const { at, text } of lines) {
    const [, key = '', value = ''] = /^(\w+): *(.*)$/.exec(text) ?? [];
    if (!HEAD.includes(key)) complain(at, `The head can only have these lines: ${HEAD.join(', ')}.`);
    else if (head.has(key)) complain(at, `The head has the line "${key}" twice.`);
    else head.set(key, { at, text: value });
  }
  for (const key of ['title', 'cuisine', 'course', 'serves', 'minutes', 'needs']) {
    if (!head.get(key)?.text) complain(1, `The head has no line "${key}".`);
  }
  for (const key of ['serves', 'minutes']) {
    const line = head.get(key);
    if (line && !/^[1-9]\d{0,3}$/.test(line.text)) complain(line.at, `"${key}" must be a whole number.`);
  }
  const pocket = head.get('pocket');
  if (pocket && pocket.text !== 'yes')
    complain(pocket.at, '"pocket" can only be yes: leave the line out otherwise.');
  const course = head.get('course');
  if (course && !COURSES.some((known) => known === course.text)) {
    complain(course.at, `"course" must be one of ${COURSES.join(', ')}.`);
  }
  return head;
}

function readSections(lines: readonly Line[], complain: Complain): ReadonlyMap<string, readonly Line[]> {
  const sections = new Map<string, Line[]>();
  let current: Line[] | undefined;
  for (const line of lines) {
    const [, name] = /^## (.*)$/.exec(line.text) ?? [];
    if (name !== undefined) {
      if (name !== SECTIONS[sections.size])
        complain(line.at, `The sections must be ${SECTIONS.join(', ')}, in this order.`);
      current = [];
      sections.set(name, current);
    } else if (line.text !== '') {
      if (current) current.push(line);
      else complain(line.at, 'This line stands before the first section.');
    }
  }
  for (const name of SECTIONS) {
    if (!sections.get(name)?.length)
      complain(lines.at(-1)?.at ?? 1, `The section "${name}" is missing or empty.`);
  }
  return sections;
}

/** The mistake in how a text names a food: every food must be an ingredient, and one that may be missing needs a condition. */
function mistakeIn({ food, how }: Mention, places: readonly Place[]): string | undefined {
  const place = places.find(({ foods }) => foods[0] === food);
  const isOpen = places.some(({ foods }) => foods.some((name) => name.startsWith('any ')));
  // A condition may ask which food took a place.
  const isAsked = how === 'condition' && places.some(({ foods }) => foods.includes(food));
  if (!place && !isAsked && !(isOpen && how !== 'plain')) return `"${food}" is not among the ingredients.`;
  return place?.isOptional && how === 'plain'
    ? `"${food}" may be missing: name it only inside {${food}: …}.`
    : undefined;
}

/** Whether a method names a food of a place, in brackets or in plain words: "a jug full of ice". */
const isNamedIn = (method: string, { foods }: Place): boolean => {
  if (method.includes(`[${foods[0]}]`)) return true;
  const words = method
    .replaceAll(/\[[^\]]*\]|\{[^{}:]*:/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/e?s$/, ''));
  return foods.some((food) =>
    words.includes((food.split(' ').at(-1) ?? food).toLowerCase().replace(/e?s$/, '')),
  );
};
