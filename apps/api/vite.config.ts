import { defineConfig } from 'vite';

export default defineConfig({
  build: { ssr: 'src/server.ts', target: 'node24' },
  // Everything goes into the bundle: it starts in half the time, and runs where there are no packages.
  ssr: { noExternal: true },
});
