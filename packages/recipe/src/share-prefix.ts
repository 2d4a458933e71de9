/** The start of a fragment that holds a recipe. It has a file of its own, since the page needs it before the rest of the share link. */
export const SHARE_PREFIX = '#recipe=';
