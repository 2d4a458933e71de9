import { LEFT_OUT_WORDS, NOT_VEGAN, NOT_VEGETARIAN } from './food-words.ts';
import type { Saying, WishedOrder } from './random-orders.ts';
import { foundInDish, scanRecipe, wordsFound } from './scan-recipe.ts';

/** Every wish that a finished text breaks, in words for a person. Nothing in this file knows how the chef wrote the text. */
export function brokenWishes(text: string, { order: { wishes = {} }, sayings }: WishedOrder): string[] {
  if (!scanRecipe(text).isRecipe) return refusedBadly(text);
  const { servings, minutes, diet, avoid = [], notAgain = [] } = wishes;
  const typed = sayings.find((saying) => saying.servings !== undefined)?.servings;
  return [
    ...wrongServings(text, servings ?? typed),
    ...[{ minutes }, ...sayings].flatMap((one) => tooLong(text, one.minutes)),
    ...[{ diet }, ...sayings].flatMap((one) => againstDiet(text, one.diet)),
    ...avoid.flatMap((name) => unwanted(text, name).map((word) => `${word}: without ${name}`)),
    ...notAgain.flatMap((title) => (isAgain(title, scanRecipe(text).title) ? [`${title}: seen before`] : [])),
    ...sayings.flatMap((saying) => unheard(text, saying)),
  ];
}

/** A refusal begins with the reason, and ends with help. */
const refusedBadly = (text: string): string[] => [
  ...(/^Sorry, [^\n]{20,}\.\n/.test(text) ? [] : [`no reason: ${text.slice(0, 80)}`]),
  ...(/\nAdd a food or two.*I will gladly cook\.\n$/.test(text) ? [] : ['no help']),
  ...impossible(text),
];

/** A refusal that its own words contradict. */
function impossible(text: string): string[] {
  const [, limit, quickest = ''] =
    /is ready in (\d+) minutes; the quickest is .*, in (.*)\.$/m.exec(text) ?? [];
  return limit !== undefined && minutesIn(quickest) <= Number(limit)
    ? [`${quickest} is within ${limit}`]
    : [];
}

function minutesIn(words: string): number {
  const [, hours, minutes] = /(?:(\d+) h)? ?(?:(\d+) min)?/.exec(words) ?? [];
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

function wrongServings(text: string, servings: number | undefined): string[] {
  const serves = /^\*\*Serves (\d+)\*\*/m.exec(text)?.[1];
  return servings === undefined || serves === String(servings) ? [] : [`serves ${serves}, not ${servings}`];
}

function tooLong(text: string, minutes: number | undefined): string[] {
  if (minutes === undefined) return [];
  const method = scanRecipe(text).parts.get('method') ?? '';
  const printed = minutesIn(/ · ([^·]*) in total/.exec(text)?.[1] ?? '');
  const steps = [...method.matchAll(/\*\(([^)]*)\)\*$/gm)].filter(
    ([, words = '']) => !words.includes('meanwhile'),
  );
  const sum = steps.reduce((total, [, words = '']) => total + minutesIn(words), 0);
  return [
    ...(printed > minutes || printed === 0 ? [`${printed} minutes, not ${minutes}`] : []),
    ...(sum > minutes ? [`steps of ${sum} minutes, not ${minutes}`] : []),
    ...(/(?<!\bor (?:\w+ ){0,4})overnight|night before|day before/i.test(method)
      ? ['a night, not minutes']
      : []),
  ];
}

const MEAT = LEFT_OUT_WORDS.meat ?? { words: [], except: [] };

/** Foods that are sold without fish too: a stew of vegan kimchi is still called kimchi stew. */
const VEGAN_SORTS = ['kimchi', 'worcestershire sauce'];

const withoutVeganSorts = (text: string): string =>
  VEGAN_SORTS.reduce(
    (rest, name) => (rest.includes(`vegan ${name}`) ? rest.replaceAll(new RegExp(name, 'gi'), '') : rest),
    text,
  );

