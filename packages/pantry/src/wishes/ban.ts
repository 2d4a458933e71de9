import { type NamedFood, namesOf, thingNamed, thingsIn, thingsOf } from '../claims/contents.ts';
import { ALLERGENS } from '../foods/allergens.ts';
import { EXCEPTION } from '../foods/negations.ts';
import { PhraseTable } from '../read/phrase-table.ts';
import type { Reading } from '../read/read-ingredient.ts';
import { andList, literal, plain, tokens } from '../read/words.ts';
import type { Wish } from './read-wish.ts';
import type { Unwanted } from './unwanted.ts';

/** Everything that must not be in the dish. */
export interface Ban {
  /** Whether a food contains something that must not be in the dish. */
  readonly forbids: (known: NamedFood) => boolean;
  /** Whether a text names something that must not be in the dish. */
  readonly isIn: (text: string) => boolean;
}

/** A function that tells whether a food is unwanted: because it contains an unwanted thing, or because of one of its names. */
export function matcherOf(all: readonly Unwanted[]) {
  const things = new Set(all.flatMap((one) => one.things));
  const foods = new Set(all.map(({ food }) => food));
  const words = all.flatMap((one) => (one.things.length > 0 ? [] : [one.words, one.food]));
  const phrases = new PhraseTable(words.flatMap((phrase) => (phrase === '' ? [] : [[phrase, true]])));
  const isNamed = (name: string): boolean => {
    const said = tokens(name);
    return said.some((_, at) => phrases.startingAt(said, at).length > 0);
  };
  return (holds: ReadonlySet<string>, names: readonly string[], own?: string): boolean =>
    [...holds].some((thing) => things.has(thing)) || (own && foods.has(own)) || names.some(isNamed);
}

/** The allergen that a food is free of: a visitor with gluten-free pasta wants no flour from the cupboard either. */
function freedFrom({ food, variety = food.name }: NamedFood): Unwanted[] {
  // Quinoa flour is a gluten-free flour, but nobody wishes for anything with it.
  const [, word = ''] = /^(\w+)-free /.exec(variety) ?? [];
  const thing = ALLERGENS.find((allergen) => allergen === thingNamed(word));
  return thing ? [{ name: '', things: [thing], food: '', words: thing }] : [];
}

/** The same, unless the list has other foods with the allergen. Gluten is in so many foods that these are no sign of anything. */
const freed = (one: NamedFood, all: readonly NamedFood[]): Unwanted[] =>
  freedFrom(one).filter(
    ({ things }) =>
      things.includes('gluten') || !all.some((other) => things.some((thing) => thingsOf(other).has(thing))),
  );

/** Everything that the lines of a list forbid together. */
export function banOf(readings: readonly Reading[]): Ban {
  const wishes = readings.filter((reading) => reading.kind === 'wish');
  const foods = readings.flatMap((reading) => (reading.kind === 'foods' ? reading.foods : []));
  const free = foods.flatMap((food) => freed(food, foods));
  const unwanted = [...wishes.flatMap((wish) => wish.unwanted), ...free];
  const allowed = wishes.flatMap((wish) => wish.allowed);
  // A mild dish may have curry powder, but not when another wish forbids it.
  const matchers = [...wishes, { unwanted: free, allowed: [] }].map((wish) => ({
    isUnwanted: matcherOf(wish.unwanted),
    isAllowed: matcherOf(wish.allowed),
  }));
  const isNamed = matcherOf(unwanted.filter(({ name, isInText }) => name !== '' || isInText));
  const answers = new Map<string, boolean>();
  const forbids = (known: NamedFood): boolean => {
    const names = namesOf(known);
    const key = names.join('|');
    const answered = answers.get(key);
    if (answered !== undefined) return answered;
    const holds = thingsOf(known);
    const { name } = known.food;
    const answer = matchers.some(
      ({ isUnwanted, isAllowed }) => isUnwanted(holds, names, name) && !isAllowed(holds, names, name),
    );
    answers.set(key, answer);
    return answer;
  };
  const strict = wishes.filter((wish) => wish.allowed.length === 0).flatMap((wish) => wish.unwanted);
  const isStrictlyUnwanted = matcherOf(strict);
  // Children may have salami, but not those who are vegan as well.
  const allowedNames = [...new Set(allowed.map(({ words }) => words))]
    .filter((words) => !isStrictlyUnwanted(thingsIn(words), [words]))
    .sort((one, other) => other.length - one.length);
  const isIn = (text: string): boolean => {
    const rest =
      allowedNames.length > 0
        ? allowedNames.reduce(
            (left, name) => left.replaceAll(` ${name} `, ' '),
            ` ${tokens(text).join(' ')} `,
          )
        : text;
    return isNamed(thingsIn(rest), [rest]);
  };
  return unwanted.length > 0 ? { forbids, isIn } : { forbids: () => false, isIn: () => false };
}

const callsOf = (all: readonly Unwanted[]): string[] => [
  ...new Set(all.flatMap(({ name }) => (name === '' ? [] : [name]))),
];

/** The wishes without those of which the foods to leave out beside the list name everything: they need no sentence of their own. */
export function withoutRepeats<One extends Omit<Wish, 'wanted'> & { readonly said: string }>(
  wishes: readonly One[],
): One[] {
  const beside = new Set(wishes.filter(({ said }) => said === '').flatMap((one) => callsOf(one.unwanted)));
  return wishes.filter(
    ({ said, unwanted, allowed }) =>
      said === '' || allowed.length > 0 || !unwanted.every(({ name, why }) => beside.has(name) && !why),
  );
}

/** The sentence that tells how a wish was understood: "As you asked (“no nuts”): I left out nuts, and all that I know is made of them." */
export function sayWish({
  said,
  unwanted,
  allowed,
}: Omit<Wish, 'wanted'> & { readonly said: string }): string {
  const known = callsOf(unwanted);
  const spared = EXCEPTION.test(plain(said)) ? callsOf(allowed) : [];
  const unknown = [...new Set(unwanted.flatMap(({ name, words }) => (name === '' ? [literal(words)] : [])))];
  const them = known.length > 1 || /s$| and /.test(known[0] ?? '') ? 'them' : 'it';
  const others = spared.length > 0 ? ` other than ${andList(spared)}` : '';
  // What a taste allows is a blend or a sauce with a little chilli.
  const mild = spared.length === 0 && allowed.length > 0 ? ', but for blends that are sold mild' : '';
  const sentences = [
    known.length > 0
      ? `I left out ${andList(known)}${others}, and all that I know is made of ${them}${mild}`
      : '',
    unknown.length > 0
      ? `I do not know ${andList(unknown)} as food, so I left out only what has that name`
      : '',
    ...new Set(unwanted.map(({ why = '' }) => why)),
  ];
  const asked = said === '' ? 'As you asked' : `As you asked (${literal(said)})`;
  return `${asked}: ${sentences.filter((one) => one !== '').join('; ')}.`;
}
