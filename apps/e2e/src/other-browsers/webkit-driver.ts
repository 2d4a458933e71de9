import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Builder, By, Capabilities, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import {
  BrowserDriver,
  type FoundElement,
  type Key,
  PATIENCE,
  type Role,
  SELECTORS,
  type Seen,
  seeElement,
} from './browser-driver.ts';
import { endProgram, requirePrograms, startProgram } from './debian-program.ts';

const WEBKIT = { path: '/usr/bin/WebKitWebDriver', packageName: 'webkit2gtk-driver' };
const XVFB = { path: '/usr/bin/Xvfb', packageName: 'xvfb' };

const KEYS: Readonly<Record<Key, readonly string[]>> = {
  ArrowRight: [Keys.ARROW_RIGHT],
  Enter: [Keys.ENTER],
  Escape: [Keys.ESCAPE],
  Paste: [Keys.CONTROL, 'v'],
};

/** WebKit of the GTK desktop, on a virtual screen, driven over WebDriver. */
export class WebKitDriver extends BrowserDriver {
  readonly #driver: WebDriver;
  readonly #end: () => Promise<void>;

  private constructor(driver: WebDriver, end: () => Promise<void>) {
    super();
    this.#driver = driver;
    this.#end = end;
  }

  static async start(): Promise<WebKitDriver> {
    requirePrograms(WEBKIT, XVFB);
    const home = await calmHome();
    const programs: ChildProcess[] = [];
    // The browser ends when its screen ends.
    const end = async () => {
      await Promise.all(programs.map(endProgram));
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    };
    try {
      const screen = startProgram(XVFB, ['-displayfd', '3', '-nolisten', 'tcp', '-noreset'], {});
      programs.push(screen);
      const env = { DISPLAY: await displayOf(screen), HOME: home, LANG: 'C.UTF-8', PATH: '/usr/bin:/bin' };
      const port = await freePort();
      programs.push(startProgram(WEBKIT, [`--port=${port}`], env));
      const address = `http://127.0.0.1:${port}`;
      await vi.waitFor(() => fetch(`${address}/status`), PATIENCE);
      const capabilities = new Capabilities().setBrowserName('MiniBrowser');
      const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
      return new WebKitDriver(driver, end);
    } catch (error) {
      await end();
      throw error;
    }
  }

  async open(address: string): Promise<void> {
    await this.#driver.get(address);
  }

  async address(): Promise<string> {
    return this.#driver.getCurrentUrl();
  }

  async find(role: Role, name?: string): Promise<FoundElement[]> {
    const elements = await this.#driver.findElements(By.css(SELECTORS[role]));
    const found: FoundElement[] = [];
    for (const element of elements) {
      if ((await element.getAriaRole()) !== role) continue;
      if (name === undefined || (await element.getAccessibleName()) === name)
        found.push(this.#foundElement(element));
    }
    return found;
  }

  async type(text: string): Promise<void> {
    await this.#driver.actions().sendKeys(text).perform();
  }

  async press(key: Key): Promise<void> {
    const actions = this.#driver.actions();
    for (const one of KEYS[key]) actions.keyDown(one);
    for (const one of KEYS[key].toReversed()) actions.keyUp(one);
    await actions.perform();
  }

  async back(): Promise<void> {
    await this.#driver.navigate().back();
  }

  async quit(): Promise<void> {
    try {
      await this.#driver.quit();
    } finally {
      await this.#end();
    }
  }

  #foundElement(element: WebElement): FoundElement {
    return {
      click: () => element.click(),
      see: () => this.#driver.executeScript<Seen>(seeElement, element),
    };
  }
}

/** A new home folder for the browser, with the setting for less motion: see {@link BrowserDriver}. */
async function calmHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'spatula-webkit-'));
  const settings = join(home, '.config/gtk-3.0');
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
}

/** Name of the display that the virtual screen has chosen. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const told = screen.stdio[3];
  if (!(told instanceof Readable))
    throw new Error('The virtual screen has no pipe for the name of its display.');
  // Read to its end: the screen would crash if the pipe closed while it writes.
  const number = (await text(told)).trim();
  if (number === '') throw new Error('The virtual screen did not start.');
  return `:${number}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
