import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { IngredientForm } from './ingredient-form.tsx';

function renderForm() {
  const onAdd = vi.fn<(ingredient: string) => void>();
  render(<IngredientForm field={createRef()} onAdd={onAdd} />);
  return { onAdd, field: screen.getByRole('textbox', { name: 'Ingredient' }), user: userEvent.setup() };
}

describe('IngredientForm', () => {
  it('the form adds on Enter, empties the field and keeps the focus in it', async () => {
    const { onAdd, field, user } = renderForm();
    await user.type(field, 'eggs{Enter}');
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('eggs');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('the form adds on a press of the button and hands the focus back to the field', async () => {
    const { onAdd, field, user } = renderForm();
    await user.type(field, 'feta');
    await user.click(screen.getByRole('button', { name: 'Add Ingredient' }));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('feta');
    expect(field).toHaveFocus();
  });

  it('the form trims a typed ingredient', async () => {
    const { onAdd, field, user } = renderForm();
    await user.type(field, '  cherry tomatoes \t{Enter}');
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('cherry tomatoes');
  });

  it('the form ignores blank input without a message', async () => {
    const { onAdd, field, user } = renderForm();
    await user.type(field, '   {Enter}');
    expect(onAdd).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('the form takes an ingredient of any length', async () => {
    const { onAdd, field, user } = renderForm();
    await user.click(field);
    await user.paste('a'.repeat(500));
    await user.keyboard('{Enter}');
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('a'.repeat(500));
  });

  it('a screen reader is told which ingredient was added', async () => {
    const { field, user } = renderForm();
    await user.type(field, 'eggs{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Added eggs');
  });

  it('a screen reader is told of the same ingredient a second time, by a text that differs', async () => {
    const { field, user } = renderForm();
    await user.type(field, 'eggs{Enter}');
    const first = screen.getByRole('status').textContent;
    await user.type(field, 'eggs{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Added eggs');
    expect(screen.getByRole('status').textContent).not.toBe(first);
  });

  it('ingredients that were submitted before the form worked are handed on once, in order', () => {
    globalThis.earlySubmissions = ['eggs', 'feta'];
    const { onAdd } = renderForm();
    expect(onAdd.mock.calls).toEqual([['eggs'], ['feta']]);
    expect(screen.getByRole('status')).toHaveTextContent('Added eggs, feta');
    expect(globalThis.earlySubmissions).toEqual([]);
  });

  it('the field has a name, and a dish as an example', () => {
    const { field } = renderForm();
    expect(field).toHaveAttribute('name', 'ingredient');
    expect(field).toHaveAttribute('placeholder', 'e.g. leftover lasagne');
    expect(field).toHaveAttribute('dir', 'auto');
  });
});
