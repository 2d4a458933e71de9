import type { KindName } from './kinds.ts';

/** A state that a food is in before the recipe begins. */
export type State = 'cut' | 'canned' | 'frozen' | 'dried' | 'cooked';

/** The pairs in "cup 240, can 400". They go into a Map, because visitors may type any word, and an object also has members of its own. */
const pairs = (table: string): [string, string][] =>
  table
    .split(',')
    .map((pair): [string, string] => [pair.trim().split(' ')[0] ?? '', pair.trim().split(' ')[1] ?? '']);

const numbers = (table: string): ReadonlyMap<string, number> =>
  new Map(pairs(table).map(([word, value]) => [word, Number(value)]));

const isState = (word: string): word is State => /^(cut|canned|frozen|dried|cooked)$/.test(word);

const states = (table: string): ReadonlyMap<string, State> =>
  new Map(
    pairs(table).flatMap(([word, state]): [string, State][] => (isState(state) ? [[word, state]] : [])),
  );

/** Words that the rules for the singular do not fit. Misspelt plurals stay as they are, because their singular would hide the mistake. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map(
  pairs(
    'chillies chilli, chilies chili, leaves leaf, halves half, loaves loaf, knives knife, cookies cookie, veggies veggie, brownies brownie, sweets sweets, bitters bitters, smoothies smoothie, tomatos tomatos, potatos potatos, filet fillet, filets fillet, zucchinis zucchini',
  ),
);

/** Letters that Unicode normalization does not turn into plain letters. */
export const LETTERS: Readonly<Record<string, string>> = {
  '⁄': '/',
  ß: 'ss',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
};

/** Endings of names that are the same in the plural, or have no plural. */
const SAME_IN_PLURAL = new RegExp(
  `(${[
    's',
    'shrimp|zucchini|broccoli|tortellini|ravioli|fish|calamari|salsify|squash|grits|sauce|soup|passata|rotel|dal|vermicelli',
    'shirataki|cornbread|muesli|granola|taro|tapioca|daikon|callaloo|popcorn|panko|powder|spice|aniseed|anise|hing|ajwain|caraway',
    'asafoetida|iru|dawadawa|ogiri|egusi|ogbono|vodka|rum|gin|whisky|whiskey|tequila|brandy|cognac|bourbon|amaretto|sec',
    'limoncello|campari|aperol|cachaca|pisco|mezcal|grappa|armagnac|kirsch|pernod|lavash|falukorv|merguez|sesame|kohlrabi|jicama',
  ].join('|')})$`,
);

/** Endings of names, and of their plurals. The first entry that fits counts. */
export const PLURALS: readonly (readonly [ending: RegExp, many: string])[] = [
  [SAME_IN_PLURAL, '$&'],
  [/leaf$/, 'leaves'],
  [/half$/, 'halves'],
  [/chilli$/, 'chillies'],
  [/(?<![aeiou])y$/, 'ies'],
  [/(?<=x|ch|sh|tomato|potato|mango)$/, 'es'],
  [/$/, 's'],
];

/** Units that people type, and their grams (or millilitres); 0 where they depend on the food. */
export const UNITS = numbers(`
  g 1, gr 1, gram 1, gramm 1, gramme 1, grammo 1, gramo 1, kg 1000, kilo 1000, kilogram 1000, mg 0.001, oz 28.35,
  ounce 28.35, lb 454, lbs 454, tbs 15, pound 454, ml 1, cl 10, dl 100, l 1000, liter 1000, litre 1000, pint 480, pt 480,
  quart 950, qt 950, tbsp 15, tablespoon 15, tb 15, tsp 5, teaspoon 5, pinch 0.5, dash 1, drop 0.1, cup 0, handful 0,
  clove 0, slice 0, rasher 0, stalk 0, stick 0, rib 0, sprig 0, fillet 0, piece 0, head 0, can 0, tin 0, jar 0,
  bunch 0, packet 0, pack 0, package 0, bag 0, box 0, block 0, ball 0, bottle 0, carton 0, cube 0, knob 0, leaf 0,
  ear 0, pod 0, stem 0, bulb 0, strip 0, sheet 0, loaf 0, rack 0, pouch 0, sachet 0, tub 0, container 0, envelope 0, tube 0, pkg 0, pot 0, wedge 0, square 0, punnet 0, floret 0, scoop 0,
  splash 10, spoon 15, spoonful 15, gallon 3800, fluid 0, glass 200, mug 250, thumb 15
`);

