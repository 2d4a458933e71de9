import { Readable } from 'node:stream';
import { EVENT_STREAM, ending, event, words } from '@spatula/fake-inference/completion';
import { PLAIN_RECIPE } from '@spatula/fake-inference/plain-recipe';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createHostedChef } from '../chefs/hosted-chef.ts';
import type { Send } from '../chefs/send-request.ts';
import { taste } from '../testing/scripted-chef.ts';

vi.setConfig({ testTimeout: 60_000 });

const SHORT = 'Crème 🍮\n\n👩‍🍳 e\u0301';

/** The forms in which services write the same stream. */
const FORMS: [string, (text: string) => string][] = [
  ['LF', (text) => [...words(text), ...ending()].join('')],
  ['CRLF', (text) => [...words(text, '\r\n'), ...ending('stop', '\r\n')].join('')],
  ['CR', (text) => [...words(text, '\r'), ...ending('stop', '\r')].join('')],
  ['comments', (text) => [...words(text), ...ending()].map((e) => `: ping\n\n:\n${e}`).join('')],
  ['no end mark', (text) => [...words(text), ...ending().slice(0, 1)].join('')],
  ['no final newline', (text) => [...words(text), ...ending()].join('').trimEnd()],
  [
    'no end mark and no final newline',
    (text) => [...words(text), ...ending().slice(0, 1)].join('').trimEnd(),
  ],
  [
    'no space after the colon',
    (text) => [...words(text), ...ending()].join('').replaceAll('data: ', 'data:'),
  ],
  [
    'other fields',
    (text) => [...words(text), ...ending()].map((e) => `id: 7\nevent: x\nretry: 1\n${e}`).join(''),
  ],
  ['a byte order mark', (text) => `\ufeff${[...words(text), ...ending()].join('')}`],
  ['escaped', (text) => [...words(text), ...ending()].join('').replace(/[^\0-\x7f]/g, escaped)],
];

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The text that a chef hears when a stream comes in these pieces. */
async function heard(pieces: readonly Uint8Array[]): Promise<string> {
  const send: Send = async () => ({ statusCode: 200, headers: EVENT_STREAM, body: Readable.from(pieces) });
  const { pieces: text, end } = await taste(
    createHostedChef({ model: 'm', maxTokens: 1024, endpointUrl: 'http://h', send }),
  );
  expect(end).toEqual({ truncated: false });
  return text.join('');
}

describe.each(FORMS)('a stream written with %s', (_, form) => {
  it('a stream says the same wherever its bytes are split in two', async () => {
    const bytes = new TextEncoder().encode(form(SHORT));
    for (let at = 0; at <= bytes.length; at++) {
      expect(await heard([bytes.subarray(0, at), bytes.subarray(at)])).toBe(SHORT);
    }
  });

  it('a stream says the same however many pieces it comes in', async () => {
    const bytes = new TextEncoder().encode(form(PLAIN_RECIPE));
    const cuts = fc
      .array(fc.nat(bytes.length), { maxLength: 60 })
      .map((at) => [0, ...at, bytes.length].sort((a, b) => a - b));
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        const pieces = at.slice(1).map((end, index) => bytes.subarray(at[index], end));
        expect(await heard(pieces)).toBe(PLAIN_RECIPE);
      }),
      { numRuns: 30 },
    );
  });

  it('a stream says the same byte by byte', async () => {
    const bytes = new TextEncoder().encode(form(SHORT));
    expect(await heard(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toBe(SHORT);
  });
});

it('a chef hears whatever text a model says, before anything is dropped from it', async () => {
  const piece = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 9 }), async (pieces) => {
      fc.pre(/\S/.test(pieces.join('')));
      const events = pieces.map((content) => event({ choices: [{ delta: { content } }] }));
      const bytes = new TextEncoder().encode([...events, ...ending()].join(''));
      expect(await heard([bytes])).toBe(pieces.join(''));
    }),
  );
});
