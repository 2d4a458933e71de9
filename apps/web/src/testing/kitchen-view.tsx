import { readRecipe } from '@spatula/recipe/read-recipe';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { expect, vi } from 'vitest';
import { StartCooking } from '../kitchen/start-cooking.tsx';
// Loaded already, so that a test with a fake clock need not wait for it.
import '../kitchen/kitchen-view.tsx';

const SOUP = `# Lentil soup

## Ingredients

**For the soup**

- 2 tbsp olive oil
- 1 onion, chopped
- 200 g lentils

**To serve**

- 100 g yoghurt

## Instructions

1. Heat the oil and cook the onion for 10 minutes.
2. Add the lentils, simmer for 20 to 25 minutes, then wait for 5 minutes. Stir it for 5 minutes.
3. Serve with yoghurt.
`;

/** A recipe with two groups, a range, and two equal times in one step. */
export const LENTIL_SOUP = recipeOf(SOUP);

/** A text as a recipe. */
export function recipeOf(markdown: string) {
  const recipe = readRecipe(markdown);
  if (!recipe) throw new Error('This text is no recipe');
  return recipe;
}

/** Shows the button and presses it. */
export async function startCooking(recipe = LENTIL_SOUP) {
  const page = render(<StartCooking recipe={recipe} />);
  fireEvent.click(button('Start cooking'));
  await screen.findByRole('dialog');
  return page;
}

/** Takes the view off the page, and waits until the history is as it was. */
export async function leave() {
  cleanup();
  await waitFor(() => expect(history.state).toBeNull());
}

/** A button by its exact name. */
export function button(name: string) {
  return screen.getByRole('button', { name });
}

/** Presses the button with this exact name. */
export function press(name: string) {
  fireEvent.click(button(name));
}

/** A lock that keeps the screen on, as browsers have it. The test can refuse it or take it away. */
export function fakeWakeLock() {
  const held = new Set<EventTarget>();
  let isRefusing = false;
  let answer = Promise.resolve();
  async function request() {
    await answer;
    if (isRefusing) throw new DOMException('low battery', 'NotAllowedError');
    const lock = Object.assign(new EventTarget(), { release: async () => void held.delete(lock) });
    held.add(lock);
    return lock;
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  return {
    held,
    /** The next request gets no answer until the returned function is called. */
    delay() {
      const { promise, resolve } = Promise.withResolvers<void>();
      answer = promise;
      return resolve;
    },
    refuse: () => {
      isRefusing = true;
    },
    allow: () => {
      isRefusing = false;
    },
    /** As a browser does when the page is hidden or the battery is low. */
    takeAway() {
      for (const lock of held) {
        held.delete(lock);
        lock.dispatchEvent(new Event('release'));
      }
    },
  };
}

/** Hides the page, or shows it again. */
export function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

/** A browser's sound: counts the sources that sound and the contexts that are open. */
export function fakeAudio() {
  const audio = { sounding: 0, open: 0 };
  class FakeContext {
    state = 'suspended';
    sampleRate = 100;
    destination = {};
    constructor() {
      audio.open += 1;
    }
    async resume() {
      this.state = 'running';
    }
    async close() {
      audio.open -= 1;
    }
    createBuffer = (_channels: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    });
  }
  class FakeSource {
    readonly context: FakeContext;
    constructor(context: FakeContext) {
      this.context = context;
    }
    connect() {}
    start() {
      if (this.context.state === 'running') audio.sounding += 1;
    }
    stop() {
      audio.sounding -= 1;
    }
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  return audio;
}
