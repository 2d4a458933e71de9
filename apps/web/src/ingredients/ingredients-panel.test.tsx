import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { IngredientsPanel } from './ingredients-panel.tsx';

function renderPanel(ingredients: readonly string[], cooking = false) {
  const handlers = { onRemove: vi.fn(), onStartOver: vi.fn(), onGetRecipe: vi.fn() };
  render(<IngredientsPanel ingredients={ingredients} cooking={cooking} {...handlers} />);
  return { ...handlers, user: userEvent.setup() };
}

function shownIngredients() {
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

const removeButton = (ingredient: string) => screen.getByRole('button', { name: `Remove ${ingredient}` });
const field = () => screen.getByRole('textbox', { name: 'Ingredient' });

describe('IngredientsPanel', () => {
  it('the panel is not there while there are no ingredients', () => {
    const { container } = render(
      <IngredientsPanel
        ingredients={[]}
        cooking={false}
        onRemove={vi.fn()}
        onStartOver={vi.fn()}
        onGetRecipe={vi.fn()}
      />,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('the panel lists the ingredients in order, one item each, equal ones too', () => {
    renderPanel(['eggs', 'feta', 'eggs']);
    const panel = screen.getByRole('region', { name: 'Your ingredients:' });
    expect(within(panel).getByRole('heading', { name: 'Your ingredients:' })).toBeVisible();
    expect(shownIngredients()).toEqual(['eggs', 'feta', 'eggs']);
  });

  it('the panel asks "Ready for a recipe?", and its button asks for one', async () => {
    const { onGetRecipe, user } = renderPanel(['eggs']);
    expect(screen.getByRole('heading', { name: 'Ready for a recipe?' })).toBeVisible();
    expect(
      screen.getByText('Spatula will talk to the chef to generate a recipe from your ingredients.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));
    expect(onGetRecipe).toHaveBeenCalledOnce();
  });

  it('"Get a Recipe" asks for no second recipe while one is being cooked, and keeps the focus', async () => {
    const { onGetRecipe, user } = renderPanel(['eggs'], true);
    const button = screen.getByRole('button', { name: 'Get a Recipe' });
    await user.click(button);
    expect(onGetRecipe).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });

  it('each ingredient runs in the direction of its own script', () => {
    renderPanel(['كزبرة']);
    expect(screen.getByText('كزبرة')).toHaveAttribute('dir', 'auto');
  });

  it('when an ingredient is removed, the next one gets the focus', async () => {
    await openPage('eggs', 'spinach', 'feta');
    await userEvent.click(removeButton('spinach'));
    expect(shownIngredients()).toEqual(['eggs', 'feta']);
    expect(removeButton('feta')).toHaveFocus();
  });

  it('when the last ingredient of the list is removed, the one before gets the focus', async () => {
    await openPage('eggs', 'feta');
    await userEvent.click(removeButton('feta'));
    expect(removeButton('eggs')).toHaveFocus();
  });

  it('when equal ingredients are removed by keyboard, the focus stays in the list', async () => {
    await openPage('eggs', 'eggs', 'eggs');
    screen.getAllByRole('button', { name: 'Remove eggs' })[2]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('button', { name: 'Remove eggs' })[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(removeButton('eggs')).toHaveFocus();
  });

  it('when no ingredient is left, the field gets the focus', async () => {
    await openPage('eggs');
    await userEvent.click(removeButton('eggs'));
    expect(shownIngredients()).toEqual([]);
    expect(field()).toHaveFocus();
  });

  it('"Start over" clears the list and gives the focus to the field', async () => {
    await openPage('eggs', 'feta');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(shownIngredients()).toEqual([]);
    expect(field()).toHaveFocus();
  });

  it('when an ingredient is added, the focus stays in the field', async () => {
    await openPage('eggs', 'feta');
    await userEvent.click(removeButton('eggs'));
    await userEvent.type(field(), 'spinach{Enter}');
    expect(shownIngredients()).toEqual(['feta', 'spinach']);
    expect(field()).toHaveFocus();
  });
});
