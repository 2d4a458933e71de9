/** "no peanuts", "without nuts", "I'm allergic to shrimp", "I don't like olives". */
const BEFORE =
  /^(?:no|without|(?:i(?:['’]m| am) )?allergic to|(?:i )?(?:do(?:n['’]t| not) (?:like|eat|want)|can(?:['’]t|not) eat|hate))(?: any)? (\p{L}.*)$/iu;
/** "nut-free", "gluten free". */
const AFTER = /^(\p{L}.*?)[- ]free$/iu;
/** Words of which the singular stands before "free" and the plural is the name. */
const SINGULAR = /(?:nut|egg)$/i;

/* The API's own limits stand beside its schemas, which would double the first load of the page. */

/** Longest food that can be left out, as the API takes it. */
const LONGEST = 60;
/** Longest ingredient that the API takes; a longer one is not searched, which could take long. */
const LONGEST_READ = 200;

/** The foods that an ingredient says must not be in the recipe; empty where it says no such thing. */
export function typedNegation(ingredient: string): string[] {
  if (ingredient.length > LONGEST_READ) return [];
  const foods = BEFORE.exec(ingredient)?.[1] ?? AFTER.exec(ingredient)?.[1]?.replace(SINGULAR, '$&s') ?? '';
  if (/[\p{Cc}\u2028\u2029]/u.test(foods)) return [];
  const names = eachFood(foods);
  return names.every((name) => name.length <= LONGEST) ? names : [];
}

/** The foods of "peanuts, sesame or milk". */
export function eachFood(foods: string): string[] {
  return foods.split(/,(?: ?(?:and|or) )?| (?:and|or|nor) /).flatMap((food) => food.trim() || []);
}
