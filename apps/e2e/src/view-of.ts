import type { Page } from '@playwright/test';
import { KITCHEN_TITLE } from './kitchen-recipe.ts';

/** The view to cook from, by role and name. */
export function viewOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: KITCHEN_TITLE });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    dialog,
    button,
    step: dialog.getByRole('heading', { name: /^Step/ }),
    alert: page.getByRole('alert').filter({ hasText: 'Time is up' }),
    running: page.getByRole('timer'),
    next: async (times = 1) => {
      for (let count = 0; count < times; count += 1) await button('Next step').click();
    },
  };
}
