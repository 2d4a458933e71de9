/** How recipe managers take JSON: Mealie and Tandoor put it into a page like this one first. */
export function pageOf(jsonLd: string): string {
  return `<!doctype html><html><head><script type="application/ld+json">${jsonLd}</script></head></html>`;
}
