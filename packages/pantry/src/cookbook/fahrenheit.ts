/**
 * Adds degrees Fahrenheit to the temperatures in a text of the cookbook: "180 °C (350 °F, 160 °C fan)", "until done (74 °C, 165 °F)", "63 °C (145 °F)".
 */
export const withFahrenheit = (text: string): string =>
  text.replaceAll(
    /((?<!\d)[−-]?\d+) °C(?: fan)?(?: \((?=\d+ °C fan\)))?/g,
    (celsius, degrees: string, at: number) => {
      const other = `${fahrenheit(Number(degrees.replace('−', '-')))} °F`.replace('-', '−');
      if (celsius.endsWith('fan')) return celsius;
      if (celsius.endsWith('(')) return `${celsius}${other}, `;
      const isInside = text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
      return isInside ? `${celsius}, ${other}` : `${celsius} (${other})`;
    },
  );

/** The degrees between two marks of an oven's dial. */
const DIAL = 25;

/** Degrees Fahrenheit, rounded as in kitchens: 74 °C is 165 °F, 180 °C is 350 °F, and 170 °C is 340 °F, which is near no mark of a dial. */
const fahrenheit = (celsius: number): number => {
  const exact = celsius * 1.8 + 32;
  if (celsius < 100) return 5 * Math.round(exact / 5);
  const mark = DIAL * Math.round(exact / DIAL);
  return Math.abs(mark - exact) <= 8 ? mark : 10 * Math.round(exact / 10);
};
