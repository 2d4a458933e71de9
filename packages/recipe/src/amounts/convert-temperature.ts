/** Settings of ovens, as conversion charts give them. Where two pairs share a number, the first pair counts. */
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
/** Words beside the temperature of food, where each degree matters. */
const IN_FOOD =
  /\b(?:internal|inside|thermometer|probe|registers?|reads?|core|cent(?:re|er)|middle|thickest|syrup|sugar|caramel|candy|stage|meat|juices)\b/i;
const IN_OVEN = /\b(?:oven|preheat|bake|roast|broil|air[- ]?fry(?:er)?|smoker|grill)\b/i;
/** No oven bakes below this: a lower temperature is that of warm water, or of food that is done. */
const COOLEST_OVEN = { C: 105, F: 220 };

/** A temperature on the other scale: exact to the degree in food, to five degrees in oil, and from the charts for an oven. */
export function convertTemperature(degrees: number, from: 'C' | 'F', before: string): number {
  const exact = from === 'C' ? (degrees * 9) / 5 + 32 : ((degrees - 32) * 5) / 9;
  const isCool = degrees < COOLEST_OVEN[from];
  const last = before.split(/[.;!?\n]/).at(-1) ?? '';
  if (isCool ? !IN_OVEN.test(last) || IN_FOOD.test(last) : IN_FOOD.test(last) && !/\boven\b/i.test(last))
    return Math.round(exact);
  const pair = OVEN.find(([celsius, fahrenheit]) => (from === 'C' ? celsius : fahrenheit) === degrees);
  return pair ? pair[from === 'C' ? 1 : 0] : Math.round(exact / 5) * 5;
}
