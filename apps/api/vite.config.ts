import { defineConfig } from 'vite';

export default defineConfig({
  build: { ssr: 'src/server.ts', target: 'node24' },
  // Packages of this workspace are TypeScript sources: they go into the bundle, the others stay outside.
  ssr: { noExternal: [/^@spatula\//] },
});
