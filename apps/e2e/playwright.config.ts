import { defineConfig } from '@playwright/test';
import type { ProductOptions } from './src/product-test.ts';

const executablePath = process.env.CHROME_PATH;

export default defineConfig<ProductOptions>({
  testDir: 'specs',
  outputDir: '../../.test-reports/playwright',
  reporter: [['line'], ['json', { outputFile: '../../.test-reports/playwright.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at the second try only has failed.
  retries: 0,
  // Where so many fail the product does not even start: the rest would only take time.
  maxFailures: 25,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1024, height: 800 },
    screenshot: 'only-on-failure',
    // Only the tests of the service worker have one: whatever it keeps would stand between a test and the server.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Names of their own for this machine, as if the page came from a host on a network.
        '--host-resolver-rules=MAP spatula.test 127.0.0.1',
        // As browsers were until late in 2026: a module that failed to load is never fetched again from its address.
        '--disable-blink-features=ModuleMapDoNotCacheFailedFetch',
      ],
    },
  },
});
