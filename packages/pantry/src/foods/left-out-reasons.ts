import { FLESH, type KindName } from './kinds.ts';

/** Kinds that make a dish what it is, of which one is enough. */
const CENTRES: readonly KindName[] = [...FLESH, 'cannedfish', 'tofu', 'frycheese'];
const SEASONINGS: readonly KindName[] = [
  ...(['herb', 'woodherb', 'spice', 'sweetspice', 'paste', 'garlic', 'allium'] as const),
];

/** Why foods of some kinds are not in a dish. */
export interface LeftOutReason {
  readonly kinds: readonly KindName[];
  /** In which dishes; in all where it is not said. */
  readonly of?: 'sweet' | 'savoury';
  /** Only where the dish has a food of these kinds already. */
  readonly beside?: readonly KindName[];
  /** Foods of these kinds for which it would not be true. */
  readonly but?: readonly string[];
  readonly why: string;
}

/** The first that is true is told. */
export const LEFT_OUT_REASONS: readonly LeftOutReason[] = [
  {
    kinds: ['hotdrink', 'juice', 'fizz', 'wine'],
    but: ['sherry', 'marsala', 'rice wine', 'cooking wine'],
    why: 'a drink to have beside it',
  },
  {
    kinds: [
      ...([
        'sugar',
        'honey',
        'jam',
        'chocolate',
        'cocoa',
        'candy',
        'flavour',
        'berry',
        'driedfruit',
      ] as const),
    ],
    of: 'savoury',
    why: 'too sweet for this dish',
  },
  {
    kinds: [...CENTRES, ...SEASONINGS.filter((kind) => kind !== 'sweetspice')],
    but: ['fennel seeds', 'mint'],
    of: 'sweet',
    why: 'too savoury for this dish',
  },
  { kinds: CENTRES, beside: CENTRES, why: 'one kind of meat, fish or the like is enough here' },
  {
    kinds: [
      ...([
        'bread',
        'rice',
        'grain',
        'wrap',
        'salad',
        'avocado',
        'pickle',
        'yogurt',
        'potato',
        'tomato',
      ] as const),
    ],
    of: 'savoury',
    why: 'good beside this dish, not in it',
  },
  {
    kinds: ['bakefruit', 'berry', 'tropical', 'citrus', 'sourfruit', 'driedfruit'],
    why: 'better eaten after this dish than in it',
  },
  { kinds: ['oil', 'butter'], beside: ['oil', 'butter'], why: 'one fat is enough here' },
  { kinds: ['water'], why: 'not needed here' },
  { kinds: SEASONINGS, why: 'this dish has a seasoning of its own' },
];
