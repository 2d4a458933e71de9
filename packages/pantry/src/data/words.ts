/** What was done to a food before it came here. */
export type State = 'cut' | 'canned' | 'frozen' | 'dried' | 'cooked';

/** "cup 240, can 400" as a map: people may type any word, and a map knows none that it was not given. */
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

/** Plurals that no rule takes back, and misspelt ones that must stay as they are, for their singular would hide it. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map(
  pairs(
    'leaves leaf, halves half, loaves loaf, knives knife, cookies cookie, veggies veggie, brownies brownie, smoothies smoothie, tomatos tomatos, potatos potatos',
  ),
);

/** How names end that stay as they are in the plural, or have none. */
export const SAME_IN_PLURAL = new RegExp(
  `(${[
    'shrimp|zucchini|broccoli|tortellini|ravioli|fish|calamari|salsify|squash|grits|sauce|soup|passata|rotel|dal|vermicelli',
    'shirataki|cornbread|muesli|granola|taro|daikon|callaloo|popcorn|panko|powder|spice|aniseed|anise|hing|ajwain|caraway',
    'asafoetida|iru|dawadawa|ogiri|egusi|ogbono|vodka|rum|gin|whisky|whiskey|tequila|brandy|cognac|bourbon|amaretto|sec',
    'limoncello|campari|aperol|cachaca|pisco|mezcal|grappa|armagnac|kirsch|pernod|lavash|falukorv|kohlrabi|jicama',
  ].join('|')})$`,
);

/** Units people type, and what one of them weighs in grams (or holds in millilitres); 0: it depends on the food. */
export const UNITS = numbers(`
  g 1, gr 1, gram 1, gramm 1, gramme 1, grammo 1, gramo 1, kg 1000, kilo 1000, kilogram 1000, mg 0.001, oz 28,
  ounce 28, lb 454, lbs 454, tbs 15, pound 454, ml 1, cl 10, dl 100, l 1000, liter 1000, litre 1000, pint 480,
  quart 950, tbsp 15, tablespoon 15, tb 15, tsp 5, teaspoon 5, pinch 0.5, dash 1, drop 0.1, cup 0, handful 0,
  clove 0, slice 0, rasher 0, stalk 0, stick 0, rib 0, sprig 0, fillet 0, piece 0, head 0, can 0, tin 0, jar 0,
  bunch 0, packet 0, pack 0, package 0, bag 0, box 0, block 0, ball 0, bottle 0, carton 0, cube 0, knob 0, leaf 0,
  ear 0, pod 0, stem 0, bulb 0, strip 0, sheet 0, loaf 0, glass 200, mug 250, thumb 15
`);

/** Numbers in words. */
export const NUMBERS = numbers(`
  a 1, an 1, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, dozen 12, half 0.5,
  quarter 0.25, couple 2, few 3, several 4, ½ 0.5, ¼ 0.25, ¾ 0.75, ⅓ 0.33, ⅔ 0.67, un 1, une 1, ein 1, eine 1
`);

/** Words that say what was done to the food already. */
export const STATES: ReadonlyMap<string, State> = states(`
  chopped cut, diced cut, sliced cut, minced cut, grated cut, shredded cut, crushed cut, cubed cut, crumbled cut,
  quartered cut, halved cut, julienned cut, torn cut, mashed cut, cut cut, prepared cut, canned canned,
  tinned canned, jarred canned, drained canned, frozen frozen, dried dried, dry dried, cooked cooked,
  leftover cooked, roasted cooked, roast cooked, boiled cooked, grilled cooked, steamed cooked, rotisserie cooked,
  fried cooked, baked cooked
`);

/** Words that tell beans from a sack from those of a can. */
export const RAW_BEAN: ReadonlySet<string> = new Set(
  'raw dried dry uncooked soaked sprouted unboiled sec seche secs seches trocken getrocknet getrocknete roh rohe seco seca secos secchi secche crudo crudi cru crus'.split(
    ' ',
  ),
);

/** What a line of the list of ingredients says of it. */
export const STATE_WORDS: Readonly<Record<State, string>> = {
  cut: ', already cut',
  canned: ', canned',
  frozen: ', frozen',
  dried: '',
  cooked: ', cooked',
};

/** Words that change nothing about how a food is cooked. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `fresh freshly raw ripe overripe large medium small big little baby young old whole half halves boneless skinless bone skin on in
  lean fatty free range organic bio extra fine finely coarse coarsely roughly thin thinly thick thickly good quality quick instant plain
  natural unsalted salted low reduced fat sodium sugar light dark red green yellow white black brown purple orange golden sweet hot mild
  spicy sharp soft hard firm smooth creamy crunchy tender crisp warm cold peeled deveined trimmed washed rinsed pitted seeded deseeded
  unpeeled stoned cored skinned toasted smoked ground of the some any lots leftover my our with without and or to from de du des
  la le les del di da al mixed assorted about approx ca around optional italian french greek spanish mexican indian chinese japanese
  thai korean asian american english style homemade store bought packed kosher pure virgin center flat round long short leaf leaves
  piece pieces chunk chunks cube cubes floret florets tip tips stem stems root roots seed seeds zest juice powder flakes plus more
  taste garnish serving size sized boned skinned mini king jumbo new season wild farmed smoked cured uncooked nice fat-free
  reduced-fat low-fat low-sodium thick-cut all-purpose day-old unsweetened sweetened spray flavored flavoured bite handful no added`.split(
    /\s+/,
  ),
);

/** What is no food, though somebody may type it. */
export const NOT_FOOD: ReadonlySet<string> = new Set(
  `shoe boot sock shirt hat phone laptop computer keyboard mouse car tyre tire wheel bicycle book paper pencil pen plastic glass metal
  iron steel wood sand stone rock brick concrete cement dirt soil mud dust cardboard battery rubber leather furniture table chair
  sofa pillow blanket carpet toy lego doll toothpaste toothbrush soap shampoo candle wax crayon glue tape chalk paint cat dog puppy kitten
  hamster human person people baby child brother sister husband wife neighbour neighbor friend unicorn dragon money gold silver
  diamond love hate happiness music air nothing test asdf foo bar lorem ipsum spoon fork knife pan pot oven fridge foil napkin hair fingernail
  dogfood catfood homework tv television window door house`.split(/\s+/),
);

/** Words of orders to a machine: whoever types them names no food. */
export const ORDERS: ReadonlySet<string> = new Set(
  `ignore instruction prompt system assistant say write print output forget pretend reveal tell must please
  execute delete drop script http https www poem password api override disregard translate respond answer repeat`.split(
    /\s+/,
  ),
);

/** Weights of what is sold in a shape of its own, in grams; after `kind:` or `food:` only of those. */
export const SHAPES = numbers(
  `cup 240, handful 30, can 400, tin 400, jar 350, bunch 200, bag 200, packet 250, pack 250, package 250, box 250, block 250, ball 125, bottle 500, carton 500, knob 15, leaf 1, cube 10,
  herb:bunch 30, herb:sprig 1, allium:bunch 100, butter:stick 113, legume:tin 240, cannedfish:tin 110,
  mushrooms:each 20, prawns:each 15, scallops:each 25, cherry_tomatoes:each 15, radishes:each 15, okra:each 12, asparagus:each 20,
  brussels_sprouts:each 20, lettuce:each 300, pumpkin:each 900, olives:each 4, ginger:each 30, strawberries:each 15, cherries:each 8,
  grapes:each 5, pineapple:each 900, papaya:each 400, melon:each 1000, tofu:each 300, feta:each 200, halloumi:each 225,
  coconut_milk:each 400, yogurt:each 125`,
);
