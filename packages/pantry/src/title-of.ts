import type { Found } from './find-recipe.ts';
import { FLESH, KINDS, type KindName } from './foods/kinds.ts';
import { pluralOf } from './names-of-foods.ts';
import type { KnownFood } from './read/read-ingredient.ts';
import { andList, capital, normal, plural } from './read/words.ts';

/** A dish can be named after a food of at least this worth. */
const NAMED_FROM = 1.1;

/** A dish of more foods of a group keeps its own name: "Fruit salad". */
const MOST_NAMED = 3;

const FRUIT: ReadonlySet<KindName> = new Set<KindName>([
  ...(['bakefruit', 'berry', 'tropical', 'citrus', 'sourfruit', 'driedfruit'] as const),
]);

/** A smoothie is named after the fruit, however it was cut, a dish of fish after the fish, and cookies after the oat. */
const plainName = (name: string, kind: KindName): string =>
  kind === 'oats'
    ? name.replace(/^(?:rolled )?oats$/, 'oat')
    : name.replace(FRUIT.has(kind) ? CUT_WORDS : / fillets?$/, '');

/** Kinds whose foods have shorter names in titles: "apricots" for dried apricots. */
const SHORTENED: ReadonlySet<KindName> = new Set<KindName>([
  ...(['sausage', 'cured', 'coldcut', 'cannedfish', 'driedfruit'] as const),
]);

/** Kinds that take the place of meat in a title. */
const IN_PLACE_OF_MEAT: ReadonlySet<KindName> = new Set<KindName>([...FLESH, 'tofu']);

const lastWord = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);

/** The animal that meat is of: the pork in pork shoulder. */
const ANIMAL = /\b(?:beef|pork|lamb|chicken|turkey|veal|duck|goat|venison)\b/;

/** Kinds after which no dish is called: prawn curry stays curry with garam masala. */
const SPICES: ReadonlySet<KindName> = new Set<KindName>(['spice', 'sweetspice']);

/** Words in a title that stand for any food of a group. */
const GENERIC =
  /\b(?:(?:root )?vegetables?|fruit|meat|fish|seafood|beans?|pasta|nuts?|berry|berries|greens)\b/i;

/** Generic words that only foods of these kinds can replace: no cheese takes the name of the beans. */
const GENERIC_KINDS: readonly { readonly word: RegExp; readonly kinds: readonly KindName[] }[] = [
  { word: /^beans?$/i, kinds: ['legume', 'pulse', 'podveg'] },
  { word: /^pasta$/i, kinds: ['pasta', 'noodle'] },
  { word: /^nuts?$/i, kinds: ['nut', 'seed'] },
  { word: /^(?:fish|seafood)$/i, kinds: ['fish', 'cannedfish', 'shellfish', 'mollusc'] },
];

/**
 * The title of a dish. A dish that takes any food of a group is named after the foods in it. In other titles, the name of a food replaces
 * the name of the usual food that it stands for.
 */
export function titleOf(found: Found): string {
  return capital(withoutAbsent(namedTitle(found), found).replace(/\b(\w+) \1$/i, '$1'));
}

/** A title without the foods that the dish can do without, and does not have: "with carrots", "apple and". */
function withoutAbsent(title: string, { recipe: { places }, uses }: Found): string {
  if (KEPT_TOGETHER.test(title)) return title;
  const here = uses
    .map(
      ({ item: { food, variety }, place }) => `${variety} ${food.name} ${food.kind} ${places[place]?.foods}`,
    )
    .join(' ');
  return places
    .filter(({ isOptional }, at) => isOptional && !uses.some(({ place }) => place === at))
    .flatMap(({ options: [usual] }) => (usual ? [usual.called, usual.food.name] : []))
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !here.includes(word === 'chocolate' ? 'cocoa' : word))
    .reduce((said, word) => {
      const food = `${word}(?:e?s)?`;
      return said
        .replace(new RegExp(`, ${food} and `, 'i'), ' and ')
        .replace(
          new RegExp(` (?:with|and) ${food}$|\\b${food} and |(?<= with [^,]*) and ${food}\\b`, 'i'),
          '',
        )
        .replace(new RegExp(`(?<=\\w )(?<!(?:with|and|in|of) )${food} (?!of|and)(?=\\w)`, 'i'), '');
    }, title);
}

