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

/**
 * The steps for frozen meat and fish, before all others; `@` stands for the food. Source: USDA Food Safety and Inspection Service, “The Big
 * Thaw”: in cold water in a closed bag, changed every half hour, a pound thaws in an hour; large pieces thaw in the fridge.
 */
export const THAW: readonly Step[] = [
  {
    text: 'Lay @ in a closed bag in a bowl of cold water to thaw, and change the water after half an hour. Pour off the liquid, pat dry and cook straight away.',
    minutes: 60,
    how: 'hands off',
  },
];

/** The step for raw bacon in the place of cooked meat. Source: foodsafety.gov, “Cook to a Safe Minimum Internal Temperature”. */
export const FRY_BACON: readonly Step[] = [
  { text: 'Fry @ over medium heat until brown and crisp, 71 °C (160 °F), and lift it out.', minutes: 5 },
];

/** The same for fillets of fish, which thaw sooner. */
export const THAW_FISH: readonly Step[] = [
  {
    text: 'Lay @ in a closed bag in a bowl of cold water for 20 minutes to thaw. Pour off the liquid, pat dry and cook straight away.',
    minutes: 20,
    how: 'hands off',
  },
];

/** The same for shellfish, which thaws while the rest is made ready. */
export const THAW_SHELLFISH: readonly Step[] = [
  {
    text: 'Lay @ in a closed bag in a bowl of cold water; in 15 minutes it thaws, while you prepare the rest. Pour off the liquid and pat dry.',
    minutes: 15,
    how: 'meanwhile',
  },
];

/** The same for whole birds and large joints. */
export const THAW_WHOLE: readonly Step[] = [
  {
    text: 'The night before, put @ on a plate in the fridge to thaw. Pour off the liquid and pat dry.',
    minutes: 600,
    how: 'hands off',
  },
];

/** The step for a whole bird in a dish of pieces. */
export const JOINT: readonly Step[] = [
  {
    text: 'Cut the whole chicken into 8 pieces on the bone: two legs, two thighs, two wings, and the breast in two.',
    minutes: 8,
  },
];

/** The step for pieces of a bird on the bone in a dish of strips or dice. */
export const BONE: readonly Step[] = [
  { text: 'Pull the skin off @ and cut the meat from the bones.', minutes: 8 },
];
