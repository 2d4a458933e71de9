import type { Page } from '@playwright/test';

/**
 * Writes down faults that no state of the page may cause: errors and warnings in the console (also violations of the
 * content policy, and messages about hydration), uncaught errors, and requests to another origin.
 *
 * @returns a function that returns the faults so far
 */
export function watchPage(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Most tests have no service worker, and Playwright says so each time.
    if (/^Service Worker registration blocked/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const own = new URL(page.url()).origin;
    if (protocol.startsWith('http') && own !== 'null' && origin !== own) {
      complaints.push(`foreign request: ${request.url()}`);
    }
  });
  return () => complaints;
}
