import { PANTRY_MODEL } from '@spatula/shared/recipe';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeWakeLock, leave } from '../testing/kitchen-view.tsx';
import { askFor } from '../testing/open-page.tsx';

const EGGS =
  '# Boiled eggs\n\n## Ingredients\n\n- 2 eggs\n\n## Instructions\n\n1. Boil the eggs for 6 minutes.\n';
const DONE = { model: PANTRY_MODEL, truncated: false };

beforeEach(() => {
  fakeWakeLock();
});

afterEach(leave);

describe('"Start cooking"', () => {
  test('"Start cooking" stands on the card of a recipe that is whole, and opens the view', async () => {
    const { chef, user } = await askFor('eggs');
    await chef.give(EGGS);
    expect(screen.queryByRole('button', { name: 'Start cooking' })).toBeNull();
    await chef.give(DONE);
    await user.click(await screen.findByRole('button', { name: 'Start cooking' }));

    expect(await screen.findByRole('dialog', { name: 'Boiled eggs' })).toBeVisible();
  });

  test('"Start cooking" does not stand on the card of a text that is no recipe', async () => {
    const { chef } = await askFor('soap');
    await chef.give('Sorry, nobody should eat soap.', DONE);

    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start cooking' })).toBeNull();
  });

  test('"Start cooking" begins anew with a new recipe, with no box ticked', async () => {
    const { chef, user } = await askFor('eggs');
    await chef.give(EGGS, DONE);
    await user.click(await screen.findByRole('button', { name: 'Start cooking' }));
    await user.click(await screen.findByRole('checkbox', { name: '2 eggs' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));
    await chef.give(EGGS, DONE);
    await user.click(await screen.findByRole('button', { name: 'Start cooking' }));

    expect(await screen.findByRole('checkbox', { name: '2 eggs' })).not.toBeChecked();
  });
});
