import { mentionsOf, readText } from './read-text.ts';
import { COURSES, type CookbookRecipe, type Ingredient, type Step, type Text, UNITS } from './recipe-file.ts';

/** A mistake in a recipe's file, and where. */
interface Mistake {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** What a file holds, or what is wrong with it: never both. */
export type RecipeFile = { readonly recipe: CookbookRecipe } | { readonly mistakes: readonly Mistake[] };

interface Line {
  readonly at: number;
  readonly text: string;
}

const HEAD = ['title', 'also', 'cuisine', 'course', 'serves', 'minutes', 'needs', 'welcomes'];
const SECTIONS = ['Ingredients', 'Method', 'Tip', 'Variation', 'Serve with'];

/**
 * Reads a recipe's file as `docs/pantry.md` describes it.
 *
 * @param file - its whole text
 */
export function readRecipeFile(file: string): RecipeFile {
  const mistakes: Mistake[] = [];
  const complain = (line: number, message: string) => void mistakes.push({ line, message });
  const lines = file.split('\n').map((text, index): Line => ({ at: index + 1, text: text.trimEnd() }));
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---');
  if (lines[0]?.text !== '---' || end < 0) {
    return { mistakes: [{ line: 1, message: 'The file begins with a head between two lines of ---.' }] };
  }
  const head = readHead(lines.slice(1, end), complain);
  const sections = readSections(lines.slice(end + 1), complain);
  const linesOf = (name: string): readonly Line[] => sections.get(name) ?? [];
  const ingredients = linesOf('Ingredients').flatMap((line) => readIngredient(line, complain) ?? []);
  const foods = new Set(ingredients.flatMap((ingredient) => ingredient.foods));
  const read = ({ at, text }: Line): Text => {
    const marks = readText(text, foods, (message) => complain(at, message));
    for (const message of unknownIn(marks, ingredients, foods)) complain(at, message);
    return marks;
  };
  const steps = linesOf('Method').flatMap((line, index) => readStep(line, index + 1, read, complain) ?? []);
  const prose = (name: string) => linesOf(name).flatMap(read);
  const minutes = steps.reduce((sum, step) => sum + (step.isMeanwhile ? 0 : step.minutes), 0);
  if (minutes !== Number(head.get('minutes')?.text)) {
    complain(head.get('minutes')?.at ?? 1, `The steps take ${minutes} minutes together.`);
  }
  if (mistakes.length > 0) return { mistakes: mistakes.sort((one, other) => one.line - other.line) };
  const list = (key: string) => listOf(head.get(key)?.text ?? '');
  const say = (key: string) => head.get(key)?.text ?? '';
  return {
    recipe: {
      title: say('title'),
      also: list('also'),
      cuisine: say('cuisine'),
      course: COURSES.find((course) => course === say('course')) ?? 'main',
      serves: Number(say('serves')),
      minutes,
      needs: list('needs'),
      welcomes: list('welcomes'),
      ingredients,
      steps,
      tip: prose('Tip'),
      variation: prose('Variation'),
      serveWith: prose('Serve with'),
    },
  };
}

type Complain = (line: number, message: string) => void;

const listOf = (text: string): string[] => text.split(',').flatMap((word) => word.trim() || []);

function readHead(lines: readonly Line[], complain: Complain): ReadonlyMap<string, Line> {
  const head = new Map<string, Line>();
  for (const { at, text } of lines) {
    const [, key = '', value = ''] = /^(\w+): *(.*)$/.exec(text) ?? [];
    if (!HEAD.includes(key)) complain(at, `The head has lines of these names only: ${HEAD.join(', ')}.`);
    else if (head.has(key)) complain(at, `The head says "${key}" twice.`);
    else head.set(key, { at, text: value });
  }
  for (const key of ['title', 'cuisine', 'course', 'serves', 'minutes', 'needs']) {
    if (!head.get(key)?.text) complain(1, `The head does not say "${key}".`);
  }
  for (const key of ['serves', 'minutes']) {
    const line = head.get(key);
    if (line && !/^[1-9]\d{0,3}$/.test(line.text)) complain(line.at, `"${key}" is a whole number.`);
  }
  const course = head.get('course');
  if (course && !COURSES.some((known) => known === course.text)) {
    complain(course.at, `"course" is one of ${COURSES.join(', ')}.`);
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
        complain(line.at, `The sections are ${SECTIONS.join(', ')}, in this order.`);
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

/** `200 g`, `2 large (300 g)`, `1 (1.6 kg)`; in brackets may stand anything that tells how much it is. */
const AMOUNT = /^([\d.]+)(?: ([a-z]+))?(?: [a-z]+)*(?: \((?:([\d.]+) (g|kg)|[^()]*)\))? $/;

function readIngredient({ at, text }: Line, complain: Complain): Ingredient | undefined {
  const [, optional, before = '', place = '', note = ''] =
    /^- (\? )?([^[\]]*)\[([^[\]]+)\](.*)$/.exec(text) ?? [];
  if (place === '' || /[[\]{}]/.test(note)) {
    complain(at, 'An ingredient is "- amount [food], how it is prepared", with one food in brackets.');
    return undefined;
  }
  const [, quantity, word = '', weight, scale] = AMOUNT.exec(before) ?? [];
  if (quantity === undefined || !(Number(quantity) > 0)) {
    complain(at, `"${before.trim()}" is no amount: "200 g", "1.5 tsp", "2 (300 g)".`);
    return undefined;
  }
  const unit = UNITS.find((known) => known === word) ?? '';
  const foods = place.split('|').map((food) => food.trim());
  const anyOf = foods.find((food) => food.startsWith('any '))?.slice('any '.length);
  return {
    isOptional: optional !== undefined,
    quantity: Number(quantity),
    unit,
    ...(weight !== undefined && { grams: Number(weight) * (scale === 'kg' ? 1000 : 1) }),
    foods,
    ...(anyOf !== undefined && { anyOf }),
    note: note.replace(/^,? /, ''),
  };
}

function readStep(
  { at, text }: Line,
  number: number,
  read: (line: Line) => Text,
  complain: Complain,
): Step | undefined {
  const [, count, words = '', minutes, how] =
    /^(\d+)\. (.*) \*\((\d+) min(?:, (hands off|meanwhile))?\)\*$/.exec(text) ?? [];
  if (count !== String(number)) {
    complain(
      at,
      `A step is "${number}. What to do. *(5 min)*", or "(5 min, hands off)", "(5 min, meanwhile)".`,
    );
    return undefined;
  }
  return {
    text: read({ at, text: words }),
    minutes: Number(minutes),
    isHandsOff: how === 'hands off',
    isMeanwhile: how === 'meanwhile',
  };
}

/** Every food that a text names has a line among the ingredients, and one that may be missing is named on a condition. */
function unknownIn(text: Text, ingredients: readonly Ingredient[], foods: ReadonlySet<string>): string[] {
  const isOpen = ingredients.some(({ anyOf }) => anyOf);
  return mentionsOf(text).flatMap(({ food, how }) => {
    const place = ingredients.find((ingredient) => ingredient.foods[0] === food);
    // A condition may ask which food took a place.
    const isKnown = place || (how === 'condition' && foods.has(food)) || (how !== 'plain' && isOpen);
    if (!isKnown) return [`No ingredient is "${food}".`];
    if (place?.isOptional && how === 'plain') return [`"${food}" may be missing: name it in {${food}: …}.`];
    return [];
  });
}
