import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { MAX_BODY_BYTES } from '@spatula/shared/recipe';
import { ProblemError } from '../problem-error.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

const INFLATERS = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);

/**
 * Refuses a body that does not call itself JSON, or whose encoding is not understood. Nothing of it is read.
 *
 * @throws ProblemError `unsupported-media-type`
 */
export function requireReadableBody({ headers }: IncomingMessage): void {
  requireJson(headers['content-type'] ?? '');
  const encoding = encodingOf(headers);
  if (encoding === 'identity' || INFLATERS.has(encoding)) return;
  throw new ProblemError('unsupported-media-type', 'Send the body plain, or with gzip, deflate or br.', {
    headers: { 'Accept-Encoding': 'gzip, deflate, br' },
  });
}

/**
 * Reads a body that {@link requireReadableBody} let through, and inflates it. At most {@link MAX_BODY_BYTES}
 * are held, of the body as sent and of the inflated one; the rest is thrown away.
 *
 * @throws ProblemError `body-too-large`, or `invalid-json` where it does not inflate or is no UTF-8
 */
export async function readBody(req: IncomingMessage): Promise<string> {
  if (Number(req.headers['content-length']) > MAX_BODY_BYTES) throw tooLarge();
  const inflater = INFLATERS.get(encodingOf(req.headers));
  const sent = await collect(req);
  const bytes = inflater && sent.length > 0 ? await inflated(sent, inflater) : sent;
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new ProblemError('invalid-json', 'The body is not valid UTF-8: send it in that encoding.');
  }
}

function encodingOf(headers: IncomingHttpHeaders): string {
  return headers['content-encoding']?.trim().toLowerCase() || 'identity';
}

function requireJson(type: string): void {
  const headers = { 'Accept-Post': 'application/json' };
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    const detail = 'Send the body as JSON, with "Content-Type: application/json".';
    throw new ProblemError('unsupported-media-type', detail, { headers });
  }
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    throw new ProblemError('unsupported-media-type', 'Send the body in UTF-8: JSON knows no other charset.', {
      headers,
    });
  }
}

async function collect(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Not destroyed when reading ends early: the connection still carries the answer, and the next request.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    // The next request comes after the rest of this body. Node throws that away only where nothing of the body was read.
    req.resume();
  }
}

async function inflated(
  bytes: Buffer,
  inflater: (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>,
): Promise<Buffer> {
  try {
    return await inflater(bytes, { maxOutputLength: MAX_BODY_BYTES });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge();
    throw new ProblemError('invalid-json', 'The body does not inflate: check its Content-Encoding.');
  }
}

function tooLarge(): ProblemError {
  return new ProblemError(
    'body-too-large',
    `Send at most ${MAX_BODY_BYTES / 1024} KiB, before and after inflating.`,
  );
}
