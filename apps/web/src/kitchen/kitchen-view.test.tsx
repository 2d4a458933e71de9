import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  button,
  fakeWakeLock,
  LENTIL_SOUP,
  leave,
  press,
  recipeOf,
  startCooking,
} from '../testing/kitchen-view.tsx';
import { StartCooking } from './start-cooking.tsx';

beforeEach(() => {
  fakeWakeLock();
});

afterEach(leave);

function shownStep() {
  return screen.getByRole('heading', { level: 3, name: /^Step/ }).textContent;
}

/** Presses a key where the focus is. */
function key(name: string, modifiers = {}) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...modifiers });
}

async function closed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the kitchen view', () => {
  test('the kitchen view is a dialog named after the recipe', async () => {
    await startCooking();

    expect(screen.getByRole('dialog', { name: 'Lentil soup' })).toBeVisible();
  });

  test('the kitchen view is named "Recipe" where the recipe has no title', async () => {
    await startCooking(recipeOf('## Ingredients\n\n- 1 egg\n\n## Instructions\n\n1. Boil the egg.\n'));

    expect(screen.getByRole('dialog', { name: 'Recipe' })).toBeVisible();
  });

  test('the kitchen view has a checkbox for each ingredient, by group', async () => {
    await startCooking();
    const group = screen.getByRole('group', { name: /For the soup/ });
    const onion = within(group).getByRole('checkbox', { name: '1 onion, chopped' });
    fireEvent.click(onion);

    expect(onion).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([onion]);
    fireEvent.click(onion);
    expect(onion).not.toBeChecked();
  });

  test('the kitchen view shows one step, and the ingredients that the step names', async () => {
    await startCooking();
    const lines = () => within(screen.getByRole('list')).getAllByRole('listitem');

    expect(shownStep()).toBe('Step 1 of 3');
    expect(screen.getByText(/cook the onion for/)).toBeVisible();
    expect(screen.queryByText(/simmer for/)).toBeNull();
    expect(lines().map((line) => line.textContent)).toEqual(['2 tbsp olive oil', '1 onion, chopped']);

    press('Next step');
    expect(lines().map((line) => line.textContent)).toEqual(['200 g lentils']);
  });

  test('the kitchen view tells a screen reader the new step, and leaves the focus on the button', async () => {
    await startCooking();
    button('Next step').focus();
    press('Next step');

    const said = screen.getByText(/simmer for/).closest('[aria-live="polite"]');
    expect(said).toHaveTextContent(/^Step 2 of 3Add the lentils/);
    expect(said).toHaveAttribute('aria-atomic', 'true');
    expect(button('Next step')).toHaveFocus();
  });

  test('the kitchen view stops at the first and at the last step, and the button keeps the focus', async () => {
    await startCooking();
    expect(button('Previous step')).toHaveAttribute('aria-disabled', 'true');
    press('Previous step');
    expect(shownStep()).toBe('Step 1 of 3');

    for (let count = 0; count < 3; count += 1) press('Next step');
    expect(shownStep()).toBe('Step 3 of 3');
    expect(button('Next step')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next step')).toBeEnabled();
  });

  test('the arrow keys turn the steps, wherever the focus is', async () => {
    await startCooking();
    key('ArrowRight');
    screen.getAllByRole('checkbox')[0]?.focus();
    key('ArrowRight');
    expect(shownStep()).toBe('Step 3 of 3');
    key('ArrowLeft');
    expect(shownStep()).toBe('Step 2 of 3');
  });

  test('an arrow key that is pressed with another key is left to the browser: Alt and Left mean Back', async () => {
    await startCooking();
    key('ArrowRight', { altKey: true });
    key('ArrowRight', { metaKey: true });
    key('ArrowRight', { shiftKey: true });

    expect(shownStep()).toBe('Step 1 of 3');
  });

  test('the focus is on the step when the kitchen view opens, and on the button again when it closes', async () => {
    await startCooking();
    expect(screen.getByRole('heading', { name: 'Step 1 of 3' })).toHaveFocus();
    press('Close');
    await closed();

    expect(button('Start cooking')).toHaveFocus();
  });

  test('the kitchen view is at the same step when it is opened again, with the same boxes ticked', async () => {
    await startCooking();
    fireEvent.click(screen.getByRole('checkbox', { name: '200 g lentils' }));
    press('Next step');
    press('Close');
    await closed();
    press('Start cooking');

    expect(shownStep()).toBe('Step 2 of 3');
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
      screen.getByRole('checkbox', { name: '200 g lentils' }),
    ]);
  });

  test('the kitchen view stays at its step when the amounts change', async () => {
    const { rerender } = await startCooking();
    fireEvent.click(screen.getByRole('checkbox', { name: '200 g lentils' }));
    press('Next step');
    const text = JSON.stringify(LENTIL_SOUP).replace('200 g lentils', '400 g lentils');
    rerender(<StartCooking recipe={JSON.parse(text)} />);

    expect(shownStep()).toBe('Step 2 of 3');
    expect(screen.getByRole('checkbox', { name: '400 g lentils' })).toBeChecked();
  });
});

describe('in the history', () => {
  /** Resolves when the browser has gone to another entry. */
  function moved(): Promise<unknown> {
    return new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  }

  test('Back closes the kitchen view, and Forward opens it where it was', async () => {
    await startCooking();
    press('Next step');
    history.back();
    await closed();
    history.forward();

    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(shownStep()).toBe('Step 2 of 3');
  });

  test.each([
    ['the button', () => press('Close')],
    ['Escape', () => screen.getByRole<HTMLDialogElement>('dialog').close()],
  ])('closing the kitchen view by %s takes its entry out of the history', async (_way, close) => {
    await startCooking();
    expect(history.state).not.toBeNull();
    const back = moved();
    close();
    await closed();
    await back;

    expect(history.state).toBeNull();
  });

  test('the kitchen view stays when it is opened again before the browser has gone back', async () => {
    await startCooking();
    const back = moved();
    press('Close');
    await closed();
    press('Start cooking');
    await back;

    expect(screen.getByRole('dialog')).toBeVisible();
    expect(history.state).not.toBeNull();
    history.back();
    await closed();
    expect(history.state).toBeNull();
  });
});
