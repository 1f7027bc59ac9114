// @vitest-environment jsdom
// Isolated: SWR listens to the window that it was first loaded with.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MediaType } from '../contract/index.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { type Answer, asked, forgetAll, hostOf, inside, signIn } from './testing/hookHost.tsx';
import { usePublicCollection } from './usePublicCollection.ts';

beforeEach(forgetAll);
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

function ask(answers: Record<string, Answer | (() => Answer)>, username = 'mara', type: MediaType = 'game') {
  return renderHook(() => ({ list: usePublicCollection(username, type) }), {
    wrapper: inside(hostOf(answers)),
  }).result;
}

const item = (id: number) => ({ id, name: `Game ${id}`, user_status: 'playing', user_rating: 3 });
const page = (ids: readonly number[], next: string | null) => ({
  ...{ username: 'Mara', total: 5, next },
  items: ids.map(item),
});

describe('a public collection', () => {
  test('is read from any host as far as it can be, by anybody', async () => {
    signIn();
    const result = ask({ [games]: { body: list } });
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    expect(result.current.list).toMatchObject({
      data: { username: 'Mara', total: 2, items: [{ id: 7, user_status: 'playing', user_rating: 4.5 }] },
    });
  });

  test.each<[MediaType, string]>([
    ['anime', 'GET /api/collections/mara/anime'],
    ['movie', 'GET /api/collections/mara/movies'],
  ])('of %s is asked for at its own address', async (type, call) => {
    ask({}, 'mara', type);
    await waitFor(() => expect(asked).toEqual([call]));
  });

  test('that is private, or nobody’s, is missing; another failure is one', async () => {
    const missing = ask({ [games]: { status: 404, body: { message: 'No' } } });
    await waitFor(() => expect(missing.current.list).toEqual({ state: 'missing' }));
    const failed = ask({ [games]: { status: 500, body: {} } });
    await waitFor(() => expect(failed.current.list.state).toBe('failed'));
  });

  test('that was seen is missing once it is private, and there again when it is public', async () => {
    let answer: Answer = { body: list };
    const Inside = inside(hostOf({ [games]: () => answer }));
    const { result, rerender } = renderHook(({ name }) => usePublicCollection(name, 'game'), {
      // Whoever comes back asks again at once.
      wrapper: ({ children }) => (
        <Inside>
          <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
        </Inside>
      ),
      initialProps: { name: 'mara' },
    });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    answer = { status: 404, body: {} };
    for (const name of ['other', 'mara']) rerender({ name });
    await waitFor(() => expect(result.current).toEqual({ state: 'missing' }));
    answer = { body: list };
    for (const name of ['other', 'mara']) rerender({ name });
    await waitFor(() => expect(result.current.state).toBe('ready'));
  });

  test('comes a page at a time, each title once, and keeps what is shown when a page fails', async () => {
    let second: Answer = { status: 500, body: {} };
    const host = hostOf({
      'GET /api/collections/mara/games?limit=2': { body: page([1, 2], 'two') },
      'GET /api/collections/mara/games?limit=2&after=two': () => second,
      'GET /api/collections/mara/games?limit=2&after=four': { body: page([5], null) },
    });
    const { result } = renderHook(() => usePublicCollection('mara', 'game', { limit: 2 }), {
      wrapper: inside(host),
    });
    const ids = () =>
      result.current.state === 'ready' ? result.current.data.items.map(({ id }) => id) : result.current.state;
    const more = () => (result.current.state === 'ready' ? result.current.more : undefined);
    await waitFor(() => expect(ids()).toEqual([1, 2]));
    act(() => more()?.show());
    expect(more()?.isLoading).toBe(true);
    await waitFor(() => expect(more()).toMatchObject({ isLoading: false, error: { status: 500 } }));
    expect(ids()).toEqual([1, 2]);
    second = { body: page([2, 3, 4], 'four') };
    act(() => more()?.show());
    await waitFor(() => expect(ids()).toEqual([1, 2, 3, 4]));
    expect(more()).toMatchObject({ isLoading: false, error: undefined });
    act(() => more()?.show());
    await waitFor(() => expect(ids()).toEqual([1, 2, 3, 4, 5]));
    expect(more()).toBeUndefined();
  });

  test('that has become private between two pages is missing', async () => {
    const result = ask({
      [games]: { body: page([1, 2], 'two') },
      [`${games}?after=two`]: { status: 404, body: {} },
    });
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    act(() => result.current.list.state === 'ready' && result.current.list.more?.show());
    await waitFor(() => expect(result.current.list).toEqual({ state: 'missing' }));
  });

  test('that is shown again has all its pages at once, unless it has changed before them', async () => {
    let first = page([1, 2], 'two');
    const Inside = inside(
      hostOf({
        [games]: () => ({ body: first }),
        [`${games}?after=two`]: { body: page([3, 4], 'four') },
      }),
    );
    const { result, rerender } = renderHook(({ name }) => usePublicCollection(name, 'game'), {
      wrapper: ({ children }) => (
        <Inside>
          <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
        </Inside>
      ),
      initialProps: { name: 'mara' },
    });
    const ids = () =>
      result.current.state === 'ready' ? result.current.data.items.map(({ id }) => id) : result.current.state;
    await waitFor(() => expect(ids()).toEqual([1, 2]));
    act(() => result.current.state === 'ready' && result.current.more?.show());
    await waitFor(() => expect(ids()).toEqual([1, 2, 3, 4]));
    const comeBack = async () => {
      rerender({ name: 'other' });
      await waitFor(() => expect(ids()).toBe('missing'));
      asked.length = 0;
      rerender({ name: 'mara' });
      expect(ids()).toEqual([1, 2, 3, 4]);
      await waitFor(() => expect(asked).toEqual([games]));
    };
    await comeBack();
    await act(async () => undefined);
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(result.current).toMatchObject({ data: { next: 'four' } });
    first = page([5, 1], 'one');
    await comeBack();
    await waitFor(() => expect(ids()).toEqual([5, 1]));
  });

  test('starts behind a place, and is missing where the host knows no such place', async () => {
    const host = hostOf({
      [`${games}?after=two`]: { body: page([3], null) },
      [`${games}?after=nowhere`]: { status: 400, body: {} },
    });
    const at = (after: string) =>
      renderHook(() => usePublicCollection('mara', 'game', { after }), { wrapper: inside(host) }).result;
    const two = at('two');
    await waitFor(() => expect(two.current).toMatchObject({ state: 'ready', data: { items: [{ id: 3 }] } }));
    const nowhere = at('nowhere');
    await waitFor(() => expect(nowhere.current).toEqual({ state: 'missing' }));
  });

  test.each(['', '.', '..', 'a\u0000b'])('of %j is missing, and nobody is asked', (username) => {
    const result = ask({}, username);
    expect(result.current.list).toEqual({ state: 'missing' });
    expect(asked).toEqual([]);
  });

  test('that a page came with is there at once, and so is that there is none', () => {
    const answers = {
      '/api/collections/mara/games': { status: 200, body: list },
      '/api/collections/mara/anime': { status: 404, body: {} },
    };
    const states: string[][] = [];
    renderHook(
      () =>
        states.push([usePublicCollection('mara', 'game').state, usePublicCollection('mara', 'anime').state]),
      {
        wrapper: ({ children }) => (
          <ApiProvider answers={answers} fetch={hostOf({})}>
            {children}
          </ApiProvider>
        ),
      },
    );
    expect(states[0]).toEqual(['ready', 'missing']);
  });
});
