import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * The entry of the bundle. Node keeps the code that the first start compiled beside it, so that the next start is
 * faster. Where nothing can be written, as in the image, each start compiles anew.
 */
enableCompileCache(fileURLToPath(new URL('compile-cache', import.meta.url)));
await import('./server.ts');
setTimeout(flushCompileCache, 1000).unref();
