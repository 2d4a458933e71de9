/** The first heading, or the first line that is wholly bold, as some models write their titles. */
const TITLE = /^ {0,3}(?:#{1,6}[ \t]+(.+)|\*\*([^*]+)\*\*[ \t]*)$/m;

/** As many characters of a title are read. */
const LONGEST_TITLE = 500;

/** Longest name in code points; with four bytes each it stays under the 255 bytes of common file systems. */
const MAX_LENGTH = 60;

/** Names that Windows keeps for devices, whatever the extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** The file name of a saved recipe: the name of its dish, in its own script, made safe for any file system. */
export function recipeFileName(recipe: string, ending: 'md' | 'html'): string {
  const match = TITLE.exec(recipe);
  const words = (match?.[1] ?? match?.[2] ?? '')
    .slice(0, LONGEST_TITLE)
    .replace(/\]\([^)]*\)/g, ']') // Of a link, its text.
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const name = [...(words ?? []).join('-')].slice(0, MAX_LENGTH).join('').replace(/-$/, '');
  return `${name === '' || RESERVED.test(name) ? 'recipe' : name}.${ending}`;
}
