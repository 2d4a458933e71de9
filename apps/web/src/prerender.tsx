import { prerender } from 'react-dom/static';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './app.tsx';
import type { PageSettings } from './page-settings.ts';

/** The HTML of the page as a visitor first sees it, made while building. */
export async function prerenderPage(settings: PageSettings): Promise<string> {
  const { prelude } = await prerender(
    <App settings={settings} cook={neverCook} cookOnDevice={neverCook} preload={() => undefined} />,
  );
  return new Response(prelude).text();
}

// biome-ignore lint/correctness/useYield: nothing is cooked while building
async function* neverCook(): AsyncGenerator<string, never> {
  throw new Error('No recipe is cooked while building');
}
