import { type Choice, STATES, type Text } from './recipe-file.ts';

/**
 * Reads the marks of a text: `[food]`, `{food: text}`, `{food or other: text | other text}`, `{no food: text}`,
 * `{cooked food: text | other text}`.
 *
 * @param foods - that can take a place in the recipe: "dried chillies" may be the name of one, and no state
 * @param complain - takes what is wrong
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
      complain(`"${part}" is no condition: {food: text}, or {food: text | other text}.`);
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

function readCondition(
  words: string,
  places: ReadonlySet<string>,
): Pick<Choice, 'foods' | 'isNot' | 'state'> {
  const isNot = words.startsWith('no ');
  const rest = isNot ? words.slice(3) : words;
  const foods = rest.split(' or ').map((food) => food.trim());
  const state = STATES.find((known) => rest.startsWith(`${known} `) && !places.has(foods[0] ?? ''));
  if (!state) return { foods, isNot };
  return { foods: foods.map((food) => food.replace(`${state} `, '')), isNot, state };
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
  /** `condition`: text depends on it; `conditional`: named in text that depends on a food; `plain`: always named. */
  readonly how: 'condition' | 'conditional' | 'plain';
}

/** Every food that a text names. */
export function mentionsOf(text: Text): readonly Mention[] {
  return text.flatMap((part): readonly Mention[] => {
    if (typeof part === 'string') return [];
    if ('food' in part) return [{ food: part.food, how: 'plain' }];
    const depending = part.state ? [...part.text, ...part.otherwise] : part.text;
    return [
      ...part.foods.map((food) => ({ food, how: 'condition' as const })),
      ...mentionsOf(depending).map(({ food }) => ({ food, how: 'conditional' as const })),
      ...(part.state ? [] : mentionsOf(part.otherwise)),
    ];
  });
}
