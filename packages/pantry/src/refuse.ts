import type { KnownFood, Reading } from './read-ingredient.ts';
import { andList, literal } from './words.ts';

/** A kind answer when there is nothing to cook: no opening sentence, the reasons, and what would help. */
export function refuse(readings: readonly Reading[], foods: readonly KnownFood[]): string {
  const said = (kind: Reading['kind']) =>
    readings.flatMap((reading) =>
      reading.kind === kind && reading.kind !== 'foods' ? [literal(reading.said)] : [],
    );
  const dangers = readings.flatMap((reading) =>
    reading.kind === 'hazard' ? [`**Please do not eat ${literal(reading.said)}:** ${reading.reason}.`] : [],
  );
  const notFood = said('not-food');
  const unknown = said('unknown');
  const alone = foods.map(({ food, variety }) => variety ?? food.name);
  const reasons = [
    ...dangers,
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
