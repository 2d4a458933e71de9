import { parseArgs } from 'node:util';
import { chance } from '../src/testing/chance.ts';
import { manyWishes } from '../src/testing/many-wishes.ts';
import { OBVIOUS_LISTS } from '../src/testing/obvious-lists.ts';
import { RECIPE_LISTS } from '../src/testing/recipe-lists.ts';
import { contradictions } from '../src/testing/scan-recipe.ts';
import { TRICKY_PHRASES } from '../src/testing/tricky-phrases.ts';
import { writeRecipe } from '../src/write-recipe.ts';

/*
 * Writes recipes for many lists, sensible ones and hostile ones. Counts the lists that throw an error and the texts that contradict their
 * own claims on allergens and diet, and names the slowest list. Call it with the number of lists and the seed:
 * `node scripts/try-lists.ts 20000 1`. With `--wishes` it gives each list random wishes instead, and names the texts that break one:
 * `node scripts/try-lists.ts 3000 1 --wishes`.
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { wishes: { type: 'boolean' } },
});
const [count = 20_000, seed = 1] = positionals.map(Number);
const random = chance(seed);
if (flags.wishes) {
  const { broken, refused } = manyWishes(count, random);
  process.stdout.write(
    `${[...broken, `${count} lists with wishes: ${broken.length} texts break one, ${refused} lists refused.`].join('\n')}\n`,
  );
  process.exit(broken.length > 0 ? 1 : 0);
}
const one = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
const many = <T>(most: number, make: () => T): T[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, make);

const WORDS = [
  ...RECIPE_LISTS.flat(),
  ...OBVIOUS_LISTS.flatMap(([list]) => list.split(', ')),
  ...TRICKY_PHRASES.map(([phrase]) => phrase),
];
const WISHES = [
  'no nuts',
  'vegan',
  'without milk',
  'gluten-free',
  'allergic to egg',
  'no salt',
  'nut, egg and dairy free',
  'not spicy',
];
const PIECES = [
  'a-free ',
  'no ',
  'no, ',
  'salt ',
  'and ',
  ',',
  '🍅',
  'or ',
  '1/2 ',
  'cream of ',
  '(',
  '500g',
  'xyzzy ',
  'ẞ',
  '\u202e',
  '`',
  '[x](y) ',
];
const LONGEST = 200;

const line = (): string => one(WORDS) ?? '';
const hostile = (): string => {
  const piece = one(PIECES) ?? '';
  return random() < 0.3
    ? many(40, () => String.fromCodePoint(32 + Math.floor(random() * 0x3000))).join('')
    : (random() < 0.5 ? piece.repeat(LONGEST) : many(60, () => one(PIECES) ?? line()).join('')).slice(
        0,
        LONGEST,
      );
};
const list = (): string[] => {
  const draw = random();
  if (draw < 0.5) return many(14, line);
  if (draw < 0.7) return [...many(10, line), one(WISHES) ?? ''];
  if (draw < 0.85) return many(100, hostile);
  return many(100, () => (random() < 0.7 ? line() : hostile()));
};

// As the API does at its start, so that no list pays for compiling.
writeRecipe({ ingredients: ['eggs', 'tomatoe', 'no nuts', 'соль'] }, random);
let thrown = 0;
let contradicted = 0;
let slowest = { milliseconds: 0, list: [''] };
let refused = 0;
for (let at = 0; at < count; at += 1) {
  const lines = list();
  const start = performance.now();
  try {
    const text = writeRecipe({ ingredients: lines }, random);
    const milliseconds = performance.now() - start;
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, list: lines };
    if (text.startsWith('Sorry')) refused += 1;
    const wrong = contradictions(text);
    if (wrong.length > 0) {
      contradicted += 1;
      if (contradicted <= 10)
        process.stdout.write(
          `${wrong.join('; ')} · ${/^# (.*)$/m.exec(text)?.[1]} · ${lines.join(' | ').slice(0, 200)}\n`,
        );
    }
  } catch (error) {
    thrown += 1;
    process.stdout.write(`${String(error)}: ${JSON.stringify(lines).slice(0, 300)}\n`);
  }
}
process.stdout.write(
  `${count} lists: ${thrown} threw, ${contradicted} contradict themselves, ${refused} refused.\n` +
    `The slowest took ${slowest.milliseconds.toFixed(1)} ms: ${slowest.list.length} lines, ${slowest.list.join(' | ').slice(0, 120)}\n`,
);
