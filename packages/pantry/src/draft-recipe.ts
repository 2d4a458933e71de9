import type { Step } from './cookbook/recipe.ts';
import type { Extra } from './extras.ts';
import { fillText, minutesOf } from './fill-text.ts';
import type { Found } from './find-recipe.ts';
import { type Fitted, fitRecipe, type Portion } from './fit-recipe.ts';
import { SOAK_AND_BOIL, THAW } from './foods/first-steps.ts';
import { TOO_LOW } from './foods/heat.ts';
import { KINDS } from './foods/kinds.ts';
import { isDriedBean } from './match-place.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { andList, capital } from './read/words.ts';

/** A recipe whose text is done but for what is said of the list. */
export interface Draft extends Fitted {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** The worth of a food up to which it is a seasoning, and the worth from which on a dish is named after it. */
const SEASONING_WORTH = 0.5;
const NAMED_FROM = 1.1;

/** Fills a recipe with the foods of a list: its title, its steps, what each place holds. */
export function draftOf(found: Found): Draft {
  const measured = fitRecipe(found);
  const steps = stepsOf(measured);
  const method = steps.map(({ text }) => text.toLowerCase()).join('\n');
  // A seasoning is called by its name, meat or fruit may be "the meat" or "the fruit".
  const isOwn = ({ foods, isFromCupboard }: Portion) =>
    !isFromCupboard && foods.some(({ food }) => KINDS[food.kind].worth > SEASONING_WORTH);
  // A thing that no sentence asks for is not needed after all.
  const isUsed = (portion: Portion) =>
    isOwn(portion) || portion.names.some((name) => method.includes(name.toLowerCase()));
  const portions = measured.portions.filter(isUsed);
  const idle = measured.portions.filter((portion) => !isUsed(portion) && !portion.isFromCupboard);
  const left = [...found.left, ...idle.flatMap(({ foods }) => foods)];
  const fitted = { ...measured, portions, found: { ...found, left } };
  return { ...fitted, title: mend(titleOf(found), fitted), steps: [...firstSteps(portions), ...steps] };
}

/** A tip, a variation or what to serve with it, filled likewise. */
export const fillAdvice = (text: string, fitted: Fitted): string => mend(fillText(text, fitted), fitted);

function stepsOf(fitted: Fitted): Step[] {
  const { recipe, extras } = fitted.found;
  const texts = recipe.steps.map(({ text }) => fillAdvice(text, fitted));
  return recipe.steps.flatMap((step, at) => {
    const filled = texts[at] ?? '';
    // Foods that are added to a step that falls away go into the next one, or the last there is.
    const isHere = ({ step: from }: Extra) => {
      const next = texts.findIndex((text, one) => one >= from && text !== '');
      return at === (next < 0 ? texts.findLastIndex((text) => text !== '') : next);
    };
    const text = extras.filter(isHere).reduce((said, extra) => addExtra(said, extra, fitted), filled);
    return filled === '' ? [] : [{ ...step, text, minutes: minutesOf(step, filled) }];
  });
}

function addExtra(text: string, extra: Extra, { portions }: Fitted): string {
  const { instead, say } = extra.rule;
  const said = say(andList(portions.flatMap((portion) => (portion.extra === extra ? portion.names : []))));
  return instead ? text.replace(instead, said) : `${text} ${said}`;
}

/** Names the temperature that is safe for the meat that is used, and says "gluten-free" wherever a text says "pasta". */
function mend(text: string, { portions }: Fitted): string {
  const foods = portions.flatMap((portion) => portion.foods.map(({ food }) => food));
  const { low = /$^/g, instead = '' } =
    TOO_LOW.find(({ heat }) => foods.some((food) => food.heat === heat)) ?? {};
  return foods.reduce(
    (said, food) => {
      const [name, lacking, plain] = /^(\w+-free) (.*)$/.exec(food.name) ?? [];
      return name === undefined
        ? said
        : said.replaceAll(new RegExp(`(?<!${lacking} )\\b${plain}\\b`, 'gi'), name);
    },
    text.replaceAll(low, instead),
  );
}

/** Stands in a title for the foods that the dish takes. */
const GENERIC = /\b(?:vegetables?|fruit|meat|fish|beans?|pasta|nuts?|berry|berries|greens)\b/i;

/** The name of the dish: of one that takes any food of a sort by those that it has, of another by what stands for its own. */
function titleOf({ recipe: { title, needs, places }, uses }: Found): string {
  const isGroup = (at: number) => (places[at]?.groups.length ?? 0) > 0;
  const isMain = ({ food }: KnownFood) => KINDS[food.kind].worth >= NAMED_FROM;
  const [generic] = GENERIC.exec(title) ?? [];
  // Fruit has no place of its own in a recipe that names the sorts it takes.
  const isNamed = (at: number) => needs.includes(at) && (isGroup(at) || /^fruit$/i.test(generic ?? ''));
  const named = uses
    .flatMap(({ item, place }) => (isNamed(place) && isMain(item) ? item.food : []))
    .sort((one, other) => KINDS[other.kind].worth - KINDS[one.kind].worth)
    .slice(0, 2);
  const names = [...new Set(named.map(({ short }) => short))];
  if (names.length > 0 && !names.some((name) => title.toLowerCase().includes(name))) {
    const all = generic?.endsWith('s') ? [...new Set(named.map(({ plural }) => plural))] : names;
    if (generic !== undefined) return capital(title.replace(generic, andList(all)));
    if (needs.some(isGroup) && !title.includes(' '))
      return capital(`${andList(names)} ${title.toLowerCase()}`);
  }
  return uses.reduce((said, { item, place }) => {
    const { short } = item.food;
    const usual = places[place]?.options[0]?.food.short ?? short;
    const isSame = short.includes(usual) || said.toLowerCase().includes(short);
    if (isSame || !needs.includes(place) || !isMain(item)) return said;
    return capital(said.replace(new RegExp(`\\b${usual}(?=\\b|s\\b)`, 'i'), short));
  }, title);
}

/** What is done to make a food safe before anything else. */
const firstSteps = (portions: readonly Portion[]): Step[] =>
  portions.flatMap(({ foods, names, place }) =>
    foods.flatMap((item, at): Step[] => {
      const isThawed = item.food.heat && item.states.has('frozen') && !place.states?.includes('frozen');
      const steps = [
        ...(item.cares ?? []).flatMap(({ first }) => first ?? []),
        ...(isDriedBean(item) ? SOAK_AND_BOIL : []),
        ...(isThawed ? THAW : []),
      ];
      return steps.map((step) => ({ ...step, text: step.text.replaceAll('@', `the ${names[at]}`) }));
    }),
  );
