declare global {
  /** What was submitted before the page's script ran. */
  var earlySubmissions: string[] | undefined;
}

/**
 * Keeps what is submitted before the page's script runs, and says so on the page. Afterwards React prevents the
 * default of each submission, and this does nothing.
 *
 * Its text stands in the HTML, ahead of all content, so that no form is ever seen without it: nothing of this module
 * is there when it runs.
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

/** Hands over, once, what was submitted before the page's script ran, in order. */
export function takeEarlySubmissions(): readonly string[] {
  return globalThis.earlySubmissions?.splice(0) ?? [];
}
