import { expect, vi } from 'vitest';

/** Roles that the journeys look for. */
export type Role = keyof typeof SELECTORS;

/** For each role, the elements that may have it on our page. */
export const SELECTORS = {
  alert: '[role=alert]',
  article: 'article',
  button: 'button',
  checkbox: 'input[type=checkbox]',
  complementary: 'aside',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4, h5, h6',
  region: 'section',
  textbox: 'input[type=text]',
  timer: '[role=timer]',
} as const;

/** A key, or several at once. */
export type Key = 'ArrowRight' | 'Enter' | 'Escape' | 'Paste';

/** The visible state of an element. */
export interface Seen {
  /** Its text, or what stands in it where it is a field. */
  readonly text: string;
  readonly isChecked: boolean;
}

/** An element of the page, found by its role and name. */
export interface FoundElement {
  click(): Promise<void>;
  see(): Promise<Seen>;
}

/** How long a test waits for the page. A slow machine may need that long; a page that works is much faster. */
export const PATIENCE = { timeout: 30_000, interval: 50 };

/**
 * A browser with one page, used as a visitor uses it. The visitor has asked for less motion, since the driver does not wait
 * for smooth scrolling: an element would move away between the press and the release of the mouse.
 */
export abstract class BrowserDriver {
  /** Opens an address, and resolves when the page is loaded. */
  abstract open(address: string): Promise<void>;
  /** The address of the page that is open. */
  abstract address(): Promise<string>;
  /** The elements that now have this role and this accessible name, as the browser itself computes them. */
  abstract find(role: Role, name?: string): Promise<FoundElement[]>;
  /** Types text into the element with the focus. */
  abstract type(text: string): Promise<void>;
  abstract press(key: Key): Promise<void>;
  /** Goes back in the history. */
  abstract back(): Promise<void>;
  /** Ends the browser, and resolves when it has ended. */
  abstract quit(): Promise<void>;

  /** Clicks the one element with this role and name, as soon as it is there. */
  async click(role: Role, name: string): Promise<void> {
    await vi.waitFor(async () => {
      const [element, ...others] = await this.find(role, name);
      if (!element || others.length > 0) {
        throw new Error(`There is not one ${role} "${name}" but ${element ? others.length + 1 : 'none'}.`);
      }
      await element.click();
    }, PATIENCE);
  }

  /** The visible state of each element that now has this role and name. */
  async see(role: Role, name?: string): Promise<Seen[]> {
    const found = await this.find(role, name);
    return Promise.all(found.map((element) => element.see()));
  }

  /** Vitest's `expect` of the texts of the elements with this role and name, tried again until it holds. */
  shows(role: Role, name?: string) {
    return expect.poll(async () => (await this.see(role, name)).map(({ text }) => text), PATIENCE);
  }
}

/** Runs in the page. */
export function seeElement(element: Element): Seen {
  if (element instanceof HTMLInputElement) return { text: element.value, isChecked: element.checked };
  // biome-ignore lint/performance/useDomNodeTextContent: a visitor sees the text that is rendered
  const text = element instanceof HTMLElement ? element.innerText : '';
  return { text, isChecked: false };
}
