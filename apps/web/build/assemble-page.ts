interface Parts {
  /** HTML of the page's content; resource hints that React put before it move to the head. */
  content: string;
  /** All styles of the page. */
  style: string;
}

/**
 * Fills the HTML that Vite built. The styles stand in it, so that the first paint waits for no other file, and the
 * script is asked for after that paint: it makes the page work, but is not needed to see it.
 */
export function assemblePage(template: string, { content, style }: Parts): { html: string; loader: string } {
  const script = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(template);
  const link = /<link rel="stylesheet"[^>]*>/.exec(template);
  if (!script?.[1] || !link) throw new Error('The built index.html lacks its script or its stylesheet');
  // Until the script is there, Enter must not reload the page and lose what was typed.
  const hold = 'addEventListener("submit",(e)=>e.preventDefault());';
  // A browser that does not tell of its paints is not waited for.
  const load = `const load=()=>import(${JSON.stringify(script[1])});`;
  const loader = `${hold}${load}new PerformanceObserver(load).observe({type:"paint",buffered:true});setTimeout(load,1000)`;
  const hints = /^(?:<link [^>]*>)*/.exec(content)?.[0] ?? '';
  const html = template
    .replace(script[0], '')
    .replace(link[0], () => `${hints}<style>${style}</style>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${content.slice(hints.length)}</div><script>${loader}</script>`,
    );
  return { html, loader };
}
