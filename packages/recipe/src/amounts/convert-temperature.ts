/** What ovens are set to, as charts pair it; of two that share a number the first is taken. */
const OVEN: readonly (readonly [celsius: number, fahrenheit: number])[] = [
  [110, 225],
  [120, 250],
  [140, 275],
  [150, 300],
  [160, 325],
  [180, 350],
  [190, 375],
  [200, 400],
  [220, 425],
  [230, 450],
  [240, 475],
  [260, 500],
  [175, 350],
  [165, 325],
];
/** What a thermometer in the food shows, where a degree matters. */
const IN_FOOD =
  /\b(?:internal|inside|thermometer|probe|registers?|reads?|core|cent(?:re|er)|middle|thickest|syrup|sugar|caramel|candy|stage|meat|juices)\b/i;
const IN_OVEN = /\b(?:oven|preheat|bake|roast|broil|air[- ]?fry(?:er)?|smoker|grill)\b/i;
/** Below this no oven bakes: what is named is warm water, or food that is done. */
const COOLEST_OVEN = { C: 105, F: 220 };

/** A temperature on the other scale: to the degree in food, to five degrees in oil, as charts have it in an oven. */
export function convertTemperature(degrees: number, from: 'C' | 'F', before: string): number {
  const exact = from === 'C' ? (degrees * 9) / 5 + 32 : ((degrees - 32) * 5) / 9;
  const isCool = degrees < COOLEST_OVEN[from];
  const last = before.split(/[.;!?\n]/).at(-1) ?? '';
  if (isCool ? !IN_OVEN.test(last) || IN_FOOD.test(last) : IN_FOOD.test(last) && !/\boven\b/i.test(last))
    return Math.round(exact);
  const pair = OVEN.find(([celsius, fahrenheit]) => (from === 'C' ? celsius : fahrenheit) === degrees);
  return pair ? pair[from === 'C' ? 1 : 0] : Math.round(exact / 5) * 5;
}
