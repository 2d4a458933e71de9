import type { RecipeFormat } from '../http/recipe-record.ts';
import { ProblemError } from '../problem-error.ts';

/**
 * Chooses the format of the answer. It streams only when `text/event-stream` is named and not ranked below the
 * others; it is JSON-LD only when that is named and ranked above a stream and JSON, where they are named; wildcards,
 * and no `Accept` at all, mean JSON.
 *
 * @param accept - the request's `Accept` header
 * @throws ProblemError `not-acceptable` where none of them is accepted
 */
export function preferredFormat(accept: string | undefined): RecipeFormat {
  const ranges = parseAccept(accept?.trim() || '*/*');
  const json = qualityOf('application/json', ranges);
  const jsonLd = ranges.get('application/ld+json') ?? 0;
  const stream = ranges.get('text/event-stream') ?? 0;
  if (stream > 0 && stream >= Math.max(json, jsonLd)) return 'event-stream';
  const isJsonNamed = ranges.has('application/json');
  if (jsonLd > 0 && (isJsonNamed ? jsonLd > json : jsonLd >= json)) return 'json-ld';
  if (json > 0) return 'json';
  throw new ProblemError(
    'not-acceptable',
    'Accept application/json, application/ld+json or text/event-stream.',
  );
}

/** Quality by media range, both in lower case; parameters other than `q` are ignored. */
function parseAccept(accept: string): Map<string, number> {
  const ranges = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = q === undefined ? 1 : Number(q);
    if (range) ranges.set(range, quality >= 0 && quality <= 1 ? quality : 0);
  }
  return ranges;
}

/** The most specific range counts (RFC 9110, section 12.5.1). */
function qualityOf(type: string, ranges: Map<string, number>): number {
  const group = `${type.split('/')[0]}/*`;
  return ranges.get(type) ?? ranges.get(group) ?? ranges.get('*/*') ?? 0;
}
