import { SETTINGS } from '../config.ts';

/** Every setting with an empty value, so that no `.env` of a developer changes a test or a measurement. */
export const UNSET_SETTINGS = Object.fromEntries(Object.keys(SETTINGS.shape).map((name) => [name, '']));

/** Names of the settings whose values are secrets. */
export const SECRET_SETTINGS = Object.entries(SETTINGS.shape)
  .filter(([, rule]) => rule.meta()?.secret === true)
  .map(([name]) => name);
