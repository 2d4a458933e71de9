import { describe, expect, test } from 'vitest';
import { assemblePage } from './assemble-page.ts';

const TEMPLATE = `<head>
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/style-1.css">
  </head><body><div id="root"></div></body>`;

const HINT = '<link rel="preload" as="image" href="/mark.svg"/>';

describe('the assembled page', () => {
  const { html, scripts } = assemblePage(TEMPLATE, {
    content: `${HINT}<h1>$&</h1>`,
    style: "p{content:'$1'}",
  });

  test('the assembled page holds its styles and its content', () => {
    expect(html).toContain("<style>p{content:'$1'}</style>");
    expect(html).toContain('<div id="root"><h1>$&</h1></div>');
  });

  test('the hints that React put before the content stand in the head of the page', () => {
    expect(html.indexOf(HINT)).toBeLessThan(html.indexOf('</head>'));
    expect(html.split(HINT)).toHaveLength(2);
  });

  test('the assembled page waits for no file before the first paint', () => {
    expect(html).not.toMatch(/ src=|rel="stylesheet"/);
  });

  test('the script that keeps early submissions stands before any form', () => {
    const keeper = html.indexOf(`<script>${scripts[0]}</script>`);

    expect(keeper).toBeGreaterThan(0);
    expect(keeper).toBeLessThan(html.indexOf('</head>'));
  });

  test('the assembled page loads its script by an inline one behind all content', () => {
    expect(scripts[1]).toMatch(/\("\.\/assets\/", "index-1\.js"\)$/);
    expect(html).toContain(`</div><script>${scripts[1]}</script></body>`);
  });

  test('the assembled page has no inline script but those that it names for the content policy', () => {
    expect(html.match(/<script/g)).toHaveLength(scripts.length);
  });

  test('the assembled page is refused when the template has another form than known', () => {
    expect(() => assemblePage('<body></body>', { content: '', style: '' })).toThrow('lacks its script');
  });
});
