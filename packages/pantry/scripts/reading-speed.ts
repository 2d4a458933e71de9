import { readList } from '../src/read/read-list.ts';

/** Prints how many milliseconds the slowest sorts of lists take to read. Each list has a hundred lines of two hundred characters. */
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const LINES = 100;
const LENGTH = 200;
const ROUNDS = 15;

const fill = (unit: string): string => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
const letters = (line: number): string =>
  String.fromCharCode(97 + (line % 26), 97 + (Math.floor(line / 26) % 26));

const WORST: readonly ((line: number) => string)[] = [
  (line) => fill(`${letters(line)}-free `),
  () => fill('a-free '),
  (line) => fill(`${letters(line)} nut-free `),
  () => fill('no '),
  (line) => fill(`no ${letters(line)}xq `),
  () => fill('no nuts, '),
  () => fill('no garlic no milk but '),
  () => fill('without '),
  () => fill('salt '),
  () => fill('salt and pepper '),
  () => fill('salt or '),
  () => fill(','),
  () => fill('a,'),
  () => fill('('),
  () => fill('(a) '),
  () => fill('1 '),
  () => fill('1/2 x '),
  () => fill('x'),
  (line) => fill(`${letters(line)}omatoooo${letters(line + 7)} `),
  (line) => fill(`brocolli${letters(line)} `),
  () => '🥚'.repeat(60),
  () => '👩‍🍳'.repeat(30),
  () => fill('mushroom found '),
  () => fill('mushroom '),
  () => fill('potato that is '),
  () => fill('left very '),
  () => fill('can of the '),
  () => fill('red bell pepper '),
  () => fill('cream of chicken soup '),
  () => fill('for my baby '),
  () => fill('é'),
  () => fill('- '),
  () => fill('nothing but '),
  () => fill('allergic to '),
];

for (const worst of WORST) {
  const list = Array.from({ length: LINES }, (_, line) => worst(line));
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    readList(list);
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  say(`${times[Math.floor(ROUNDS / 2)]?.toFixed(1).padStart(7)} ms  ${list[1]?.slice(0, 60)}`);
}
