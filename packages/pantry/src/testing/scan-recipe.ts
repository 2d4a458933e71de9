import { ALLERGEN_WORDS, type FoodWords, LEFT_OUT_WORDS, NOT_VEGAN, NOT_VEGETARIAN } from './food-words.ts';

/** A finished recipe as a reader sees it. Nothing in this file knows how the chef wrote the recipe. */
export interface Scan {
  /** Whether it is a recipe and no refusal. */
  readonly isRecipe: boolean;
  readonly title: string;
  /** The diet, in the words of the line below the title; empty where that line names none. */
  readonly diet: string;
  /** The allergens that the text says it contains. */
  readonly claimed: ReadonlySet<string>;
  /** Title, ingredients, method and all advice: everything a cook could put on the table. */
  readonly dish: string;
  /** The text of each part, by its heading in small letters. */
  readonly parts: ReadonlyMap<string, string>;
}

/** The sentence that names the things which advice would add to the dish. */
const ADDED = /can add ([^.]*)\./;
/** Words that a title calls a dish by. A flourless cake is a cake: the flour counts, and not the word. */
const BAKES = /\b(?:cake|cookie|granola|flapjack)/gi;
/** Noodles without wheat. The method calls them noodles. */
const NO_WHEAT = /\b(?:rice|glass|gluten-free) (?:noodles|vermicelli)\b/g;
const ADVICE: ReadonlySet<string> = new Set(['variation', 'serve with']);
const CLAIM = /^- Contains(?: none of the 14 common allergens,)?(?:, as far as we know: ([^.]*))?/m;
/** Lines about the typed list, and echoes of typed words: they add nothing to the dish. */
const ABOUT_THE_LIST =
  /^- I read .*$|^- With more time .*$|^- Contains.*$|^\*\*Please do not eat .*$|^\*\*Serves .*$/gm;
const ECHO = /“[^”]*”|`[^`]*`/g;

/** Reads a finished text, recipe or refusal, by its headings and words. */
export function scanRecipe(text: string): Scan {
  const parts = new Map(
    text.split(/^(?=## )/m).map((part): [string, string] => {
      const [, heading = ''] = /^## (.*)$/m.exec(part) ?? [];
      return [heading.toLowerCase(), part];
    }),
  );
  const dish = [...parts]
    .filter(([heading]) => heading !== 'left out')
    .map(([, part]) => part.replace(ABOUT_THE_LIST, '').replace(ECHO, ''))
    .join('');
  const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
  const ingredients = parts.get('ingredients') ?? '';
  const other = ingredients.replaceAll(NO_WHEAT, '');
  const isOfNoWheat = other !== ingredients && !other.includes('noodle');
  const own = [
    ...(title.match(BAKES) ?? []).filter((word) => !ingredients.includes(word)),
    ...(isOfNoWheat ? ['noodle'] : []),
  ];
  const [, claimed = ''] = CLAIM.exec(text) ?? [];
  return {
    isRecipe: text.startsWith("Here's a recipe you can try:"),
    title,
    diet: /in total · (.*)$/m.exec(text)?.[1] ?? '',
    claimed: new Set(claimed.split(/, | and /).filter((name) => name !== '')),
    dish: own.reduce((rest, word) => rest.replaceAll(new RegExp(`\\b${word}s?\\b`, 'gi'), 'dish'), dish),
    parts,
  };
}

const phrase = (name: string): string => name.replaceAll(' ', '[ -]');
const anyOf = (names: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${names.map(phrase).join('|')})(?:s|es)?(?![\p{L}]|-free)`, 'giu');

const PATTERNS = new Map<FoodWords, { readonly words: RegExp; readonly except: RegExp | undefined }>();

/** The words of a food that a text names, once each, in small letters. */
export function wordsFound(text: string, food: FoodWords): string[] {
  const pattern = PATTERNS.get(food) ?? {
    words: anyOf(food.words),
    except: food.except.length > 0 ? anyOf(food.except) : undefined,
  };
  PATTERNS.set(food, pattern);
  const read = pattern.except ? text.replace(pattern.except, ' ') : text;
  return [...new Set([...read.matchAll(pattern.words)].map(([word]) => word.toLowerCase()))];
}

/** Every contradiction between the text of a recipe and its own line on allergens or on diet, in words for a person. */
export function contradictions(text: string): string[] {
  const { isRecipe, dish, claimed, diet, parts } = scanRecipe(text);
  if (!isRecipe) return [];
  const advice = [...parts].flatMap(([heading, part]) => (ADVICE.has(heading) ? [part] : [])).join('\n');
  const itself = [...parts].reduce(
    (rest, [heading, part]) => (ADVICE.has(heading) ? rest.replace(part, '') : rest),
    dish,
  );
  const added = ADDED.exec(text)?.[1]?.split(/, | and /) ?? [];
  return [
    ...unclaimed(itself, claimed),
    ...unclaimed(advice, new Set([...claimed, ...added])),
    ...againstDiet(itself, diet),
    ...(added.length > 0 ? [] : againstDiet(advice, diet)),
  ];
}

const unclaimed = (text: string, claimed: ReadonlySet<string>): string[] =>
  Object.entries(ALLERGEN_WORDS)
    .filter(([allergen]) => !claimed.has(allergen))
    .flatMap(([allergen, food]) => wordsFound(text, food).map((word) => `${word}: ${allergen} is not named`));

function againstDiet(text: string, diet: string): string[] {
  const meat = diet === '' ? [] : wordsFound(text, NOT_VEGETARIAN);
  const animal = diet === 'vegan' ? wordsFound(text, NOT_VEGAN) : [];
  return [...meat, ...animal].map((word) => `${word}: called ${diet}`);
}

/** The words for a food in the dish itself: in title, ingredients, method and advice, but not in the part about foods that were left out. */
export function foundInDish(text: string, name: string): string[] {
  const { isRecipe, dish } = scanRecipe(text);
  return isRecipe ? wordsFound(dish, LEFT_OUT_WORDS[name] ?? { words: [name], except: [] }) : [];
}

/** Title, ingredients and method: the food that a cook would serve, without the warnings. */
export function cookedIn(text: string): string {
  const { title, parts } = scanRecipe(text);
  return [title, parts.get('ingredients') ?? '', parts.get('method') ?? ''].join('\n');
}
