/**
 * How long a file stays in memory. A browser that asks where to save it reads it only after the visitor has answered,
 * and does not tell the page when. A recipe has a few kilobytes; the browser forgets it when the page is left.
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
