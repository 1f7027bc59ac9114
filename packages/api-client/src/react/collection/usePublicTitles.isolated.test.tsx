// @vitest-environment jsdom
// Isolated: SWR adds its listeners to the window with which it was first loaded.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MediaType } from '../../contract/index.ts';
import { ApiProvider } from '../ApiProvider.tsx';
import {
  type FakeResponse,
  fakeFetch,
  requestLog,
  resetBrowserState,
  signIn,
  withProviders,
} from '../testing/fakeHost.tsx';
import { usePublicTitles } from './usePublicTitles.ts';

beforeEach(resetBrowserState);
afterEach(cleanup);

const games = 'GET /api/collections/mara/games';
const list = {
  username: 'Mara',
  total: '2',
  items: [
    { id: 7, name: 'Portal 2', user_status: 'Currently Playing', user_rating: '4.5', likes: 1 },
    'junk',
  ],
};

function renderList(
  responses: Record<string, FakeResponse | (() => FakeResponse)>,
  username = 'mara',
  type: MediaType = 'game',
) {
  return renderHook(() => ({ list: usePublicTitles(username, type) }), {
    wrapper: withProviders(fakeFetch(responses)),
  }).result;
}

const item = (id: number) => ({ id, name: `Game ${id}`, user_status: 'playing', user_rating: 3 });
const page = (ids: readonly number[], next: string | null) => ({
  ...{ username: 'Mara', total: 5, next },
  items: ids.map(item),
});

