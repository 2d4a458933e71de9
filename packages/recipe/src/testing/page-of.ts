/** A page with JSON-LD in it. Mealie and Tandoor put JSON into such a page before they read it. */
export function pageOf(jsonLd: string): string {
  return `<!doctype html><html><head><script type="application/ld+json">${jsonLd}</script></head></html>`;
}
