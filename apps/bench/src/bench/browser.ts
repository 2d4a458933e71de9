import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright-core';

/** A Chromium, and the port on which other tools reach it. */
export interface OpenBrowser {
  readonly browser: Browser;
  readonly port: number;
}

/**
 * Starts the Chromium that `--chrome` names, or Debian's.
 *
 * @param executablePath - path of the program
 */
export async function openBrowser(executablePath: string): Promise<OpenBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return { browser, port };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