/** Numbers in words. */
export const NUMBERS = numbers(`
  a 1, an 1, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, dozen 12, half 0.5,
  quarter 0.25, couple 2, few 3, several 4, ½ 0.5, ¼ 0.25, ¾ 0.75, ⅓ 0.33, ⅔ 0.67, un 1, une 1, ein 1, eine 1
`);

/** Words for the state of a food. */
export const STATES: ReadonlyMap<string, State> = states(`
  chopped cut, diced cut, sliced cut, minced cut, grated cut, shredded cut, crushed cut, cubed cut, crumbled cut,
  quartered cut, halved cut, julienned cut, torn cut, mashed cut, cut cut, prepared cut, canned canned,
  tinned canned, jarred canned, drained canned, frozen frozen, dried dried, dry dried, cooked cooked,
  leftover cooked, roasted cooked, roast cooked, boiled cooked, grilled cooked, steamed cooked, rotisserie cooked,
  fried cooked, baked cooked, precooked cooked, poached cooked, braised cooked, barbecued cooked, stewed cooked,
  sauteed cooked, reheated cooked, charred cooked, thawed frozen, defrosted frozen, dehydrated dried, slivered cut, flaked cut,
  pureed cut, pulled cooked, pouch cooked, can canned, tin canned, jar canned, shaved cut, chunked cut, spiralized cut, spiralised cut, riced cut
`);

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that are a state only in front of a name. Behind a name they are a part of it: "pork roast". */
export const BEFORE_ONLY: ReadonlySet<string> = set('roast');

/** Kinds for which it matters that a food comes from a can. Foods of other kinds never have the state `canned`. */
export const TINNED: ReadonlySet<KindName> = new Set<KindName>([
  ...(['wholebird', 'mince', 'slowmeat', 'sausage', 'pasta'] as const),
  'legume',
  'pulse',
  'podveg',
  'firmveg',
  'softveg',
  'root',
  'leaf',
  'potato',
  'tomato',
  'poultry',
  'meat',
  'fish',
  'shellfish',
  'mollusc',
  'bakefruit',
  'berry',
  'tropical',
  'citrus',
  'sourfruit',
]);

/** Kinds that are cooked when they are mashed, unlike bananas. */
export const BOILED_TO_MASH: ReadonlySet<KindName> = new Set<KindName>(['potato', 'root', 'firmveg']);

/** Words for containers: "1 (14 oz) can". */
export const CONTAINERS: ReadonlySet<string> = set(
  'can tin jar bottle package packet pack bag box carton tub block container sachet pouch envelope tube stick pot pkg',
);

/**
 * Words between foods: `and` before another food, `or` before an alternative, `with` before a food inside the first one, `tail` before
 * words that describe the food.
 */
export const LINKS: ReadonlyMap<string, 'and' | 'or' | 'with' | 'tail'> = new Map([
  ...['and', 'und', 'et', 'y'].map((word) => [word, 'and'] as const),
  ...['or', 'oder', 'ou'].map((word) => [word, 'or'] as const),
  ...['with', 'plus', 'in', 'on', 'contain', 'containing'].map((word) => [word, 'with'] as const),
  ...`for from such like is are per at without until if preferably to as into which that eg ie off than depending via available
  see note`
    .split(/\s+/)
    .map((word) => [word, 'tail'] as const),
]);

