import { readdirSync } from 'node:fs';

/** The folder of the cookbook. It has a folder for each course. */
export const COOKBOOK_FOLDER = new URL('../cookbook/', import.meta.url);

/** The files of the cookbook, as paths from its folder: `soup/tom-yum.md`. */
export const recipeFiles = (): string[] =>
  readdirSync(COOKBOOK_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort();
