import { FLESH, type KindName } from './kinds.ts';

/** Kinds of the main food of a dish; one such food is enough for a dish. */
const CENTRES: readonly KindName[] = [...FLESH, 'cannedfish', 'tofu', 'frycheese'];
const SEASONINGS: readonly KindName[] = [
  ...(['herb', 'woodherb', 'spice', 'sweetspice', 'paste', 'garlic', 'allium'] as const),
];

/** Why foods of some kinds are not in a dish. */
export interface LeftOutReason {
  readonly kinds: readonly KindName[];
  /** The dishes for which the reason is true. Without this field it is true for all dishes. */
  readonly of?: 'sweet' | 'savoury';
  /** The reason is true only for a dish that has a food of these kinds already. */
  readonly beside?: readonly KindName[];
  /** Foods of `kinds` for which the reason is not true. */
  readonly but?: readonly string[];
  readonly why: string;
}

/** The reasons. A recipe gives the first one that is true. */
export const LEFT_OUT_REASONS: readonly LeftOutReason[] = [
  { kinds: ['slowmeat'], of: 'savoury', why: 'it needs longer to become tender than this dish takes' },
  {
    kinds: ['hotdrink', 'juice', 'fizz', 'wine'],
    of: 'savoury',
    but: ['sherry', 'marsala', 'rice wine', 'cooking wine', 'tomato juice', 'clamato'],
    why: 'a drink to have beside it',
  },
  {
    kinds: ['sugar', 'honey'],
    beside: ['sugar', 'honey'],
    of: 'savoury',
    why: 'the dish is sweet enough without it',
  },
  { kinds: ['sugar', 'honey'], of: 'savoury', why: 'this dish needs no sweetness' },
  {
    kinds: [...(['jam', 'chocolate', 'candy', 'berry'] as const)],
    of: 'savoury',
    why: 'too sweet for this dish',
  },
  {
    kinds: [...CENTRES, 'allium', 'paste'],
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
    but: ['dried mushroom', 'anchovies'],
    of: 'savoury',
    why: 'good beside this dish, not in it',
  },
  {
    kinds: ['bakefruit', 'berry', 'tropical', 'citrus', 'sourfruit'],
    of: 'savoury',
    why: 'better eaten after this dish than in it',
  },
  { kinds: ['oil', 'butter'], beside: ['oil', 'butter'], why: 'one fat is enough here' },
  { kinds: ['water', 'oil'], why: 'not needed here' },
  { kinds: SEASONINGS, why: 'this dish has a seasoning of its own' },
];