/** Kinds whose foods are made of the food in front of their name: "lobster soup" is a soup. */
export const FLAVOURED: ReadonlySet<KindName> = new Set<KindName>([
  'soup',
  'sauce',
  'mix',
  'dough',
  'meal',
  'paste',
  'spread',
  'stock',
  'jam',
  'juice',
  'candy',
  'snack',
  'flavour',
  'sausage',
  'oil',
  'vinegar',
  'hotdrink',
  'fizz',
  'yogurt',
  'spice',
  'alcohol',
  'nutbutter',
  'chocolate',
  'plantmilk',
]);

const CHEESES: readonly KindName[] = ['hardcheese', 'softcheese', 'spooncheese', 'frycheese'];
const FLESH: readonly KindName[] = [
  'meat',
  'slowmeat',
  'poultry',
  'wholebird',
  'fish',
  'cannedfish',
  'coldcut',
  'cured',
  'shellfish',
  'mollusc',
  'firmveg',
  'leaf',
];

/** Names that only repeat the sort of the food in front of them ("gouda cheese", "salmon steak"), and the kinds of those foods. */
export const SORT_WORDS: ReadonlyMap<string, readonly KindName[]> = new Map<string, readonly KindName[]>([
  ['cheese', CHEESES],
  ['steak', FLESH],
  ['cutlet', FLESH],
  ['fish', ['fish', 'cannedfish', 'shellfish']],
  ['nut', ['nut', 'seed']],
  ['herb', ['herb', 'woodherb']],
  ['berry', ['berry']],
  ['sausage', ['cured', 'sausage', 'coldcut']],
  ['salami', ['coldcut', 'cured']],
  ['ham', ['coldcut', 'cured']],
  ['wine', ['wine', 'sauce']],
  ['liqueur', ['alcohol']],
  ['pepper', ['garlic', 'spice']],
  ['chilli', ['garlic', 'spice']],
  ['chili', ['garlic', 'spice']],
  ['chile', ['garlic', 'spice']],
  ['noodle', ['noodle', 'pasta']],
  ['pasta', ['pasta', 'noodle']],
  ['bean', ['legume', 'pulse', 'podveg', 'firmveg']],
  ['bread', ['bread', 'wrap']],
  ['roll', ['bread', 'wrap']],
  ['cracker', ['snack', 'candy']],
  ['crumb', ['snack', 'candy']],
  ['cookie crumb', ['candy']],
  ['concentrate', ['stock', 'juice', 'paste', 'soup']],
  ['sauce', ['sauce', 'paste', 'spread']],
  ['paste', ['paste', 'nutbutter', 'sauce', 'spread', 'spice', 'pickle', 'garlic', 'chocolate']],
  [
    'powder',
    [
      'spice',
      'sweetspice',
      'hotdrink',
      'spread',
      'flavour',
      'cocoa',
      'sugar',
      'herb',
      'woodherb',
      'paste',
      'mix',
      'leaven',
      'yeast',
      'stock',
    ],
  ],
  ['seed', ['spice', 'sweetspice', 'seed']],
  ['dressing', ['spread', 'vinegar', 'sauce']],
  ['spice', ['spice', 'sweetspice', 'herb', 'woodherb']],
  ['seasoning', ['spice', 'woodherb']],
  ['syrup', ['honey', 'sugar']],
  ['lettuce', ['salad']],
  ['salad', ['salad']],
  ['vegetable', ['leaf', 'firmveg', 'softveg', 'root', 'podveg']],
  ['potato', ['potato']],
  ['stock', ['stock']],
]);

