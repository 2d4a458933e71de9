import type { Step } from '../cookbook/recipe.ts';

/** The steps for dried beans, before all others; `@` stands for the beans. Sources: see `cares.ts`. */
export const SOAK_AND_BOIL: readonly Step[] = [
  { text: 'Put @ in a bowl with plenty of fresh water to soak.', minutes: 480, how: 'hands off' },
  {
    text: 'Drain @, cover with fresh water and boil hard for 30 minutes, never for less than 10 minutes. Turn the heat down and simmer until a bean crushes easily between two fingers, about an hour; then drain.',
    minutes: 90,
    how: 'hands off',
  },
];

/** The step for frozen meat and fish, before all others; `@` stands for the food. */
export const THAW: readonly Step[] = [
  {
    text: 'The night before, put @ on a plate in the fridge to thaw. Pour off the liquid and pat dry.',
    minutes: 600,
    how: 'hands off',
  },
];