describe('a public collection', () => {
  test('is parsed from any host without its invalid entries', async () => {
    signIn();
    const result = renderList({ [games]: { body: list } });
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    expect(result.current.list).toMatchObject({
      data: { username: 'Mara', total: 2, items: [{ id: 7, user_status: 'playing', user_rating: 4.5 }] },
    });
  });

  test('is requested with a status on every page', async () => {
    const call = `${games}?limit=1&status=playing`;
    const next = `${games}?limit=1&after=c&status=playing`;
    const host = fakeFetch({ [call]: { body: page([1], 'c') }, [next]: { body: page([2], null) } });
    const { result } = renderHook(() => usePublicTitles('mara', 'game', { limit: 1, status: 'playing' }), {
      wrapper: withProviders(host),
    });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    act(() => (result.current.state === 'ready' ? result.current.more?.show() : undefined));
    await waitFor(() => expect(requestLog).toContain(next));
  });

  test.each<[MediaType, string]>([
    ['anime', 'GET /api/collections/mara/anime'],
    ['movie', 'GET /api/collections/mara/movies'],
  ])('of %s is requested from its own URL', async (type, call) => {
    renderList({}, 'mara', type);
    await waitFor(() => expect(requestLog).toEqual([call]));
  });

  test('is missing when private or unknown, and failed for another error', async () => {
    const missing = renderList({ [games]: { status: 404, body: { message: 'No' } } });
    await waitFor(() => expect(missing.current.list).toEqual({ state: 'missing' }));
    const failed = renderList({ [games]: { status: 500, body: {} } });
    await waitFor(() => expect(failed.current.list.state).toBe('failed'));
  });

  test('becomes missing when it is made private, and ready when it is public again', async () => {
    let response: FakeResponse = { body: list };
    const Providers = withProviders(fakeFetch({ [games]: () => response }));
    const { result, rerender } = renderHook(({ name }) => usePublicTitles(name, 'game'), {
      // Without deduplication, the list is requested again on each return.
      wrapper: ({ children }) => (
        <Providers>
          <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
        </Providers>
      ),
      initialProps: { name: 'mara' },
    });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    response = { status: 404, body: {} };
    for (const name of ['other', 'mara']) rerender({ name });
    await waitFor(() => expect(result.current).toEqual({ state: 'missing' }));
    response = { body: list };
    for (const name of ['other', 'mara']) rerender({ name });
    await waitFor(() => expect(result.current.state).toBe('ready'));
  });

  test('loads page by page without duplicates, and keeps the loaded titles when a page fails', async () => {
    let secondPage: FakeResponse = { status: 500, body: {} };
    const host = fakeFetch({
      'GET /api/collections/mara/games?limit=2': { body: page([1, 2], 'two') },
      'GET /api/collections/mara/games?limit=2&after=two': () => secondPage,
      'GET /api/collections/mara/games?limit=2&after=four': { body: page([5], null) },
    });
    const { result } = renderHook(() => usePublicTitles('mara', 'game', { limit: 2 }), {
      wrapper: withProviders(host),
    });
    const ids = () =>
      result.current.state === 'ready' ? result.current.data.items.map(({ id }) => id) : result.current.state;
    const more = () => (result.current.state === 'ready' ? result.current.more : undefined);
    await waitFor(() => expect(ids()).toEqual([1, 2]));
    act(() => more()?.show());
    expect(more()?.isLoading).toBe(true);
    await waitFor(() => expect(more()).toMatchObject({ isLoading: false, error: { status: 500 } }));
    expect(ids()).toEqual([1, 2]);
    secondPage = { body: page([2, 3, 4], 'four') };
    act(() => more()?.show());
    await waitFor(() => expect(ids()).toEqual([1, 2, 3, 4]));
    expect(more()).toMatchObject({ isLoading: false, error: undefined });
    act(() => more()?.show());
    await waitFor(() => expect(ids()).toEqual([1, 2, 3, 4, 5]));
    expect(more()).toBeUndefined();
  });

  test('is missing when it is made private between two pages', async () => {
    const result = renderList({
      [games]: { body: page([1, 2], 'two') },
      [`${games}?after=two`]: { status: 404, body: {} },
    });
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    act(() => result.current.list.state === 'ready' && result.current.list.more?.show());
    await waitFor(() => expect(result.current.list).toEqual({ state: 'missing' }));
  });

  test('has all loaded pages when shown again, unless the first page has changed', async () => {
    let firstPage = page([1, 2], 'two');
    const Providers = withProviders(
      fakeFetch({
        [games]: () => ({ body: firstPage }),
        [`${games}?after=two`]: { body: page([3, 4], 'four') },
      }),
    );
    const { result, rerender } = renderHook(({ name }) => usePublicTitles(name, 'game'), {
      wrapper: ({ children }) => (
        <Providers>
          <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
        </Providers>
      ),
      initialProps: { name: 'mara' },
    });
    const ids = () =>
      result.current.state === 'ready' ? result.current.data.items.map(({ id }) => id) : result.current.state;
    await waitFor(() => expect(ids()).toEqual([1, 2]));
    act(() => result.current.state === 'ready' && result.current.more?.show());
    await waitFor(() => expect(ids()).toEqual([1, 2, 3, 4]));
    const remount = async () => {
      rerender({ name: 'other' });
      await waitFor(() => expect(ids()).toBe('missing'));
      requestLog.length = 0;
      rerender({ name: 'mara' });
      expect(ids()).toEqual([1, 2, 3, 4]);
      await waitFor(() => expect(requestLog).toEqual([games]));
    };
    await remount();
    await act(async () => undefined);
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(result.current).toMatchObject({ data: { next: 'four' } });
    firstPage = page([5, 1], 'one');
    await remount();
    await waitFor(() => expect(ids()).toEqual([5, 1]));
  });

  test('starts at a cursor, and is missing when the host rejects the cursor', async () => {
    const host = fakeFetch({
      [`${games}?after=two`]: { body: page([3], null) },
      [`${games}?after=nowhere`]: { status: 400, body: {} },
    });
    const renderAfter = (after: string) =>
      renderHook(() => usePublicTitles('mara', 'game', { after }), { wrapper: withProviders(host) }).result;
    const two = renderAfter('two');
    await waitFor(() => expect(two.current).toMatchObject({ state: 'ready', data: { items: [{ id: 3 }] } }));
    const nowhere = renderAfter('nowhere');
    await waitFor(() => expect(nowhere.current).toEqual({ state: 'missing' }));
  });

  test.each(['', '.', '..', 'a\u0000b'])('is missing without a request for the username %j', (username) => {
    const result = renderList({}, username);
    expect(result.current.list).toEqual({ state: 'missing' });
    expect(requestLog).toEqual([]);
  });

  test('is ready or missing on the first render with a prefetched response', () => {
    const responses = {
      '/api/collections/mara/games': { status: 200, body: list },
      '/api/collections/mara/anime': { status: 404, body: {} },
    };
    const states: string[][] = [];
    renderHook(
      () => states.push([usePublicTitles('mara', 'game').state, usePublicTitles('mara', 'anime').state]),
      {
        wrapper: ({ children }) => (
          <ApiProvider responses={responses} fetch={fakeFetch({})}>
            {children}
          </ApiProvider>
        ),
      },
    );
    expect(states[0]).toEqual(['ready', 'missing']);
  });
});
