import puppeteer, { type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { BrowserDriver, type FoundElement, type Key, type Role, seeElement } from './browser-driver.ts';
import { boundToUs, requirePrograms } from './debian-program.ts';

const FIREFOX = { path: '/usr/bin/firefox-esr', packageName: 'firefox-esr' };
/** On a busy machine Firefox needs long to make a profile. */
const START_TIMEOUT_MS = 120_000;

const KEYS: Readonly<Record<Key, readonly KeyInput[]>> = {
  ArrowRight: ['ArrowRight'],
  Enter: ['Enter'],
  Escape: ['Escape'],
  Paste: ['Control', 'v'],
};

/** Firefox, with a profile of its own, driven over WebDriver BiDi. */
export class FirefoxDriver extends BrowserDriver {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    super();
    this.#browser = browser;
    this.#page = page;
  }

  static async start(): Promise<FirefoxDriver> {
    requirePrograms(FIREFOX);
    const [executablePath, ...args] = boundToUs(FIREFOX);
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      // Default arguments would stand before the name of the program.
      ignoreDefaultArgs: true,
      args: [...args, '--headless', '--no-remote'],
      defaultViewport: null,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      timeout: START_TIMEOUT_MS,
    });
    return new FirefoxDriver(browser, await browser.newPage());
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async address(): Promise<string> {
    return this.#page.url();
  }

  async find(role: Role, name?: string): Promise<FoundElement[]> {
    const named = name === undefined ? '' : `[name=${JSON.stringify(name)}]`;
    const handles = await this.#page.$$(`::-p-aria(${named}[role="${role}"])`);
    return handles.map((handle) => foundElement(handle));
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async press(key: Key): Promise<void> {
    const { keyboard } = this.#page;
    for (const one of KEYS[key]) await keyboard.down(one);
    for (const one of KEYS[key].toReversed()) await keyboard.up(one);
  }

  async back(): Promise<void> {
    await this.#page.goBack();
  }

  async quit(): Promise<void> {
    await this.#browser.close();
  }
}

function foundElement(handle: ElementHandle): FoundElement {
  return { click: () => handle.click(), see: () => handle.evaluate(seeElement) };
}
