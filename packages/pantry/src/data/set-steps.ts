/**
 * The steps that no dish has to write for itself. `@` stands for the foods, `{water}` for their water with a pinch of salt, `{cue}`
 * for the minutes and what to watch for, `{minutes}` for the minutes alone.
 */
export const SET_STEPS = {
  thaw: 'The night before, put @ on a plate in the fridge to thaw.',
  soak: 'The night before, put @ in a bowl with plenty of fresh water to soak.',
  boilBeans:
    'Drain @, cover with fresh water and boil hard for 30 minutes, never for less than 10 minutes: raw beans are poisonous until they have boiled. Then simmer for about {minutes} minutes, until soft right through, and drain.',
  warm: 'Warm @ through with a splash of water, until steaming hot.',
  /** Grain that only swells. */
  steep:
    'Bring {water} to the boil, stir in @, take it off the heat and leave covered {cue}. Loosen with a fork.',
  /** Grain that drinks all its water. */
  absorb:
    'Put @ in a pan with {water}. Bring to the boil, cover and cook over the lowest heat {cue}, then leave covered for 5 minutes.',
  /** Pasta and noodles. */
  drain: 'Bring a large pan with {water} to the boil. Cook @ in it {cue}, and drain.',
};
