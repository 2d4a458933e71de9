import fc from 'fast-check';

/** A text that a model may write as a recipe when it repeats itself without end, or means harm. */
export interface HostileText {
  name: string;
  text: string;
}

/** The API passes on at most so many bytes of a recipe; the words before and after the text are subtracted. */
const LENGTH = 65_536 - 40;

/** Paragraphs before and after each text. The page must show them, whatever the text between them is. */
export const FIRST_WORDS = 'Begin with salt.';
export const LAST_WORDS = 'Serve it hot.';

/** Each of these texts once froze or broke the page. */
export const KNOWN_TEXTS: readonly HostileText[] = [
  repeated('1. ', 1300),
  repeated('>', 4096),
  {
    name: 'a table of 500 columns',
    text: framed(`${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'a\n'.repeat(31_000)}`),
  },
  repeated('*a_ '),
  { name: '# ]( 32,000 times', text: framed(`# ${']('.repeat(32_000)}`) },
  ...['* - + ', '- a\n', 'a\n\n', 'a\n', '**a** ', '[^a]: b\n', '\u0301', 'ب'].map((unit) => repeated(unit)),
];

/** More texts of this kind, only for the measurement. */
export const MORE_TEXTS: readonly HostileText[] = [
  ...['>', '1. a\n\n', '# a\n', '---\n', '\n', 'a  \n', '![', '[a](b) ', ']', '[a]: b\n', '<div>\n'],
  ...['```\n', '    a\n', 'www.a ', 'a.', '&amp;', '~~a ', 'a\u0301\u0301', 'ก', '👩‍🍳', '|'],
].map((unit) => repeated(unit));

// biome-ignore format: signs are read more easily in lines
const ATOMS = [
  '*', '**', '_', '__', '~~', '`', '```', '[', ']', '(', ')', '![', '](', ']:', '[^', '<', '>', '<a ',
  '<!--', '\n', '\n', '\n\n', '  \n', ' ', '  ', '    ', '\t', '- ', '* ', '1. ', '> ', '# ', '|', '|-',
  '---', '===', '- [ ] ', '\\', '&amp;', '&#x41;', 'http://a.b/', 'www.', 'a@b.c', 'a', 'salt',
  'pepper and ', 'é', 'سلط', '盐', '🍳', '\u0301',
];

const atom = fc.constantFrom(...ATOMS);
const anyLetter = fc.string({ unit: 'binary', minLength: 1, maxLength: 4 });
const length = fc.constantFrom(4096, 16_384, LENGTH);
const words = fc.array(fc.oneof({ weight: 9, arbitrary: atom }, anyLetter), { minLength: 1, maxLength: 6 });

/** The same few signs again and again, with other signs before and after them. */
const loop = fc
  .tuple(words, words, words, length)
  .map(([before, unit, after, size]) => before.join('') + filled(unit.join(''), size) + after.join(''));
/** Many signs in random order. */
const soup = fc
  .tuple(fc.array(atom, { minLength: 50, maxLength: 400 }), length)
  .map(([signs, size]) => filled(signs.join(''), size));
/** Each line is nested deeper than the line above. */
const stairs = fc.tuple(words, words, length).map(([step, line, size]) => {
  let text = '';
  for (let depth = 0; text.length < size; depth += 1)
    text += `${step.join('').repeat(depth % 300)}${line.join('')}\n`;
  return text.slice(0, size);
});

/** Texts that are the same for the same seed. */
export function seededTexts(seed: number, count: number): HostileText[] {
  const texts = fc.sample(fc.oneof(loop, soup, stairs), { seed, numRuns: count });
  return texts.map((text, index) => ({
    name: `seed ${seed}, text ${index}`,
    text: framed(text.replaceAll('\r', '')),
  }));
}

function repeated(unit: string, times = Math.floor(LENGTH / Buffer.byteLength(unit))): HostileText {
  return {
    name: `${JSON.stringify(unit)} ${times.toLocaleString('en')} times`,
    text: framed(unit.repeat(times)),
  };
}

function filled(unit: string, size: number): string {
  return unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
}

function framed(text: string): string {
  // A last character that is cut becomes U+FFFD.
  const cut = Buffer.from(text)
    .subarray(0, LENGTH)
    .toString()
    .replace(/\ufffd$/, '');
  return `${FIRST_WORDS}\n\n${cut}\n\n${LAST_WORDS}`;
}
