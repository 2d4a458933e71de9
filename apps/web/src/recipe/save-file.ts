/**
 * A browser that asks where to save a file reads it only when the visitor has answered, and tells nobody. A recipe is
 * a few kilobytes; the browser itself forgets it when the page is left.
 */
const KEPT_MS = 60 * 60_000;

/** Hands the browser a text file to save under a name. */
export function saveFile(name: string, text: string, type: 'text/markdown' | 'text/html'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