/** The words of the dish that name an unwanted food. The vegan sorts have no fish in them. */
const unwanted = (text: string, name: string): string[] =>
  foundInDish(/fish|seafood|anchov/.test(name) ? withoutVeganSorts(text) : text, name);

/** The dish itself: its advice on what to add is checked too, because somebody may follow it. */
function againstDiet(text: string, diet: Saying['diet']): string[] {
  if (diet === undefined) return [];
  // The words "in place of" name a food that is not there.
  const cooked = scanRecipe(text).dish.replace(/, in place of .*$/gm, '');
  const dish = withoutVeganSorts(cooked);
  const meat = wordsFound(dish, diet === 'pescatarian' ? MEAT : NOT_VEGETARIAN);
  const animal = diet === 'vegan' ? wordsFound(dish, NOT_VEGAN) : [];
  return [...new Set([...meat, ...animal])].map((word) => `${word}: not ${diet}`);
}

/** Whether two titles have the same words. */
const isAgain = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

const lettersOf = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^a-zé]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word !== '' && word !== 'and' && word !== 'with')
    .sort()
    .join(' ');

const OVEN = /\boven\b|\bbak(?:e|es|ed|ing)\b(?! powder| soda)|\broast(?:s|ed|ing)?\b|\bbroil|\bgrill/i;

/** What a typed wish asks for and the recipe neither does nor says that it cannot. */
function unheard(text: string, { free, place, taste }: Saying): string[] {
  const { parts } = scanRecipe(text);
  const method = (parts.get('method') ?? '').replace(/^#.*$/m, '');
  const known = parts.get('good to know') ?? '';
  return [
    ...(free === undefined ? [] : unwanted(text, free).map((word) => `${word}: without ${free}`)),
    ...(place && OVEN.test(method) ? [`${OVEN.exec(method)?.[0]}: ${place}`] : []),
    ...(taste === undefined || known.includes(taste) ? [] : [`${taste}: no word about it`]),
    ...(taste !== undefined && !known.includes(`Not as you asked: “${taste}”`) ? untrue(text, taste) : []),
  ];
}

/** A taste that the recipe claims and does not have. */
function untrue(text: string, taste: string): string[] {
  const { dish, parts } = scanRecipe(text);
  const cooked = [parts.get('ingredients') ?? '', parts.get('method') ?? ''].join('\n');
  const hot = wordsFound(cooked, HOT).length > 0;
  const pots = new Set(cooked.match(/\b(?:saucepan|frying pan|wok|casserole|roasting tin|baking tray)\b/g));
  if (taste === 'spicy' && !hot) return ['nothing hot in it'];
  if (taste === 'sweet' && wordsFound(dish.split('## Tip')[0] ?? '', SAVOURY).length > 0)
    return ['not sweet'];
  return taste === 'in one pan' && pots.size > 1 ? [`${[...pots].join(' and ')}: one pan`] : [];
}

const HOT = {
  words: [
    ...[
      'chilli',
      'chillies',
      'chili',
      'chile',
      'cayenne',
      'jalapeno',
      'jalapeño',
      'harissa',
      'sriracha',
      'tabasco',
      'hot sauce',
      'pepper flake',
    ],
    ...[
      'salsa',
      'curry',
      'chipotle',
      'kimchi',
      'gochujang',
      'wasabi',
      'cajun',
      'berbere',
      'red pepper',
      'habanero',
      'scotch bonnet',
      'enchilada sauce',
    ],
    ...[
      'sambal',
      'taco seasoning',
      'chorizo',
      'doubanjiang',
      'rotel',
      'pepperoni',
      'merguez',
      'andouille',
      'jerk seasoning',
      'creole',
      'ancho',
      'smoked sausage',
      'hot pepper',
    ],
  ],
  except: [],
};
const SAVOURY = {
  words: ['onion', 'garlic', 'chicken', 'beef', 'pork', 'salmon', 'prawn', 'cumin', 'soy sauce'],
  except: [],
};
