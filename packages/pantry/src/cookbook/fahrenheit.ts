/**
 * Adds degrees Fahrenheit to the temperatures in a text of the cookbook: "180 °C (350 °F, 160 °C fan)", "until done (74 °C, 165 °F)", "63 °C (145 °F)".
 */
export const withFahrenheit = (text: string): string =>
  text.replaceAll(/(\d+) °C(?: fan)?(?: \((?=\d+ °C fan\)))?/g, (celsius, degrees: string, at: number) => {
    const other = `${fahrenheit(Number(degrees))} °F`;
    if (celsius.endsWith('fan')) return celsius;
    if (celsius.endsWith('(')) return `${celsius}${other}, `;
    const isInside = text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
    return isInside ? `${celsius}, ${other}` : `${celsius} (${other})`;
  });

/** Degrees Fahrenheit, rounded as in kitchens: 74 °C is 165 °F, 180 °C is 350 °F. */
const fahrenheit = (celsius: number): number => {
  const step = celsius < 100 ? 5 : 25;
  return Math.round((celsius * 1.8 + 32) / step) * step;
};
