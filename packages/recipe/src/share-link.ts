import { plainText } from '@spatula/shared/plain-text';
import { SHARE_PREFIX } from './share-prefix.ts';

/** A shared recipe has at most so many bytes when it is inflated; inflating stops there. */
const MAX_BYTES = 64 * 1024;

/** Deflating makes some texts a little longer. No longer link than this is ever inflated. */
const MAX_ENCODED = Math.ceil(((MAX_BYTES + 1024) * 4) / 3);

/** Bytes that the inflater gets at once. It inflates each piece as a whole, to as much as a thousand times its size. */
const SLICE = 256;

const MAX_MODEL_LENGTH = 200;
const MAX_AVOID = 20;
const MAX_AVOID_LENGTH = 60;

/** A recipe in a link that somebody shared. */
export interface SharedRecipe {
  /** Markdown. */
  recipe: string;
  /** Id of the model that cooked. */
  model: string;
  /** Foods that had to be left out of it. */
  avoid?: string[];
}

/**
 * Writes a recipe into the fragment of an address, which no server sees: "#recipe=" and base64url of
 * deflate-raw of JSON in UTF-8.
 *
 * @returns undefined for a recipe that {@link readShareLink} would not read, such as one over {@link MAX_BYTES}
 */
export async function writeShareLink(shared: SharedRecipe): Promise<string | undefined> {
  const content = readShared({ ...shared, v: 1 });
  const json = new TextEncoder().encode(JSON.stringify({ v: 1, ...content }));
  if (!content || json.length > MAX_BYTES) return undefined;
  const deflating = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return SHARE_PREFIX + toBase64Url(new Uint8Array(await new Response(deflating).arrayBuffer()));
}

/**
 * Reads a recipe out of the fragment of an address. Anybody may have written the link: its size is limited before and
 * while it is inflated, its shape is checked, and its texts pass through {@link plainText}.
 *
 * @param fragment - with its "#", as `location.hash` gives it
 * @returns undefined for a link that is broken in any way, or holds no recipe
 */
export async function readShareLink(fragment: string): Promise<SharedRecipe | undefined> {
  if (!fragment.startsWith(SHARE_PREFIX)) return undefined;
  const encoded = fragment.slice(SHARE_PREFIX.length);
  if (encoded.length > MAX_ENCODED || !/^[\w-]+={0,2}$/.test(encoded)) return undefined;
  try {
    const json = await inflate(fromBase64Url(encoded));
    return json && readShared(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)));
  } catch {
    // Broken base64, deflate, UTF-8 or JSON: for the reader each of them is a broken link.
    return undefined;
  }
}

/** Checks by hand: with zod the page would load a validator for three members. */
function readShared(content: unknown): SharedRecipe | undefined {
  if (typeof content !== 'object' || content === null || !('v' in content) || content.v !== 1)
    return undefined;
  const recipe = 'recipe' in content ? readText(content.recipe, MAX_BYTES) : undefined;
  const model = 'model' in content ? readText(content.model, MAX_MODEL_LENGTH) : undefined;
  if (recipe === undefined || model === undefined) return undefined;
  if (!('avoid' in content) || content.avoid === undefined) return { recipe, model };
  const avoid = readAvoid(content.avoid);
  return avoid && { recipe, model, avoid };
}

function readAvoid(list: unknown): string[] | undefined {
  if (!Array.isArray(list) || list.length < 1 || list.length > MAX_AVOID) return undefined;
  const foods = list.flatMap((food) => readText(food, MAX_AVOID_LENGTH)?.trim() ?? []);
  const areFoods = foods.length === list.length && !foods.some((food) => /[\t\n\u2028\u2029]/.test(food));
  return areFoods ? foods : undefined;
}

/** The text without harmful characters; undefined where it is blank, too long or no text. */
function readText(text: unknown, maxLength: number): string | undefined {
  if (typeof text !== 'string' || text.length > maxLength) return undefined;
  const plain = plainText(text);
  return /\S/.test(plain) ? plain : undefined;
}

/** Undefined where the inflated bytes are more than {@link MAX_BYTES}. */
async function inflate(deflated: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  let at = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= deflated.length) return controller.close();
      controller.enqueue(deflated.subarray(at, at + SLICE));
      at += SLICE;
    },
  });
  const reader = slices.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const inflated = new Uint8Array(MAX_BYTES);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return inflated.subarray(0, length);
    if (length + value.length > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    inflated.set(value, length);
    length += value.length;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
