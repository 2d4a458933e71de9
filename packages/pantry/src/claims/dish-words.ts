import { type NamedFood, thingsOf } from './contents.ts';

/** Words for bakes that are also foods of a shop, which have milk and eggs in them. */
const BAKES =
  /\b(?:cup|pan|cheese)?cakes?\b|\b(?:cookies?|muffins?|waffles?|brownies?|scones?|doughnuts?|pies?|tarts?|granola|flapjacks?)\b/gi;

/** An omelette, and no flatbread. */
const TORTILLA = /\btortilla (?:espa[nñ]ola|de patatas)/gi;

/** A dish that tastes like an egg roll and has no egg in it. */
const EGG_ROLL = /\begg rolls?\b/gi;

/** A stew that some cook without chilli: its foods tell whether it has any. */
const CHILI =
  /\bchill?i con carne\b|\b(?:beans?|mince|beef|turkey|chicken|veg\w+|texas) chill?i\b(?! [a-z]+ed\b)/gi;

/**
 * A text about a dish, with another word for the one that its title calls it by. An eggless cake is a cake and has no eggs in it, but flour
 * as bread has; a flourless cake has not even that.
 *
 * @param foods - all foods in the dish
 */
export function withoutDishWords(title: string, text: string, foods: readonly NamedFood[]): string {
  const own = [...title.matchAll(BAKES)].map(([word]) => word.replace(/s$/, ''));
  const holds = (thing: string) => foods.some((food) => thingsOf(food).has(thing));
  const named = text
    .replaceAll(TORTILLA, 'dish')
    .replaceAll(holds('egg') ? /$^/g : EGG_ROLL, 'dish')
    .replaceAll(CHILI, 'dish');
  const instead = holds('gluten') ? 'bread' : 'dish';
  const substitutes = foods.flatMap(({ food }) => /^vegan (.+)/.exec(food.name)?.[1] ?? []);
  return [
    ...own.map((word) => [word, instead] as const),
    // "Kimchi stew" of vegan kimchi is vegan.
    ...substitutes.map((word) => [`(?<!vegan )${word}`, `vegan ${word}`] as const),
  ].reduce((rest, [word, other]) => rest.replaceAll(new RegExp(`\\b${word}s?\\b`, 'gi'), other), named);
}