/** Names that mean another food beside foods of these kinds. */
export const MEANT_BESIDE: readonly {
  readonly name: string;
  readonly kinds: readonly KindName[];
  readonly means: string;
  /** Whether the name keeps its first meaning where it has an amount: two peppers are no spice. */
  readonly unlessStated?: true;
  /** The least number of foods in the list: a long list is copied from a recipe, and its pepper is ground. */
  readonly among?: number;
}[] = [
  { name: 'pepper', kinds: ['salt'], means: 'black pepper', unlessStated: true },
  { name: 'pepper', kinds: ['spice', 'woodherb'], means: 'black pepper', unlessStated: true, among: 9 },
  // In Britain it is a paste; where it has an amount in cups or cans it is sieved tomatoes.
  {
    name: 'tomato puree',
    kinds: ['stock', 'allium', 'garlic', 'legume', 'pulse', 'mince', 'pasta', 'poultry', 'sausage'],
    means: 'tomato paste',
    unlessStated: true,
  },
  { name: 'rye', kinds: ['spread', ...CHEESES], means: 'rye bread' },
  { name: 'vermicelli', kinds: ['wrap'], means: 'rice vermicelli' },
  { name: 'rotelle', kinds: ['rice', 'wrap', 'snack'], means: 'chopped tomatoes' },
  { name: 'gari', kinds: ['pickle', 'fish', 'spread'], means: 'pickled ginger' },
  // Beside crumbs or pasta sauce without a word on cubes it is minced.
  { name: 'chuck', kinds: ['snack'], means: 'ground beef', unlessStated: true },
  // Beside onions or stock it is no sweet filling of dried fruit.
  { name: 'mincemeat', kinds: ['stock', 'allium'], means: 'ground beef' },
  { name: 'sorghum', kinds: ['sugar', 'butter', 'leaven', 'yeast'], means: 'sorghum syrup' },
];

/** Foods that another entry has in their dried form: the name of a food, and the name of the dried one. */
export const DRIED_AS: ReadonlyMap<string, string> = new Map([
  ['mushrooms', 'dried mushroom'],
  ['cherries', 'dried cherry'],
  ['blueberries', 'dried blueberry'],
  ['strawberries', 'dried strawberry'],
  ['cranberries', 'dried cranberry'],
  ['raspberries', 'mixed dried fruit'],
  ['mixed fruit', 'mixed dried fruit'],
  ['grapes', 'raisin'],
  ['plum', 'prune'],
  ...['apricot', 'peach', 'pear', 'mango', 'pineapple', 'fig', 'apple'].map((fruit): [string, string] => [
    fruit,
    `dried ${fruit}`,
  ]),
  ...['tomato', 'cherry tomatoes'].map((name): [string, string] => [name, 'sun dried tomato']),
  ...['chilli', 'red chilli', 'poblano pepper'].map((name): [string, string] => [name, 'dried chilli']),
  ['onion', 'dried onion'],
  ['garlic', 'garlic powder'],
]);

/** Words for rice that is sold boiled, or nearly so: it must not boil for as long as other rice. */
export const READY_RICE = /\b(?:instant|minute|microwave|ready|quick cooking) (?:\S+ ){0,3}rice\b/;

/** Words for beans that are neither canned nor cooked. */
export const RAW_BEAN: ReadonlySet<string> = new Set(
  'raw dried dry uncooked soaked sprouted unboiled sec seche secs seches trocken getrocknet getrocknete roh rohe seco seca secos secchi secche crudo crudi cru crus'.split(
    ' ',
  ),
);

