/** How the fragment of an address begins that holds a recipe. In a file of its own, since the page always needs it. */
export const SHARE_PREFIX = '#recipe=';
