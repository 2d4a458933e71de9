import { readShareLink, type SharedRecipe } from '@spatula/recipe/share-link';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeLink, shareRecipe } from './share-recipe.ts';

const SHARED = { recipe: '# Soup\n\n- 1 leek', model: 'a/model', avoid: ['nuts'] };

const share = async (shared: SharedRecipe, title: string) => shareRecipe(await makeLink(shared), title);

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** A browser that copies, and shares as it is told. */
function stubBrowser(share?: (data: ShareData) => Promise<void>) {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
    ...(share && { share, canShare: ({ url }: ShareData) => url !== undefined }),
  });
  return copied;
}

describe('sharing a recipe', () => {
  test('where the system cannot share, "Share" copies a link to this page that holds the whole recipe', async () => {
    history.replaceState(null, '', '/cook?from=mail#recipe=old');
    const copied = stubBrowser();

    expect(await share(SHARED, 'Soup')).toBe('Link copied.');
    const { origin, pathname, search, hash } = new URL(copied[0] ?? '');
    expect([origin, pathname, search]).toEqual([location.origin, '/cook', '']);
    expect(await readShareLink(hash)).toEqual(SHARED);
  });

  test('where the system can share, "Share" hands it the link and the name of the dish, and copies nothing', async () => {
    const given: ShareData[] = [];
    const copied = stubBrowser(async (data) => void given.push(data));

    expect(await share(SHARED, 'Soup')).toBe('Handed to your device to share.');
    expect(given).toEqual([{ title: 'Soup', url: expect.stringContaining('/#recipe=') }]);
    expect(copied).toEqual([]);
  });

  test('a visitor who changes their mind is told that nothing was shared, and nothing is copied', async () => {
    const copied = stubBrowser(() => Promise.reject(new DOMException('closed', 'AbortError')));

    expect(await share(SHARED, 'Soup')).toBe('Not shared.');
    expect(copied).toEqual([]);
  });

  test('where the system refuses to share, "Share" copies the link', async () => {
    const copied = stubBrowser(() => Promise.reject(new DOMException('no', 'NotAllowedError')));

    expect(await share(SHARED, 'Soup')).toBe('Link copied.');
    expect(copied).toHaveLength(1);
  });

  test('where nothing can be copied either, "Share" says what else can be done', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = () => false;

    expect(await share(SHARED, 'Soup')).toMatch(/neither share nor copy .* download the recipe/);
  });

  const NO_LINK = /can make no link of this recipe: copy or download/;

  test('a recipe too long for a link gets none, and the page says what else can be done', async () => {
    const copied = stubBrowser();

    expect(await share({ ...SHARED, recipe: 'x'.repeat(70_000) }, 'Soup')).toMatch(NO_LINK);
    expect(copied).toEqual([]);
  });

  test('a browser that cannot compress makes no link, and the page says so and reports it', async () => {
    const copied = stubBrowser();
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    vi.stubGlobal('CompressionStream', undefined);

    expect(await share(SHARED, 'Soup')).toMatch(NO_LINK);
    expect(reported).toHaveBeenCalledOnce();
    expect(copied).toEqual([]);
  });
});
