import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Ends what hangs: what a page loads late takes seconds on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// What jsdom lacks.
Element.prototype.scrollIntoView = () => undefined;
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
  // The next test, of another file too, gets the same page and the real clock.
  expect(String(setTimeout)).not.toContain('clock');
  expect(document.body).toBeEmptyDOMElement();
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});
