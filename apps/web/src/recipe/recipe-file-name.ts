/** What stands in the first heading, or in a first line that is wholly bold, as some models title their recipes. */
const TITLE = /^ {0,3}(?:#{1,6}[ \t]+(.+?)(?:[ \t]+#+)?|\*\*([^*]+)\*\*)[ \t]*$/m;

/** No file system takes these, or they turn what follows around. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Names that Windows keeps for devices, whatever the extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Longest name in code points; with four bytes each it stays under the 255 bytes of common file systems. */
const MAX_LENGTH = 60;

/** The name under which a recipe is saved: its dish, in its own script, made safe for any file system. */
export function recipeFileName(recipe: string): string {
  const match = TITLE.exec(recipe);
  const title = (match?.[1] ?? match?.[2] ?? '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]/g, '')
    .toWellFormed()
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ');
  const name = [...title]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^[ .]+|[ .:]+$/g, '');
  return `${name === '' || RESERVED.test(name) ? 'recipe' : name}.md`;
}
