import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RecipeView } from './recipe-view.tsx';

function show(markdown: string, unfinished = false) {
  return render(<RecipeView markdown={markdown} unfinished={unfinished} />);
}

describe('a recipe as formatted text', () => {
  test('headings, lists and emphasis of a recipe are shown', () => {
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

  test("the page's own heading stays the only one of the first level", () => {
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
  ])('a link to %s is allowed', (address) => {
    show(`[link](${address})`);

    expect(screen.getByText('link')).toHaveAttribute('href', address);
  });

  test.each(['javascript:alert(1)', 'data:text/html,hi', 'vbscript:x', 'file:///etc/passwd', 'tel:1'])(
    'a link to %s is blanked',
    (address) => {
      show(`[link](${address})`);

      expect(screen.getByText('link')).toHaveAttribute('href', '');
    },
  );

  test('HTML in a recipe is plain text', () => {
    const { container } = show('<script>alert(1)</script>\n\nStir <b onclick="x()">well</b>.');

    expect(container).toHaveTextContent('<script>alert(1)</script>');
    expect(container).toHaveTextContent('Stir <b onclick="x()">well</b>.');
    expect(container.querySelector('script, b')).toBeNull();
  });

  test('a picture in a recipe is not loaded: its description is shown', () => {
    const { container } = show('![a bowl](https://tracker.example/x.png)');

    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('a bowl');
  });

  test('"~" for "about" strikes no text out', () => {
    const { container } = show('Wait ~5 minutes~, not ~~ten~~ six.');

    expect(container).toHaveTextContent('Wait ~5 minutes~, not ten six.');
    expect(screen.getByText('ten').tagName).toBe('DEL');
  });

  test('a table stands in a box of its own that the keyboard reaches', () => {
    show('| What | How |\n| --- | --- |\n| Salt | 1 g |');
    const box = screen.getByRole('region', { name: 'Table' });

    expect(box).toHaveAttribute('tabindex', '0');
    expect(within(box).getByRole('cell', { name: 'Salt' })).toBeVisible();
  });

  test('each block of a recipe runs in the direction of its script', () => {
    show('مرق\n\nSoup');

    expect(screen.getByText('مرق')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('Soup')).toHaveAttribute('dir', 'auto');
  });

  test('the boxes of a task list are drawn as signs', () => {
    const { container } = show('- [ ] eggs\n- [x] salt');

    expect(container.querySelector('input')).toBeNull();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['☐ eggs', '☑ salt']);
  });

  test('the elements of finished blocks stay while the text grows', () => {
    const { rerender } = show('# Soup\n\nPeel the car', true);
    const heading = screen.getByRole('heading');
    const paragraph = screen.getByText('Peel the car');
    rerender(<RecipeView markdown={'# Soup\n\nPeel the carrots.\n\nBoil **th'} unfinished />);

    expect(screen.getByRole('heading')).toBe(heading);
    expect(screen.getByText('Peel the carrots.')).toBe(paragraph);
    expect(screen.getByText('th').tagName).toBe('STRONG');
  });
});

describe('a recipe that is too much for the parser or for the page', () => {
  test.each(['1. '.repeat(1300), '>'.repeat(4096), '*a_ '.repeat(1500)])(
    'a block that is too much for the parser is plain text, white space and all, between blocks that are not: %#',
    async (text) => {
      const { container } = show(`# Soup\n\n${text}end\n\n**Serve** it.`);

      expect(await screen.findByText('Serve')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Soup' })).toBeVisible();
      expect(screen.getByText('Serve').tagName).toBe('STRONG');
      expect(container.textContent).toContain(`${text}end`);
      expect(container.querySelector('li, blockquote, em')).toBeNull();
    },
  );

  test('a huge table becomes no more elements than the page can show', async () => {
    const { container } = show(`${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'a\n'.repeat(1000)}\nServe.`);

    expect(await screen.findByText('Serve.')).toBeVisible();
    expect(container.querySelectorAll('*').length).toBeLessThan(100);
  });

  test('a recipe that is much work comes onto the page bit by bit, and whole in the end', async () => {
    const { container } = show('Peel an onion.\n\n'.repeat(400));
    const atFirst = container.querySelectorAll('p').length;

    expect(atFirst).toBeGreaterThan(20);
    expect(atFirst).toBeLessThan(200);
    await waitFor(() => expect(container.textContent?.match(/Peel an onion\./g)).toHaveLength(400));
  });
});
