/** Longest pause that is believed, in seconds: a day. */
const MAX_SECONDS = 24 * 60 * 60;

/**
 * Reads a `Retry-After` header: whole seconds or an HTTP date (RFC 9110, section 10.2.3).
 *
 * @param now - the current time in milliseconds since 1970
 * @returns whole seconds from now, or undefined where the header is empty or nonsense
 */
export function parseRetryAfter(header: string, now: number): number | undefined {
  const text = header.trim();
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((parseDate(text) - now) / 1000);
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(Math.max(seconds, 0), MAX_SECONDS);
}

/** All three forms of RFC 9110, section 5.6.7. `Date.parse` alone would see a date in almost anything. */
function parseDate(text: string): number {
  if (!/^[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/.test(text)) return Number.NaN;
  // The oldest form names no zone and means GMT.
  return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}
