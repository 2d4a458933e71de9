import { type KnownFood, type Reading, saidOf, warningsOf } from './read-ingredient.ts';
import { andList } from './words.ts';

/** A kind answer when there is nothing to cook: no opening sentence, the reasons, and what would help. */
export function refuse(readings: readonly Reading[], foods: readonly KnownFood[]): string {
  const notFood = saidOf(readings, 'not-food');
  const unknown = saidOf(readings, 'unknown');
  const alone = foods.map(({ food, variety }) => variety ?? food.name);
  const reasons = [
    ...warningsOf(readings),
    ...(notFood.length > 0
      ? [`I cannot cook ${andList(notFood)}: ${notFood.length > 1 ? 'those are' : 'that is'} nothing to eat.`]
      : []),
    ...(unknown.length > 0
      ? [`I do not know ${andList(unknown)} as food, so I would rather not guess.`]
      : []),
    ...(alone.length > 0
      ? [`There is no dish in ${andList(alone)} alone, good as that is with other things.`]
      : []),
  ];
  return `Sorry, I found nothing to make a recipe of this time.\n\n${reasons.join('\n\n')}\n\nAdd a food or two, such as eggs, pasta, a vegetable or some fruit, and I will gladly cook.\n`;
}
