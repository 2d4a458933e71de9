/**
 * One of several, each as likely as the others.
 *
 * @param random - gives numbers from 0 up to 1
 */
export function pick<Option>(random: () => number, options: readonly Option[]): Option {
  const option = options[Math.floor(random() * options.length)];
  if (option === undefined) throw new Error('There is nothing to pick from.');
  return option;
}
