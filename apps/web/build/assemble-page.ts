import { keepEarlySubmissions } from '../src/ingredients/early-submissions.ts';
import { loadParts } from './load-parts.ts';

interface Parts {
  /** HTML of the page's content; resource hints that React put before it move to the head. */
  content: string;
  /** All styles of the page. */
  style: string;
}

/**
 * Fills the HTML that Vite built. The styles stand in it, so that the first paint waits for no other file. Two inline
 * scripts stand in it as well: one ahead of the form, which keeps what is submitted, and one behind all content, which
 * loads the others.
 */
export function assemblePage(
  template: string,
  { content, style }: Parts,
): { html: string; scripts: readonly string[] } {
  const script = /\s*<script type="module"[^>]* src="([^"]+\/)([^"/]+)"><\/script>/.exec(template);
  const link = /<link rel="stylesheet"[^>]*>/.exec(template);
  if (!script || !link) throw new Error('The built index.html lacks its script or its stylesheet');
  const [tag, folder, main] = script;
  const keeper = `(${keepEarlySubmissions})()`;
  const loader = `(${loadParts})(${JSON.stringify(folder)}, ${JSON.stringify(main)})`;
  const hints = /^(?:<link [^>]*>)*/.exec(content)?.[0] ?? '';
  const html = template
    .replace(tag, '')
    .replace(link[0], () => `${hints}<style>${style}</style><script>${keeper}</script>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${content.slice(hints.length)}</div><script>${loader}</script>`,
    );
  return { html, scripts: [keeper, loader] };
}
