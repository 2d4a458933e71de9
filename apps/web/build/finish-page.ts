import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSettings } from '../src/page-settings.ts';
import { assemblePage } from './assemble-page.ts';
import { contentPolicy, lottiePlayerStyles, withPolicy } from './content-policy.ts';
import { precompress } from './precompress.ts';
import { writeServiceWorkers } from './write-service-workers.ts';

interface BuiltPage {
  /** Folder of the built page. */
  dist: string;
  /** Folder of the built `prerender.tsx`; it is removed. */
  prerenderDir: string;
  settings: PageSettings;
}

/** Makes the built files ready for a server: renders the page, writes its content policy, and compresses all files. */
export async function finishPage({ dist, prerenderDir, settings }: BuiltPage): Promise<void> {
  const { prerenderPage } = await import(pathToFileURL(join(prerenderDir, 'prerender.js')).href);
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const content: string = await prerenderPage(settings);
  const stylesheet = /href="\.\/(assets\/[^"]+\.css)"/.exec(template)?.[1];
  if (!stylesheet) throw new Error('The built index.html names no stylesheet');
  const style = await readFile(join(dist, stylesheet), 'utf8');

  const page = assemblePage(template, { content, style });
  const policy = contentPolicy({ scripts: page.scripts, styles: [style, ...lottiePlayerStyles()] }, settings);
  // Where there is no API, any host of files sends the page.
  const html = settings.apiUrl === null ? withPolicy(page.html, policy) : page.html;
  await writeFile(join(dist, 'index.html'), html);
  await writeFile(join(dist, 'content-security-policy.txt'), policy);
  await rm(join(dist, stylesheet));
  await rm(prerenderDir, { recursive: true });
  await writeServiceWorkers(dist, settings);
  await precompress(dist);
}
