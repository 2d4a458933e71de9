declare global {
  /** The ingredients that were submitted before the page's script ran. */
  var earlySubmissions: string[] | undefined;
}

/**
 * Keeps the ingredients that are submitted before the page's script runs, and says so on the page. Afterwards React
 * prevents the default of each submission, and this does nothing.
 *
 * The text of this function stands in the HTML, before all content, so that no form is ever seen without it. It can use
 * nothing else of this module.
 */
export function keepEarlySubmissions(): void {
  const kept: string[] = [];
  globalThis.earlySubmissions = kept;
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const field = event.target.querySelector('input');
    const status = event.target.querySelector('[role=status]');
    if (!field || !status) return;
    const ingredient = field.value.trim();
    field.value = '';
    field.focus();
    if (ingredient === '') return;
    kept.push(ingredient);
    status.setAttribute('data-early', '');
    status.textContent = `Taken: ${kept.join(', ')}. Your list appears as soon as the page has loaded.`;
  });
}

/** Hands over, once and in order, the ingredients that were submitted before the page's script ran. */
export function takeEarlySubmissions(): readonly string[] {
  return globalThis.earlySubmissions?.splice(0) ?? [];
}
