import { type SharedRecipe, writeShareLink } from '@spatula/recipe/share-link';
import { copyText } from './copy-text.ts';

/**
 * Hands a recipe on in a link, by the system's own sheet where there is one, else by the clipboard.
 *
 * @param link - the fragment that {@link makeLink} made
 * @param title - the name of the dish, for the sheet
 * @returns the outcome, in words for the visitor
 */
export async function shareRecipe(link: string | undefined, title: string): Promise<string> {
  if (!link) return 'This browser can make no link of this recipe: copy or download it instead.';
  const data = { title, url: location.origin + location.pathname + link };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'Handed to your device to share.';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'Not shared.';
      // A sheet that does not open leaves the clipboard.
    }
  }
  return (await copyText(data.url))
    ? 'Link copied.'
    : 'This browser lets the page neither share nor copy a link: copy or download the recipe instead.';
}

/** Makes the link that holds a recipe; undefined where the recipe is too long, or the browser too old. */
export async function makeLink(shared: SharedRecipe): Promise<string | undefined> {
  try {
    return await writeShareLink(shared);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