function namedTitle({ recipe: { title, needs, places }, uses }: Found): string {
  const isGroup = (at: number) => (places[at]?.groups.length ?? 0) > 0;
  const isPlain = !title.includes(' ') && title !== 'Salad';
  const isMain = ({ food: { kind } }: KnownFood) =>
    KINDS[kind].worth >= NAMED_FROM && !(isPlain && /cheese$/.test(kind));
  const [generic] = GENERIC.exec(title) ?? [];
  // A recipe for "fruit" may have places for single fruits only, and none for the group.
  const isFruit = /^(?:fruit|berry|berries)$/i.test(generic ?? '');
  const isNamed = (at: number) => needs.includes(at) && (isGroup(at) || isFruit);
  const own = GENERIC_KINDS.find(({ word }) => word.test(generic ?? ''))?.kinds;
  const all = uses
    .flatMap(({ item, place }) =>
      isNamed(place) &&
      (isFruit ? FRUIT.has(item.food.kind) : isMain(item)) &&
      (own?.includes(item.food.kind) ?? true)
        ? item
        : [],
    )
    .sort((one, other) => KINDS[other.food.kind].worth - KINDS[one.food.kind].worth);
  if (all.length > MOST_NAMED) return title;
  const named = all.slice(0, 2);
  const names = [...new Set(named.map(({ food, variety }) => plainName(variety ?? food.short, food.kind)))];
  if (names.length > 0 && !names.some((name) => title.toLowerCase().includes(name))) {
    const called = generic?.endsWith('s') ? [...new Set(named.map(pluralOf))] : names;
    if (generic !== undefined) return capital(title.replace(generic, andList(called)));
    if (needs.some(isGroup) && !title.includes(' '))
      return capital(`${andList(names)} ${title.toLowerCase()}`);
  }
  return uses.reduce((said, { item, place, isFromCupboard }) => {
    const usual = places[place]?.options[0];
    if (!usual || isFromCupboard || !needs.includes(place) || SPICES.has(item.food.kind)) return said;
    const lower = said.toLowerCase();
    // Nobody calls a loin of pork a chop.
    if (
      / .*(?:breast|thigh|chop|steak|wing|drumstick)$/.test(usual.food.name) &&
      lower.includes(usual.food.name) &&
      FLESH.includes(item.food.kind)
    ) {
      const cut = item.variety ?? item.food.name;
      const called = CUT.test(cut) ? pluralOf(item) : cut;
      return cut.includes(usual.food.name) || item.food.name === usual.food.name
        ? said
        : capital(said.replace(new RegExp(`${usual.food.name}s?`, 'i'), called));
    }
    const [whole, to] = [usual, item].map(({ variety, food }) =>
      said.includes('juice')
        ? food.short
        : (/^ground /.test(variety ?? '') ? food.short : (variety ?? food.short))
            .replace(/ juice$/, '')
            .replace(CUT_WORDS, ''),
    ) as [string, string];
    // "Sausage fried rice" is made with smoked sausages, and with ham it is ham fried rice.
    const isShort = SHORTENED.has(usual.food.kind) && !lower.includes(whole);
    const isWhole = lower.includes(whole) || usual.food.kind === 'chocolate';
    const from = isShort ? lastWord(whole) : isWhole ? whole : usual.food.short;
    const [animal, other] = [usual, item].map(({ food }) => ANIMAL.exec(`${food.name} ${food.sortOf}`)?.[0]);
    if (animal && !lower.includes(whole) && IN_PLACE_OF_MEAT.has(item.food.kind)) {
      const meat = animal === other && to.includes(animal) ? to : (other ?? to);
      return said.replace(new RegExp(`\\b${animal}\\b`, 'i'), (word) =>
        word === animal ? meat : capital(meat),
      );
    }
    if (KEPT_TOGETHER.test(said) && /^(?:cream|butter|pasta)$/.test(from)) return said;
    const isDish = normal(said) === normal(from);
    if (isDish || new RegExp(`\\b${from}`).test(to) || lower.includes(to)) return said;
    // Meat is not counted: "Chicken with apples".
    const isCounted = !FLESH.includes(item.food.kind) || CUT.test(to);
    const counted = item.variety === undefined && to !== item.food.name ? `${to}s` : pluralOf(item);
    const isShell = /^(?:shellfish|mollusc)$/.test(item.food.kind) && item.food.plural !== item.food.name;
    const many = isCounted ? counted : isShell ? plural(to) : to;
    return capital(
      // "Chocolate chip cookies": in front of another word there is no plural.
      said
        .replace(
          new RegExp(`\\b${from.replace(/y$/, '(?:y(?!s)|ie)')}(s|es)?\\b( \\w)?`, 'i'),
          (_, ending, next = '') =>
            ending === undefined ? `${next ? to.replace(/\bchips$/, 'chip') : to}${next}` : `${many}${next}`,
        )
        .replace(/\b(\w+) \1\b/i, (twice, once) => (lower.includes(twice.toLowerCase()) ? twice : once))
        .replace(/\bnoodle$/, 'noodles')
        .replace(/ cornmeal$/, '$& mush')
        .replace(/^(Roast .*) roast$/i, '$1'),
    );
  }, title);
}

/** Names in which a word that looks like a food of the recipe is part of another name. */
const KEPT_TOGETHER =
  /\b(?:ice cream|cream (?:cheese|puff|pie|cake|soup)|(?:peanut|apple|nut) butter|pasta e fagioli|butter(?:scotch| chicken| beans?))/i;

/** Words for the form or the grade of a food, which are not in the name of a dish: "Rolled oats cookies". */
const CUT_WORDS =
  /\b(?:large|jumbo|medium|small|fresh|frozen|rolled|ripe|cubed|diced|(?:long|short|medium)[- ]grain|extra[- ]virgin|shredded|sliced|crushed|mild|sandwich|toasted|cooked|unsweetened|part-skim|low-fat|fat-free|yellow(?= corn ?meal)) |(?<!\b(?:eye of|top|bottom|half and)) (?:chunk|tidbit|floret|half|piece|fillet|tenderloin|round|shoulder|stew meat)s?$/g;

/** Cuts of meat and fish that are counted. */
const CUT = /breast|thigh|chop|cutlet|fillet|steak|wing|drumstick|rib|sausage|kebab|patty$/;
