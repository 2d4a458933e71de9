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
  test('copies a link to this page that holds the whole recipe, where the system has no way to share', async () => {
    history.replaceState(null, '', '/cook?from=mail#recipe=old');
    const copied = stubBrowser();

    expect(await share(SHARED, 'Soup')).toBe('Link copied.');
    const { origin, pathname, search, hash } = new URL(copied[0] ?? '');
    expect([origin, pathname, search]).toEqual([location.origin, '/cook', '']);
    expect(await readShareLink(hash)).toEqual(SHARED);
  });

  test('hands the link and the name of the dish to the system, and copies nothing', async () => {
    const given: ShareData[] = [];
    const copied = stubBrowser(async (data) => void given.push(data));

    expect(await share(SHARED, 'Soup')).toBe('Handed to your device to share.');
    expect(given).toEqual([{ title: 'Soup', url: expect.stringContaining('/#recipe=') }]);
    expect(copied).toEqual([]);
  });

  test('says so when the visitor thinks better of it, and copies nothing', async () => {
    const copied = stubBrowser(() => Promise.reject(new DOMException('closed', 'AbortError')));

    expect(await share(SHARED, 'Soup')).toBe('Not shared.');
    expect(copied).toEqual([]);
  });

  test('copies the link where the system refuses', async () => {
    const copied = stubBrowser(() => Promise.reject(new DOMException('no', 'NotAllowedError')));

    expect(await share(SHARED, 'Soup')).toBe('Link copied.');
    expect(copied).toHaveLength(1);
  });

  test('says what else can be done where nothing can be copied either', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = () => false;

    expect(await share(SHARED, 'Soup')).toMatch(/neither share nor copy .* download the recipe/);
  });

  const NO_LINK = /can make no link of this recipe: copy or download/;

  test('makes no link of a recipe too long for one, and says what else can be done', async () => {
    const copied = stubBrowser();

    expect(await share({ ...SHARED, recipe: 'x'.repeat(70_000) }, 'Soup')).toMatch(NO_LINK);
    expect(copied).toEqual([]);
  });

  test('makes no link in a browser that cannot compress, and says and reports it', async () => {
    const copied = stubBrowser();
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    vi.stubGlobal('CompressionStream', undefined);

    expect(await share(SHARED, 'Soup')).toMatch(NO_LINK);
    expect(reported).toHaveBeenCalledOnce();
    expect(copied).toEqual([]);
  });
});
