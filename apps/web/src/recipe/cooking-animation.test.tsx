import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import bundledAnimation from '../pictures/cooking.json';
import { CookingAnimation } from './cooking-animation.tsx';

const URL = 'https://host.example/pan.json';

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn((_url: string, _options: { signal: AbortSignal }) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function show(url: string) {
  return render(<CookingAnimation url={url} fallback={<p>still</p>} />);
}

describe('the loading animation', () => {
  test('the loading animation is the bundled one unless an address is given, and runs no expressions', () => {
    const fetch = stubFetch(() => Promise.reject(new Error('no network')));
    show('');
    const player = screen.getByTestId('player');

    expect(JSON.parse(player.textContent)).toMatchObject({
      src: bundledAnimation,
      rendererSettings: { runExpressions: false },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('the loading animation comes from the given address, and a still picture stands there until then', async () => {
    stubFetch(async () => Response.json({ layers: [], name: 'from the host' }));
    show(URL);
    expect(screen.getByText('still')).toBeVisible();

    expect(await screen.findByText(/from the host/)).toBeVisible();
  });

  test.each([
    ['is not there', async () => new Response('not found', { status: 404 })],
    ['is no animation', async () => Response.json(['hello'])],
    ['is no JSON', async () => new Response('<html>')],
    ['cannot be fetched', () => Promise.reject(new TypeError('failed'))],
  ])('the loading animation stays a still picture when the file %s', async (_what, answer) => {
    const fetch = stubFetch(answer);
    show(URL);
    await waitFor(() => expect(fetch.mock.settledResults[0]?.type).not.toBe('incomplete'));

    expect(screen.getByText('still')).toBeVisible();
    expect(screen.queryByTestId('player')).toBeNull();
  });

  test('the loading animation is replaced by a still picture when the player cannot play it', async () => {
    show('');
    screen.getByTestId('player').click();

    expect(await screen.findByText('still')).toBeVisible();
  });

  test('the loading animation is no longer fetched once the page does not show it', () => {
    const fetch = stubFetch(() => new Promise(() => undefined));
    show(URL).unmount();

    expect(fetch.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });
});
