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
  it('shows nothing while there are no ingredients', () => {
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

  it('lists the ingredients in order, one item each, equal ones too', () => {
    renderPanel(['eggs', 'feta', 'eggs']);
    const panel = screen.getByRole('region', { name: 'Your ingredients:' });
    expect(within(panel).getByRole('heading', { name: 'Your ingredients:' })).toBeVisible();
    expect(shownIngredients()).toEqual(['eggs', 'feta', 'eggs']);
  });

  it('asks whether one is ready for a recipe, and for the recipe when pressed', async () => {
    const { onGetRecipe, user } = renderPanel(['eggs']);
    expect(screen.getByRole('heading', { name: 'Ready for a recipe?' })).toBeVisible();
    expect(
      screen.getByText('Spatula will talk to the chef to generate a recipe from your ingredients.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Get a Recipe' }));
    expect(onGetRecipe).toHaveBeenCalledOnce();
  });

  it('asks for no second recipe while one is being cooked, and keeps the focus', async () => {
    const { onGetRecipe, user } = renderPanel(['eggs'], true);
    const button = screen.getByRole('button', { name: 'Get a Recipe' });
    await user.click(button);
    expect(onGetRecipe).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });

  it('runs each ingredient in the direction of its own script', () => {
    renderPanel(['كزبرة']);
    expect(screen.getByText('كزبرة')).toHaveAttribute('dir', 'auto');
  });

  it('gives the focus to the next ingredient when one is removed', async () => {
    await openPage('eggs', 'spinach', 'feta');
    await userEvent.click(removeButton('spinach'));
    expect(shownIngredients()).toEqual(['eggs', 'feta']);
    expect(removeButton('feta')).toHaveFocus();
  });

  it('gives the focus to the previous ingredient when the last one is removed', async () => {
    await openPage('eggs', 'feta');
    await userEvent.click(removeButton('feta'));
    expect(removeButton('eggs')).toHaveFocus();
  });

  it('keeps the focus in the list when equal ingredients are removed by keyboard', async () => {
    await openPage('eggs', 'eggs', 'eggs');
    screen.getAllByRole('button', { name: 'Remove eggs' })[2]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('button', { name: 'Remove eggs' })[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(removeButton('eggs')).toHaveFocus();
  });

  it('gives the focus to the field when nothing is left', async () => {
    await openPage('eggs');
    await userEvent.click(removeButton('eggs'));
    expect(shownIngredients()).toEqual([]);
    expect(field()).toHaveFocus();
  });

  it('clears the list and gives the focus to the field when starting over', async () => {
    await openPage('eggs', 'feta');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(shownIngredients()).toEqual([]);
    expect(field()).toHaveFocus();
  });

  it('leaves the focus in the field when an ingredient is added', async () => {
    await openPage('eggs', 'feta');
    await userEvent.click(removeButton('eggs'));
    await userEvent.type(field(), 'spinach{Enter}');
    expect(shownIngredients()).toEqual(['feta', 'spinach']);
    expect(field()).toHaveFocus();
  });
});
