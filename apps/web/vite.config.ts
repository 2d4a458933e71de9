import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { finishPage } from './build/finish-page.ts';
import { importByLoader } from './build/import-by-loader.ts';
import { readPageSettings } from './build/read-page-settings.ts';

const ROOT = import.meta.dirname;
const REPOSITORY = resolve(ROOT, '../..');
/** One for each build, since several may run at the same time. */
const PRERENDER_DIR = resolve(ROOT, `node_modules/.prerender-${process.pid}`);
/** Paths of the API below its base path. */
const API_PATHS = ['recipe', 'problems', 'openapi.json'];

export default defineConfig(({ command, mode }) => {
  // The built page works under any path; the development server has to know the one of the API.
  const base = (command === 'serve' && loadEnv(mode, REPOSITORY, 'BASE_PATH').BASE_PATH) || '/';
  const settings = readPageSettings(loadEnv(mode, REPOSITORY), new Date());
  return {
    root: ROOT,
    base,
    plugins: [react(), importByLoader()],
    define: { 'import.meta.env.PAGE_SETTINGS': JSON.stringify(settings) },
    css: {
      // The same names in the prerendered HTML and in the page, whatever the order of the builds.
      modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: Object.fromEntries(
        ['/health', ...API_PATHS.map((path) => base + path)].map((path) => [path, 'http://localhost:3000']),
      ),
    },
    // Relative to the page, which can then stand under any path. The styles stand in the page as well.
    experimental: { renderBuiltUrl: (file) => `./${file}` },
    // One file that imports nothing: its content policy forbids it to load anything.
    worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
    build: {
      target: 'es2023',
      modulePreload: false,
      cssCodeSplit: false,
      // An inlined picture would need `data:` in the content policy.
      assetsInlineLimit: 0,
      // The Lottie player holds an `eval` that is never reached: expressions are turned off.
      rolldownOptions: { checks: { eval: false } },
    },
    environments: {
      prerender: {
        consumer: 'server',
        build: { outDir: PRERENDER_DIR, emptyOutDir: true, ssr: 'src/prerender.tsx', copyPublicDir: false },
      },
    },
    builder: {
      async buildApp(builder) {
        const { client, prerender } = builder.environments;
        if (!client || !prerender) throw new Error('vite.config.ts lacks an environment');
        await builder.build(client);
        await builder.build(prerender);
        await finishPage({
          dist: resolve(ROOT, client.config.build.outDir),
          prerenderDir: PRERENDER_DIR,
          settings,
        });
      },
    },
  };
});
