import { readFileSync, writeFileSync } from 'node:fs';
import { signNames, USUAL } from '../src/cookbook/title-signs.ts';
import { titleWords } from '../src/cookbook/title-words.ts';
import { readList } from '../src/read/read-list.ts';
import { chance } from '../src/testing/chance.ts';
import { COOKBOOK_FOLDER, recipeFiles } from './recipe-files.ts';

/*
 * Learns from public recipes how much each food of a list speaks for each word of a dish's name, and writes `title-signs.txt`. It is a
 * logistic regression for each word that the cookbook has in its names. Call it with a file that has one recipe on each line:
 * `node scripts/learn-titles.ts recipes.jsonl`, where a line is `{"title": "…", "names": ["…", "…"]}`.
 */
const ROUNDS = 6;
const FIRST_RATE = 0.25;
const RATE_FALLS_BY = 0.7;
/** How much each step pulls signs towards zero, so that rare foods get no strong ones by accident. */
const PULL = 2e-4;
/** Words in fewer titles than this are left out, and so are weaker signs than that. */
const LEAST_TITLES = 8;
const LEAST_SIGN = 0.35;

/** The words of all names of the cookbook's recipes. */
const known = new Set(
  recipeFiles().flatMap((name) => {
    const head = readFileSync(new URL(name, COOKBOOK_FOLDER), 'utf8');
    return [...head.matchAll(/^(?:title|also): (.*)$/gm)].flatMap(([, names = '']) => titleWords(names));
  }),
);

/** A recipe: the numbers of its foods and of the words of its title. */
interface Sample {
  readonly foods: readonly number[];
  readonly title: readonly string[];
}

const numbers = new Map<string, number>();
const numberOf = (food: string): number => {
  const number = numbers.get(food) ?? numbers.size;
  numbers.set(food, number);
  return number;
};

const samples = readFileSync(process.argv[2] ?? '', 'utf8')
  .trim()
  .split('\n')
  .flatMap((line): Sample[] => {
    const { title, names } = readLine(line);
    const { foods } = readList(names);
    return foods.length < 2 ? [] : [{ foods: [...signNames(foods)].map(numberOf), title: titleWords(title) }];
  });

function readLine(line: string): { title: string; names: string[] } {
  const { title, names }: { title?: unknown; names?: unknown } = Object(JSON.parse(line));
  if (
    typeof title !== 'string' ||
    !Array.isArray(names) ||
    !names.every((name) => typeof name === 'string')
  ) {
    throw new Error(`This line is no {"title": "…", "names": ["…"]}: ${line.slice(0, 80)}`);
  }
  return { title, names };
}

const counted = Map.groupBy(
  samples.flatMap(({ title }) => title.filter((word) => known.has(word))),
  (word) => word,
);
const words = [...counted]
  .filter(([, all]) => all.length >= LEAST_TITLES)
  .sort(([, one], [, other]) => other.length - one.length)
  .map(([word]) => word);
const positions = new Map(words.map((word, at) => [word, at]));
const usual = Float32Array.from(words, (word) => {
  const share = (counted.get(word)?.length ?? 0) / samples.length;
  return Math.log(share / (1 - share));
});
const signs = new Float32Array(numbers.size * words.length);

/** Moves all signs of one recipe's foods towards those that would have foretold its title. */
function learnFrom({ foods, title }: Sample, rate: number): void {
  const odds = usual.slice();
  for (const food of foods) forEachWord((at) => add(odds, at, signOf(food, at)));
  const misses = odds.map((one) => -1 / (1 + Math.exp(-one)));
  for (const word of title) {
    const at = positions.get(word);
    if (at !== undefined) add(misses, at, 1);
  }
  const step = rate / Math.sqrt(foods.length);
  forEachWord((at) => add(usual, at, 0.05 * rate * (misses[at] ?? 0)));
  for (const food of foods) {
    forEachWord((at) =>
      add(signs, food * words.length + at, step * (misses[at] ?? 0) - rate * PULL * signOf(food, at)),
    );
  }
}

function forEachWord(visit: (at: number) => void): void {
  for (let at = 0; at < words.length; at += 1) visit(at);
}

function signOf(food: number, at: number): number {
  return signs[food * words.length + at] ?? 0;
}

function add(numbers: Float32Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more;
}

const random = chance(1);
for (let round = 0; round < ROUNDS; round += 1) {
  const order = samples.map((sample) => ({ sample, at: random() })).sort((one, other) => one.at - other.at);
  for (const { sample } of order) learnFrom(sample, FIRST_RATE * RATE_FALLS_BY ** round);
}

const rowOf = (name: string, all: (at: number) => number, least: number): string => {
  const row = words
    .map((word, at) => [word, all(at)] as const)
    .filter(([, sign]) => Math.abs(sign) >= least)
    .sort(([, one], [, other]) => other - one)
    .map(([word, sign]) => `${word} ${sign.toFixed(1)}`);
  return row.length > 0 ? `${name}: ${row.join(', ')}\n` : '';
};
const rows = [...numbers]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([food, number]) => rowOf(food, (at) => signOf(number, at), LEAST_SIGN));
writeFileSync(
  new URL('../title-signs.txt', import.meta.url),
  [rowOf(USUAL, (at) => usual[at] ?? 0, 0), ...rows].join(''),
);
process.stdout.write(`${words.length} words, ${rows.filter((row) => row !== '').length} foods and kinds.\n`);
