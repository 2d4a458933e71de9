import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLatePart } from './use-late-part.ts';

const Part = () => <p>the part</p>;
const failure = new TypeError('Failed to fetch');
const reported = vi.fn();
/** In strict mode React runs an effect twice, and the second fetching would hide that the first one failed. */
const FETCHED_ONCE = { reactStrictMode: false };

/** A place for the part, with a button that asks for it again. */
function Place({
  fetchPart,
  isWanted = true,
}: {
  fetchPart: () => Promise<typeof Part>;
  isWanted?: boolean;
}) {
  const part = useLatePart(fetchPart, isWanted);
  return (
    <>
      {part.Part && <part.Part />}
      {part.isLost && <p>lost</p>}
      {part.isLoading && <p>loading</p>}
      <button type="button" onClick={part.load}>
        again
      </button>
    </>
  );
}

describe('a part of the page that is fetched late', () => {
  beforeEach(() => {
    reported.mockClear();
    vi.stubGlobal('reportError', reported);
  });

  test('a late part of the page is fetched once it is wanted', async () => {
    const fetchPart = vi.fn(async () => Part);
    const { rerender } = render(<Place fetchPart={fetchPart} isWanted={false} />);
    expect(fetchPart).not.toHaveBeenCalled();

    rerender(<Place fetchPart={fetchPart} />);
    expect(await screen.findByText('the part')).toBeVisible();
    expect(fetchPart).toHaveBeenCalledOnce();
  });

  test('a late part of the page that cannot be fetched counts as lost, and the cause is reported', async () => {
    render(<Place fetchPart={() => Promise.reject(failure)} />, FETCHED_ONCE);
    expect(await screen.findByText('lost')).toBeVisible();
    expect(screen.queryByText('loading')).toBeNull();
    expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
  });

  test('a late part of the page that was lost can be asked for again, and stays lost until it has come', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Part>();
    const fetchPart = vi.fn(() => promise).mockRejectedValueOnce(failure);
    render(<Place fetchPart={fetchPart} />);
    await screen.findByText('lost');
    await userEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(screen.getByText('loading')).toBeVisible();
    expect(screen.getByText('lost')).toBeVisible();

    await act(async () => resolve(Part));
    expect(screen.getByText('the part')).toBeVisible();
    expect(screen.queryByText('lost')).toBeNull();
  });

  test('a late part of the page that was lost is asked for again when it is wanted anew', async () => {
    const fetchPart = vi.fn(async () => Part).mockRejectedValueOnce(failure);
    const { rerender } = render(<Place fetchPart={fetchPart} />, FETCHED_ONCE);
    await screen.findByText('lost');
    rerender(<Place fetchPart={fetchPart} isWanted={false} />);
    rerender(<Place fetchPart={fetchPart} />);
    expect(await screen.findByText('the part')).toBeVisible();
    expect(screen.queryByText('lost')).toBeNull();
  });
});
