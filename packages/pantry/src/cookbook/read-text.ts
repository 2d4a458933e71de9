import { type Choice, COOKBOOK_STATES, type CookbookState, type Text } from './recipe.ts';

/**
 * Reads the marks of a text: `[food]`, `{food: text}`, `{food or other: text | other text}`, `{no food: text}`,
 * `{cooked food: text | other text}`.
 *
 * @param foods - foods that can take a place in the recipe: "dried chillies" may be one of them, and not chillies in a state
 * @param complain - is called with each mistake
 */
export function readText(
  text: string,
  foods: ReadonlySet<string>,
  complain: (message: string) => void,
): Text {
  return text.split(/(\{[^{}]*\})/).flatMap((part): Text => {
    if (!part.startsWith('{')) return readPlaces(part, complain);
    const [, condition, words] = /^\{([^:[\]|]+): ?(.*)\}$/.exec(part) ?? [];
    if (condition === undefined || words === undefined) {
      complain(`"${part}" is not a condition. Write {food: text}, or {food: text | other text}.`);
      return [];
    }
    const [first = '', otherwise = '', ...more] = words.split('|').map((half) => half.trim());
    if (more.length > 0) complain(`"${part}" has more than two texts.`);
    return [
      {
        ...readCondition(condition.trim(), foods),
        text: readPlaces(first, complain),
        otherwise: readPlaces(otherwise, complain),
      },
    ];
  });
}

/** Reads the words before the colon: `food`, `food or other`, `no food`, `cooked food`. */
export function readCondition(
  words: string,
  places: ReadonlySet<string>,
): Pick<Choice, 'conditions' | 'isNot'> {
  const isNot = words.startsWith('no ');
  const conditions = (isNot ? words.slice(3) : words).split(' or ').map((name) => {
    const food = name.trim();
    const state = COOKBOOK_STATES.find((known) => food.startsWith(`${known} `) && !places.has(food));
    return state ? { food: food.slice(state.length + 1), state } : { food };
  });
  return { conditions, isNot };
}

function readPlaces(text: string, complain: (message: string) => void): Text {
  return text.split(/(\[[^[\]]*\])/).flatMap((part): Text => {
    if (part.startsWith('[')) return [{ food: part.slice(1, -1) }];
    if (/[{}[\]]/.test(part)) complain(`"${part.trim()}" has a bracket without its other half.`);
    return part === '' ? [] : [part];
  });
}

/** A food that a text names. */
export interface Mention {
  readonly food: string;
  /** `condition`: text depends on the food; `conditional`: text that depends on a food names it; `plain`: the food is always named. */
  readonly how: 'condition' | 'conditional' | 'plain';
  /** The state of the food that a condition asks about. */
  readonly state?: CookbookState;
}

/** Every food that a text names. */
export function mentionsOf(text: Text): readonly Mention[] {
  return text.flatMap((part): readonly Mention[] => {
    if (typeof part === 'string') return [];
    if ('food' in part) return [{ food: part.food, how: 'plain' }];
    const hasState = part.conditions.some(({ state }) => state);
    const depending = hasState ? [...part.text, ...part.otherwise] : part.text;
    return [
      ...part.conditions.map((condition) => ({ ...condition, how: 'condition' as const })),
      ...mentionsOf(depending).map(({ food }) => ({ food, how: 'conditional' as const })),
      ...(hasState ? [] : mentionsOf(part.otherwise)),
    ];
  });
}
