import { thingNamed } from '../claims/contents.ts';
import { capital, plain, singular } from '../read/words.ts';
import { dietIn } from './diet.ts';
import { MADE_KINDS, type Mention } from './mentions.ts';
import type { Sought } from './sought.ts';

/** Things that foods contain without being made of them. */
const CONTAINED = /^(?:gluten|sulphites|alcohol|caffeine|salt|sugar|fat)$/;

/** Things of which every food with another name is made. */
const MADE_INTO = /^(?:milk|egg|soy|peanuts|celery|mustard|sesame|lupin)$/;

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
  if (known && !MADE_KINDS.has(known.food.kind) && !MADE_INTO.test(thing))
    return `${food} ${are === 'is' ? 'counts' : 'count'} as ${name}.`;
  return `${food} ${are} made of ${name}.`;
}
