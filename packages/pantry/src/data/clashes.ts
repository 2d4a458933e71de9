/** Foods that do not meet in one dish: roles, kinds or names on either side, and why. */
export const CLASHES: readonly {
  readonly one: readonly string[];
  readonly other: readonly string[];
  readonly why: string;
}[] = [
  {
    one: ['fish', 'shellfish', 'mollusc', 'cannedfish', 'anchovies'],
    other: ['poultry', 'wholebird', 'meat', 'mince', 'slowmeat', 'liver', 'sausage'],
    why: 'meat and fish cook too differently to share a pan',
  },
  {
    one: ['fish', 'shellfish', 'mollusc', 'cannedfish', 'anchovies'],
    other: ['hardcheese', 'brie', 'blue_cheese', 'halloumi', 'paneer', 'mozzarella'],
    why: 'strong cheese drowns fish',
  },
  {
    one: ['fish', 'shellfish', 'mollusc', 'cannedfish'],
    other: ['fruit', 'driedfruit', 'sweet', 'chocolate', 'cinnamon', 'cloves', 'nutbutter'],
    why: 'not a friend of fish',
  },
  {
    one: ['poultry', 'wholebird'],
    other: ['meat', 'mince', 'slowmeat', 'liver', 'sausage'],
    why: 'one meat is enough for one pan',
  },
  { one: ['meat', 'mince'], other: ['slowmeat', 'sausage', 'liver'], why: 'one meat is enough for one pan' },
  { one: ['slowmeat', 'sausage'], other: ['liver'], why: 'one meat is enough for one pan' },
  { one: ['fish'], other: ['mollusc', 'cannedfish', 'legume'], why: 'one fish is enough for one pan' },
  {
    one: [
      'soy_sauce',
      'fish_sauce',
      'oyster_sauce',
      'hoisin_sauce',
      'teriyaki_sauce',
      'miso',
      'gochujang',
      'kimchi',
    ],
    other: ['cheese', 'cream', 'pesto', 'olives', 'capers', 'frycheese', 'sour_cream'],
    why: 'at odds with the sauce',
  },
  { one: ['milk', 'creamy', 'yogurt'], other: ['wine', 'alcohol'], why: 'milk and alcohol curdle together' },
  {
    one: ['fruit', 'sweet', 'jam'],
    other: ['anchovies', 'olives', 'capers'],
    why: 'sharp and sweet would fight',
  },
  {
    one: ['chocolate'],
    other: ['citrus', 'acid', 'grapes', 'melon', 'cheese'],
    why: 'not a friend of chocolate',
  },
  { one: ['coconutmilk'], other: ['cream', 'cheese', 'wine'], why: 'coconut milk is creamy enough' },
];
