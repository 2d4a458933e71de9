import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Ends what hangs: what a page loads late takes seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000, reactStrictMode: true });

// What jsdom lacks.
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
Blob.prototype.stream ??= function () {
  const bytes = this.arrayBuffer();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(await bytes));
      controller.close();
    },
  });
};
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

// A test that prints a complaint fails, unless it expects it and clears the spy.
let complaints: MockInstance[] = [];

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // Of itself Vitest does it before the next test only: the next file would be loaded with what this one made up.
  vi.unstubAllGlobals();
  // The next test, of another file too, gets the same page and the real clock.
  expect(String(setTimeout)).not.toContain('clock');
  expect(document.body).toBeEmptyDOMElement();
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});
