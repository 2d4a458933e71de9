import { describe, expect, test } from 'vitest';
import { assemblePage } from './assemble-page.ts';

const TEMPLATE = `<head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head><body><div id="root"></div></body>`;

const HINT = '<link rel="preload" as="image" href="/mark.svg"/>';

describe('the assembled page', () => {
  const { html, loader } = assemblePage(TEMPLATE, {
    content: `${HINT}<h1>$&</h1>`,
    style: "p{content:'$1'}",
  });

  test('holds its styles and its content', () => {
    expect(html).toContain("<style>p{content:'$1'}</style>");
    expect(html).toContain('<div id="root"><h1>$&</h1></div>');
  });

  test('has the hints of the content in its head, where they change nothing that scripts take over', () => {
    expect(html.indexOf(HINT)).toBeLessThan(html.indexOf('</head>'));
    expect(html.split(HINT)).toHaveLength(2);
  });

  test('waits for no file before the first paint, and asks for its script after it', () => {
    expect(html).not.toMatch(/ src=|rel="stylesheet"/);
    expect(html).toContain(`<script>${loader}</script>`);
    expect(loader).toContain('const load=()=>import("/assets/index-1.js");');
    expect(loader).toContain('new PerformanceObserver(load).observe({type:"paint",buffered:true})');
  });

  test('is refused when the template has another form than known', () => {
    expect(() => assemblePage('<body></body>', { content: '', style: '' })).toThrow('lacks its script');
  });
});
