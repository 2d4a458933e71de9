import { chunk, completed, ending, event, streamed } from '@spatula/fake-inference/completion';
import { PLAIN_RECIPE } from '@spatula/fake-inference/plain-recipe';
import type { BothScenario } from '@spatula/fake-inference/scenario';

/** How long the service of the page's rows takes to its first words, in milliseconds. */
export const FIRST_TOKEN_MS = 200;
/** How long it takes for a whole recipe: 100 pieces, as a quick model writes. */
const PIECES = 100;
const PIECE_MS = 15;

const TOKENS = 1024;
const TOKEN_MS = 5;

/** A recipe as a service cooks it: the stream begins soon, the whole answer comes when the stream would end. */
export const SERVED_RECIPE: BothScenario = {
  modes: 'both',
  stream: [{ pause: FIRST_TOKEN_MS }, ...streamed(pieces(PIECES), PIECE_MS)],
  json: [{ pause: FIRST_TOKEN_MS + PIECES * PIECE_MS }, ...completed(PLAIN_RECIPE)],
  expected: { json: 'ok', stream: 'ok' },
};

/** The longest recipe that is asked for, at the pace of a very quick model. */
export const LONG_RECIPE: BothScenario = {
  ...SERVED_RECIPE,
  stream: streamed(pieces(TOKENS), TOKEN_MS),
};

function pieces(count: number): string[] {
  // Where no font of the machine has an emoji, the browser's search for one would be what is measured.
  const words = PLAIN_RECIPE.replace(/\p{Emoji_Presentation}/gu, '').match(/\s*\S+/g) ?? [];
  const text = Array.from({ length: count }, (_, index) => words[index % words.length] ?? '');
  return [...text.map((content) => event(chunk({ content }))), ending().join('')];
}
