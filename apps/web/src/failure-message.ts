/** The failure sentence: what a visitor reads first, whatever went wrong. */
export const SORRY = 'Sorry, something went wrong!';

// Below it stands the reason. That of a failed request for a recipe is made in `recipe/failure-reason.ts`.

/** The reason where the code of a part of the page could not be fetched. */
export const NOT_LOADED =
  'A part of this page could not be loaded: check your connection, then try again. Your ingredients stay.';

/** The reason where the code of a part of the page failed. */
export const BROKEN =
  'A part of this page broke: try again, and tell whoever runs this site if it happens twice.';
