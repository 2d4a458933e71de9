import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RecipeView } from './recipe-view.tsx';

function show(markdown: string, unfinished = false) {
  return render(<RecipeView markdown={markdown} unfinished={unfinished} />);
}

describe('a recipe as formatted text', () => {
  test('shows headings, lists and emphasis', () => {
    show('# Soup\n\n- *two* carrots\n- salt\n\n1. **Chop**\n2. Boil');

    expect(screen.getByRole('heading', { name: 'Soup' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'two carrots',
      'salt',
      'Chop',
      'Boil',
    ]);
    expect(screen.getByText('Chop').tagName).toBe('STRONG');
  });

  test("leaves the page's own heading the only one of the first level", () => {
    show('# Soup\n\n## Steps');

    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Soup');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Steps');
  });

  test.each([
    'http://a.example/',
    'https://a.example/',
    'irc://a.example/',
    'ircs://a.example/',
    'mailto:a@b.example',
    'xmpp:a@b.example',
    '/relative',
    '#part',
  ])('allows a link to %s', (address) => {
    show(`[link](${address})`);

    expect(screen.getByText('link')).toHaveAttribute('href', address);
  });

  test.each(['javascript:alert(1)', 'data:text/html,hi', 'vbscript:x', 'file:///etc/passwd', 'tel:1'])(
    'blanks a link to %s',
    (address) => {
      show(`[link](${address})`);

      expect(screen.getByText('link')).toHaveAttribute('href', '');
    },
  );

  test('treats HTML as plain text', () => {
    const { container } = show('<script>alert(1)</script>\n\nStir <b onclick="x()">well</b>.');

    expect(container).toHaveTextContent('<script>alert(1)</script>');
    expect(container).toHaveTextContent('Stir <b onclick="x()">well</b>.');
    expect(container.querySelector('script, b')).toBeNull();
  });

  test('loads no picture and shows its description', () => {
    const { container } = show('![a bowl](https://tracker.example/x.png)');

    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('a bowl');
  });

  test('does not take "about" signs for struck-out text', () => {
    const { container } = show('Wait ~5 minutes~, not ~~ten~~ six.');

    expect(container).toHaveTextContent('Wait ~5 minutes~, not ten six.');
    expect(screen.getByText('ten').tagName).toBe('DEL');
  });

  test('puts a table into a box of its own that the keyboard reaches', () => {
    show('| What | How |\n| --- | --- |\n| Salt | 1 g |');
    const box = screen.getByRole('region', { name: 'Table' });

    expect(box).toHaveAttribute('tabindex', '0');
    expect(within(box).getByRole('cell', { name: 'Salt' })).toBeVisible();
  });

  test('lets each block run in the direction of its script', () => {
    show('مرق\n\nSoup');

    expect(screen.getByText('مرق')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('Soup')).toHaveAttribute('dir', 'auto');
  });

  test('draws the boxes of a task list as signs', () => {
    const { container } = show('- [ ] eggs\n- [x] salt');

    expect(container.querySelector('input')).toBeNull();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['☐ eggs', '☑ salt']);
  });

  test('keeps the elements of finished blocks while the text grows', () => {
    const { rerender } = show('# Soup\n\nPeel the car', true);
    const heading = screen.getByRole('heading');
    const paragraph = screen.getByText('Peel the car');
    rerender(<RecipeView markdown={'# Soup\n\nPeel the carrots.\n\nBoil **th'} unfinished />);

    expect(screen.getByRole('heading')).toBe(heading);
    expect(screen.getByText('Peel the carrots.')).toBe(paragraph);
    expect(screen.getByText('th').tagName).toBe('STRONG');
  });
});
