import { thingNamed } from '../claims/contents.ts';
import { FLESH, type KindName } from '../foods/kinds.ts';
import { capital, plain, singular } from '../read/words.ts';
import { dietIn } from './diet.ts';
import type { Mention } from './mentions.ts';
import type { Sought } from './sought.ts';

/** Kinds of food that are what they are called, and not made of it. */
const PLAIN_KINDS: ReadonlySet<KindName> = new Set<KindName>([
  ...FLESH,
  ...([
    'cannedfish',
    'coldcut',
    'cured',
    'nut',
    'legume',
    'pulse',
    'allium',
    'herb',
    'spice',
    'citrus',
    'softveg',
  ] as const),
  ...(['firmveg', 'root', 'tomato', 'hardcheese', 'softcheese', 'spooncheese', 'frycheese'] as const),
]);

/** Things that foods contain without being made of them. */
const CONTAINED = /^(?:gluten|sulphites|alcohol|caffeine|salt|sugar|fat)$/;

/** The sentence of a warning: "Satay sauce is made of peanuts.", "Honey is not vegan.", "The recipe names peanuts." */
export function sayWarning({ unwanted }: Sought, mention: Mention): string {
  const { things, known, phrase } = mention;
  const food = capital(mention.found);
  const are = singular(plain(mention.found)) === plain(mention.found) ? 'is' : 'are';
  const diet = dietIn(unwanted);
  if (diet) return `${food} ${are} not ${diet}.`;
  const all = unwanted.flatMap((one) => one.things);
  const thing = all.find((one) => things.has(one));
  if (!thing || thingNamed(phrase) === thing) return `The recipe names ${mention.found}.`;
  const name = thing === 'egg' ? 'eggs' : thing;
  if (CONTAINED.test(thing)) return `${food} ${are === 'is' ? 'contains' : 'contain'} ${name}.`;
  const isSort = known && PLAIN_KINDS.has(known.food.kind) && !(thing === 'milk');
  if (isSort) return `${food} ${are === 'is' ? 'counts' : 'count'} as ${name}.`;
  return `${food} ${are} made of ${name}.`;
}
