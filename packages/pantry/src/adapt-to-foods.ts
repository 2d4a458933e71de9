import type { Fitted, Portion } from './fit-recipe.ts';
import { BOILED, PEELED, SAFE_FOR_MEAT, TOO_LOW, WITHOUT_BONES, WITHOUT_SKIN } from './foods/heat.ts';
import { isCooked } from './match-place.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { withoutDone } from './typed-forms.ts';

/** Names the temperature that is safe for the meat in the dish, and none for a dish that has tofu instead. Says "gluten-free pasta" for "pasta" where the dish has that. */
export function adaptToFoods(raw: string, { portions }: Pick<Fitted, 'portions'>): string {
  const isBrown = portions.some((portion) => portion.foods.some(isBrownRice));
  const timed = isBrown ? raw.replace(RICE_MINUTES, '$135') : raw;
  const written = timed.replace(WHITE_OR_BROWN, (_, white: string, how: string, brown: string) =>
    isBrown ? `${brown} minutes${how}` : `${white} minutes${how}`,
  );
  const foods = portions.flatMap((portion) => portion.foods.map(({ food }) => food));
  const couldBeMeat = portions.some(({ place }) => place.options.some(({ food }) => food.heat));
  const isMeatless = couldBeMeat && !foods.some(({ heat, kind }) => heat || kind === 'egg');
  const text = isMeatless ? written.replaceAll(SAFE_FOR_MEAT, '') : written;
  const rule = TOO_LOW.find(({ heat }) => foods.some((food) => food.heat === heat));
  const { low = /$^/g, instead = '' } = rule?.unless?.test(text) ? {} : (rule ?? {});
  return foods.reduce(
    (said, food) => {
      const [name, lacking, plain] = /^(\w+-free|corn(?= tortilla)) (.*)$/.exec(food.name) ?? [];
      return name === undefined
        ? said
        : said.replaceAll(
            new RegExp(
              `(?<!(?:${lacking}|flour|wheat|rice|corn|almond|coconut|chickpea|gram|potato|tapioca|oat|buckwheat|cassava) )\\b${plain?.replace(/s$/, '')}(s?)\\b`,
              'gi',
            ),
            `${name.replace(/s$/, '')}$1`,
          );
    },
    withoutDone(withoutBones(text.replaceAll(low, instead), portions), portions),
  );
}

/** The minutes of white rice, with those of brown rice behind them: "12 minutes (brown 30)". */
const WHITE_OR_BROWN = /\b(\w+) minutes((?: on low)?) \(brown(?: rice)? ([a-z\d]+)[^)]*\)/g;

/** The minutes in which a text that knows only white rice boils it. */
const RICE_MINUTES =
  /(\b(?:[Bb]oil|[Cc]ook|[Ss]immer)\b[^.;]*\brice\b[^.;]*?|\brice\b[^.;]*?\b(?:boil|cook|cover|simmer)\b[^.;]*?)(?<!\d)(?:1[0-8]|20)(?: to \d+)?(?= minutes\b(?! \())/;

/** Whether a food is rice that boils for longer than white rice. */
export const isBrownRice = ({ food, variety }: KnownFood): boolean =>
  food.kind === 'rice' && /\b(?:brown|wild|red|black)\b/.test(variety ?? food.name);

/** Writes nothing of bones and skin where all meat and fish of the dish come without them, and boils no eggs that are boiled. */
function withoutBones(text: string, portions: readonly Portion[]): string {
  const all = portions.flatMap(({ foods }) => foods);
  const eggs = all.filter(({ food }) => food.kind === 'egg');
  const flesh = all.filter(({ food: { heat } }) => heat && heat !== 'egg');
  const changes = [
    ...(flesh.length > 0 && flesh.every(isBoneless) ? WITHOUT_BONES : []),
    ...(flesh.length > 0 && flesh.every(isSkinless) ? WITHOUT_SKIN : []),
    ...(eggs.length > 0 && eggs.every(isCooked) ? BOILED : []),
    ...(eggs.length > 0 && eggs.every((egg) => isCooked(egg) && egg.lacks?.includes('shell')) ? PEELED : []),
  ];
  return changes.reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
}

const isBoneless = ({ food, variety = '', lacks = [] }: KnownFood): boolean =>
  lacks.includes('bones') || (food.name === 'chicken breast' && !variety.startsWith('bone-in '));

const isSkinless = (item: KnownFood): boolean =>
  item.lacks?.includes('skin') === true || (item.food.name === 'chicken breast' && isBoneless(item));
