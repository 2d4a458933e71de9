import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Long, since the late parts of the page take seconds to load on a busy machine.
configure({ asyncUtilTimeout: 30_000, reactStrictMode: true });

// jsdom lacks these.
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
  // Vitest does it only before the next test: the next file would be loaded with the stubs of this one.
  vi.unstubAllGlobals();
  // The next test, even one of another file, must get an empty page and the real clock.
  expect(String(setTimeout)).not.toContain('clock');
  expect(document.body).toBeEmptyDOMElement();
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});
