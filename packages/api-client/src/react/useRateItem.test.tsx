// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, asked, forgetAll, hostOf, inside, signIn } from './testing/hookHost.tsx';
import { useUser } from './UserProvider.tsx';
import { useCollection } from './useCollection.ts';
import { useRateItem } from './useRateItem.ts';
import { useRemoveItem } from './useRemoveItem.ts';
import { useTrackedItem } from './useTrackedItem.ts';

beforeEach(forgetAll);
beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const one = 'GET /api/userGames/7/games/1';
const all = 'GET /api/userGames/7/games';

test('a rating is sent exactly as the spec has it, and changes what is shown only after the answer', async () => {
  let answer = (_: Answer) => {};
  const waiting = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const bodies: unknown[] = [];
  const items = [{ id: 1, name: 'Portal 2', user_status: 'playing', user_rating: 2 }];
  const base = hostOf({ [all]: { body: items }, [one]: { body: items[0] } });
  const fetch: typeof globalThis.fetch = async (address, request) => {
    if (request?.method !== 'POST') return base(address, request);
    bodies.push(JSON.parse(String(request.body)));
    return new Response('{}', { status: (await waiting).status ?? 200 });
  };
  const { result } = renderHook(
    () => ({ rate: useRateItem('game'), list: useCollection('game'), item: useTrackedItem('game', '1') }),
    { wrapper: inside(fetch) },
  );
  await waitFor(() => expect(result.current.list.state).toBe('ready'));
  let saving: Promise<unknown> = Promise.resolve();
  act(() => {
    saving = result.current.rate.run({ titleId: '1', status: 'completed', rating: 4.5 });
  });
  await waitFor(() =>
    expect(bodies).toEqual([{ username: 'mara', gameId: '1', rating: 4.5, status: 'completed' }]),
  );
  expect(result.current.list).toMatchObject({ data: [{ user_status: 'playing', user_rating: 2 }] });
  await act(async () => {
    answer({ status: 200 });
    await saving;
  });
  expect(result.current.list).toMatchObject({ data: [{ user_status: 'completed', user_rating: 4.5 }] });
  expect(result.current.item).toMatchObject({ data: { status: 'completed', rating: 4.5 } });
});

test('a failed rating changes nothing', async () => {
  const items = [{ id: 1, user_status: 'playing', user_rating: 2 }];
  const host = hostOf({ [all]: { body: items }, 'POST /api/userGames/ratings': { status: 500, body: {} } });
  const { result } = renderHook(() => ({ rate: useRateItem('game'), list: useCollection('game') }), {
    wrapper: inside(host),
  });
  await waitFor(() => expect(result.current.list.state).toBe('ready'));
  await act(async () => {
    await expect(result.current.rate.run({ titleId: '1', status: 'dropped', rating: 1 })).rejects.toThrow();
  });
  expect(result.current.list).toMatchObject({ data: [{ user_status: 'playing', user_rating: 2 }] });
  expect(result.current.rate.error).not.toBeNull();
});

test('a planned title is sent with rating 0', async () => {
  const bodies: unknown[] = [];
  const host = hostOf({
    'POST /api/userAnimes/ratings': ({ body }) => {
      bodies.push(JSON.parse(String(body)));
      return { body: {} };
    },
  });
  const { result } = renderHook(() => ({ user: useUser(), rate: useRateItem('anime') }), {
    wrapper: inside(host),
  });
  await act(() => result.current.rate.run({ titleId: '1', status: 'planned', rating: 3 }));
  expect(bodies).toEqual([{ username: 'mara', animeId: '1', rating: 0, status: 'planned' }]);
});

test('one press is one request: a second one while the first runs does nothing', async () => {
  const host = hostOf({ 'POST /api/userGames/ratings': { body: {} } });
  const { result } = renderHook(() => useRateItem('game'), { wrapper: inside(host) });
  await act(async () => {
    const press = () => result.current.run({ titleId: '1', status: 'dropped', rating: 1 });
    await Promise.all([press(), press(), press()]);
  });
  expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('without a user a rating fails with the internal sentence', async () => {
  localStorage.clear();
  const { result } = renderHook(() => useRateItem('game'), { wrapper: inside(hostOf({})) });
  await act(async () => {
    const rating = result.current.run({ titleId: '1', status: 'dropped', rating: 1 });
    await expect(rating).rejects.toThrow('User information not found');
  });
});

test.each([useRateItem, useRemoveItem])(
  'a media type that there is not fails with the internal sentence',
  async (use) => {
    const { result } = renderHook(() => use('film' as 'movie'), { wrapper: inside(hostOf({})) });
    await act(async () => {
      const doing = result.current.run({ titleId: '1', status: 'dropped', rating: 1 } as never);
      await expect(doing).rejects.toThrow('Unsupported content type');
    });
    expect(asked).toEqual([]);
  },
);

test('what was kept is asked for anew after a rating: the list when it is shown again, and the other media type', async () => {
  const items = [{ id: 1, user_status: 'playing', user_rating: 2 }];
  const host = hostOf({
    [all]: { body: items },
    'GET /api/userAnimes/7/anime': { body: [] },
    'POST /api/userGames/ratings': { body: {} },
  });
  const shown = { list: true };
  const { result, rerender } = renderHook(
    () => ({ rate: useRateItem('game'), list: useCollection(shown.list ? 'game' : 'anime') }),
    { wrapper: inside(host) },
  );
  const lists = () => asked.filter((call) => call === all || call.includes('Animes'));
  const show = async (list: boolean) => {
    shown.list = list;
    rerender();
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
  };
  await show(false);
  await show(true);
  expect(lists()).toHaveLength(2);
  await act(() => result.current.rate.run({ titleId: '1', status: 'completed', rating: 4.5 }));
  expect(result.current.list).toMatchObject({ data: [{ user_status: 'completed', user_rating: 4.5 }] });
  expect(lists()).toHaveLength(2);
  await show(false);
  await waitFor(() => expect(lists()).toHaveLength(3));
  await show(true);
  await waitFor(() => expect(lists()).toHaveLength(4));
});