/** Words that describe a food and name none. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...[UNITS, NUMBERS, STATES, RAW_BEAN, LINKS].flatMap((table) => [...table.keys()]),
  ...set(`
    beard shot count grain pocket point glove fresh freshly raw ripe overripe large medium small big little baby young old whole half boneless
    skinless skin on in lean fatty free range organic bio extra fine finely coarse coarsely roughly thin
    thinly thick thickly good quality quick instant plain natural unsalted salted low reduced sodium sugar
    light dark red green yellow white black brown purple orange golden sweet hot mild spicy sharp soft hard
    firm smooth creamy crunchy tender warm cold peeled deveined trimmed washed rinsed pitted seeded deseeded
    unpeeled stoned cored skinned toasted smoked ground of the some any lot leftover my our with without and
    or to from de du des la le les del di da al mixed assorted about maybe roughly probably approx ca around optional italian
    french greek spanish mexican indian chinese japanese thai korean asian american english style homemade
    store bought packed kosher pure virgin center flat round long short leaf piece chunk cube floret floweret tip
    stem root zest plus more taste serving size sized boned mini king jumbo new season wild farmed cured
    uncooked nice unsweetened sweetened flavored flavoured bite handful no added frying cooking baking
    eating stewing boiling frozen deep pan heaped heaping level scant generous fluid fl bone flesh meat
    packaged prepared refrigerated chilled condensed dehydrated part container pouch sachet tub envelope
    double single triple regular original classic traditional real genuine premium favorite favourite such
    like is are per at until if preferably as into which that eg ie off than depending via available see
    note oder ou und et y other your choice x inch cm mm wide dia snipped melted softened beaten sifted
    divided separated soaked scrubbed squeezed thawed room temperature chill ready lightly very well heavy
    fully partly partially lengthwise crosswise diagonally bottled fancy ordinary purchased convenient
    ripened unbleached crusty stale artisan lowfat nonfat fatfree skim skimmed unflavored unflavoured
    granulated casing crystallized crystallised concentrated imported domestic local seasonal tiny link
    cap tail crown granule crystal ring curl twist shred top bit blend shape soften drain uncook thaw
    undrain baton matchstick segment pulp puree pureed grating grate chop dice slice mince wheel triangle
    bar spear shell neck hand chunky length steak fillet kernel husked hulled unhulled pasteurized
    pasteurised irradiated sustainably picada picado hache hachee hach fresco fresca frais fraiche fraich
    grande rojo roja verde pele pelee frische frischer frisch gehackt gehackte gross grosse klein kleine
    rapee rape rapado rallado rallada tritato tritata grattugiato cru cuit cuite tri color multi tm contain
    containing duncan hines deluxe supreme supermoist betty crocker pillsbury jimmy tartare tartar sashimi carpaccio rare rigate rigati lisce cutlet scallopini scaloppine split
    torn broken intact body lukewarm chiffonade microplane coating creamed mix mixture dri crush dolce flake heart petite brand food premade pre made few drop
    already board rod clod curly medallion all purpose dash splash sprinkling drizzle each approximately equal amount quantity weight total net drained wt g ml
  `),
]);

/** Things that somebody may type although nobody eats them. */
export const NOT_FOOD: ReadonlySet<string> = set(`
    shoe boot sock shirt hat phone laptop computer keyboard mouse car tyre tire bicycle book pencil pen
    plastic metal sand concrete cement dirt soil mud dust cardboard battery rubber leather furniture
    table chair sofa pillow blanket carpet toy lego doll toothpaste toothbrush soap shampoo candle wax
    crayon glue tape chalk paint cat dog puppy kitten hamster human person people child brother sister
    husband wife neighbour neighbor friend unicorn dragon money love hate happiness music air nothing test
    asdf foo lorem ipsum wooden fork knife oven fridge napkin hair smell fingernail equipment towel epsom bath
    accompaniment garnish filling decoration cheesecloth toothpick skewer thermometer mixer bowl plank
    peeler twine charcoal briquette parchment lid info information ingredient dogfood catfood homework tv
    television window door foil styrofoam shaker topping string
`);

/** Words of orders to a machine. A line with one of them names no food. */
export const ORDERS: ReadonlySet<string> = new Set(
  `ignore instruction prompt system assistant say write print output forget pretend reveal tell must please
  execute delete script http https www poem password api override disregard translate respond answer repeat`.split(
    /\s+/,
  ),
);

/** Usual weights, in grams, of units, for the foods that state none of their own. */
export const SHAPES = numbers(
  'cup 240, handful 30, punnet 300, can 400, tin 400, jar 350, bunch 200, bag 200, packet 250, pack 250, package 250, box 250, block 250, ball 125, bottle 500, carton 500, knob 15, leaf 1, cube 10, scoop 65',
);
