import { readFileSync } from 'node:fs';
import { isPlain, piecesOf } from '../src/read/pieces.ts';
import { readList } from '../src/read/read-list.ts';
import { tokens } from '../src/read/words.ts';

/**
 * Prints how many names in public ingredient lists are read as food. Call it with `node scripts/reading-rate.ts lists.json`, where the file
 * is an array of lists of strings. Names without any food are counted separately: "special equipment", or "skinless" from the line
 * "chicken, skinless". `--sample 300` prints 300 readings, evenly spread over the names, for a person to check.
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const [file = '', option, wanted = '300'] = process.argv.slice(2);
const lists: unknown = JSON.parse(readFileSync(file, 'utf8'));
const names = (Array.isArray(lists) ? lists : []).flat().filter((name) => typeof name === 'string');
const counts = new Map<string, number>();
for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);

const read = [...counts].map(([name, count]) => {
  const { readings } = readList([name]);
  const foods = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.foods : []));
  const isRead = readings.length > 0 && readings.every(({ kind }) => kind === 'foods');
  const isNone =
    readings.every(({ kind }) => kind === 'not-food') ||
    piecesOf(tokens(name)).every(({ text }) => isPlain(text));
  const as = foods.map(({ food, variety, states, stated }) =>
    [
      variety ? `${variety} (${food.name})` : food.name,
      ...states,
      stated ? `${stated.count} ${stated.unit}` : '',
    ]
      .join(' ')
      .trim(),
  );
  return { name, count, isRead, isNone: !isRead && isNone, as: as.join(' + ') };
});
const total = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);
const none = read.filter(({ isNone }) => isNone);
const unread = read.filter(({ isRead, isNone }) => !isRead && !isNone).toSorted((a, b) => b.count - a.count);
const ofFood = names.length - total(none);
say(
  `${names.length} names, ${total(none)} of them without any food. Of the others ${(100 * (1 - total(unread) / ofFood)).toFixed(2)} % are read.`,
);
say(`Of all names ${(100 * (1 - (total(unread) + total(none)) / names.length)).toFixed(2)} % are read.`);
if (option === '--sample') {
  const step = read.length / Number(wanted);
  const shown = read.filter(
    ({ isRead }, at) => isRead && Math.floor(at / step) !== Math.floor((at - 1) / step),
  );
  say(shown.map(({ name, as }) => `${name} → ${as}`).join('\n'));
} else {
  say(
    `Names without any food: ${none
      .slice(0, 20)
      .map(({ name, count }) => `${count} ${name}`)
      .join(', ')}`,
  );
  say(
    unread
      .slice(0, 100)
      .map(({ name, count }) => `${count} ${name}`)
      .join('\n'),
  );
}
