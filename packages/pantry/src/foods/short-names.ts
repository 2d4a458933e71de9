import type { KindName } from './kinds.ts';

/** How the method calls foods whose names are long: the list of ingredients has said already which sort it is. */
export const SHORT_NAMES: readonly {
  readonly kinds: readonly KindName[];
  readonly from: RegExp;
  readonly to: string;
  /** Whether no other food of the dish may have the word in its name, in any place: "cumin" beside cumin seeds. */
  readonly isAlone?: true;
}[] = [
  {
    kinds: ['flour'],
    from: /^(?:(?:un)?bleached |enriched )*(?:all[- ]purpose|plain|white|bread|cake|strong) flour$/,
    to: 'flour',
  },
  { kinds: ['butter'], from: /^(?:unsalted|salted|sweet|sweet cream) butter$/, to: 'butter' },
  { kinds: ['sugar'], from: /^(?:white|granulated|(?:golden )?caster|castor|superfine) sugar$/, to: 'sugar' },
  { kinds: ['sugar'], from: /^(?:light|dark|golden|soft)(?: light| dark)? brown sugar$/, to: 'brown sugar' },
  {
    kinds: ['oil'],
    from: /^(?:vegetable|canola|cooking|neutral|safflower) oil$/,
    to: 'oil',
  },
  { kinds: ['oil'], from: /^(?:extra[- ]virgin|light|virgin) olive oil$/, to: 'olive oil' },
  {
    kinds: ['sauce'],
    from: /^(?:low|reduced|less|lower)[- ]sodium (?=soy sauce)|^(?:light|dark|lite) (?=soy sauce)|^(?:dark|toasted) (?=sesame oil)/,
    to: '',
  },
  {
    kinds: ['stock'],
    from: /^(?:[\w-]+ )*?(?=(?:chicken |beef |vegetable |fish |turkey )?(?:broth|stock)$)/,
    to: '',
  },
  {
    kinds: ['cream', 'yogurt', 'milk', 'spooncheese'],
    from: /^(?:(?:fat[- ]free|low[- ]fat|reduced[- ]fat|non-?fat|light|full[- ]fat|whole|plain|part-skim|\d%|skimmed|skim|semi-skimmed) )+(?=\w)/,
    to: '',
  },
  { kinds: ['cream'], from: /^(?:heavy|whipping|heavy whipping|double) cream$/, to: 'cream' },
  {
    kinds: ['spice', 'sweetspice'],
    from: /^(?:(?:freshly )?ground )(?=(?:cumin|cinnamon|nutmeg|cloves|allspice|turmeric|cardamom|coriander|paprika|ginger|mace)$)/,
    to: '',
    isAlone: true,
  },
  {
    kinds: ['spice'],
    from: /^(?:(?:freshly )?ground )?(?:black |white )?pepper$/,
    to: 'pepper',
    isAlone: true,
  },
  {
    kinds: ['rice'],
    from: /^(?:(?:long|short|medium)[- ]grain |uncooked |white |basmati |jasmine |arborio |carnaroli )+rice$/,
    to: 'rice',
  },
  {
    kinds: ['shellfish'],
    from: /^(?:extra[- ]large|large|medium|small|jumbo|tiger|uncooked) (?=shrimp|prawn)/,
    to: '',
  },
  { kinds: ['allium'], from: /^(?:red|white|yellow|sweet|purple|brown|spanish) (?=onions?$)/, to: '' },
  { kinds: ['softveg'], from: /^(?:red|green|yellow|orange) (?=bell peppers?$)/, to: '' },
  {
    kinds: ['cannedtomato', 'tomato'],
    from: /^(?:diced|crushed|chopped|plum|roma|cherry|grape|whole|peeled) (?=tomatoes$)/,
    to: '',
  },
  { kinds: ['sausage'], from: /^(?:[\w-]+ )+(?=sausages$)/, to: '' },
  { kinds: ['dough'], from: /^(?:[\w-]+ )+(?=dough$)/, to: '' },
  { kinds: ['wine'], from: /^dry (?=(?:white|red) wine$)/, to: '' },
  { kinds: ['tropical', 'bakefruit'], from: /^ripe (?=\w)/, to: '' },
  { kinds: ['coconutmilk'], from: /^(?:unsweetened|light|lite|full-fat|canned) (?=coconut)/, to: '' },
  {
    kinds: ['bread'],
    from: /^(?:(?:day old|stale|crusty|white|brown|wheat|italian|french|sandwich) )+(?=bread$)/,
    to: '',
  },
  {
    kinds: ['potato', 'bakefruit'],
    from: /^(?:russet|yukon gold|red|white|baking|boiling|granny smith|gala|green) (?=(?:potato|apple)(?:e?s)?$)/,
    to: '',
  },
];
