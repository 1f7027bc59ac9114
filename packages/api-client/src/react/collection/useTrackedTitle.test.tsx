// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type FakeResponse,
  fakeFetch,
  requestLog,
  resetBrowserState,
  signIn,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useUser } from '../UserProvider.tsx';
import { useRemoveTitle } from './useRemoveTitle.ts';
import { useRateTitle, useTrackedTitle } from './useTrackedTitle.ts';
import { useTrackedTitles } from './useTrackedTitles.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const itemCall = 'GET /api/userGames/7/games/1';
const listCall = 'GET /api/userGames/7/games';

test('a rating is sent in the form of the spec, and updates the data only after the response', async () => {
  let respond = (_: FakeResponse) => {};
  const pendingResponse = new Promise<FakeResponse>((resolve) => {
    respond = resolve;
  });
  const bodies: unknown[] = [];
  const items = [{ id: 1, name: 'Portal 2', user_status: 'playing', user_rating: 2 }];
  const base = fakeFetch({ [listCall]: { body: items }, [itemCall]: { body: items[0] } });
  const fetch: typeof globalThis.fetch = async (url, request) => {
    if (request?.method !== 'POST') return base(url, request);
    bodies.push(JSON.parse(String(request.body)));
    return new Response('{}', { status: (await pendingResponse).status ?? 200 });
  };
  const { result } = renderHook(
    () => ({
      rate: useRateTitle('game'),
      list: useTrackedTitles('game'),
      item: useTrackedTitle('game', '1'),
    }),
    { wrapper: withProviders(fetch) },
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
    respond({ status: 200 });
    await saving;
  });
  expect(result.current.list).toMatchObject({ data: [{ user_status: 'completed', user_rating: 4.5 }] });
  expect(result.current.item).toMatchObject({ data: { status: 'completed', rating: 4.5 } });
});

test('a failed rating changes nothing', async () => {
  const items = [{ id: 1, user_status: 'playing', user_rating: 2 }];
  const host = fakeFetch({
    [listCall]: { body: items },
    'POST /api/userGames/ratings': { status: 500, body: {} },
  });
  const { result } = renderHook(() => ({ rate: useRateTitle('game'), list: useTrackedTitles('game') }), {
    wrapper: withProviders(host),
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
  const host = fakeFetch({
    'POST /api/userAnimes/ratings': ({ body }) => {
      bodies.push(JSON.parse(String(body)));
      return { body: {} };
    },
  });
  const { result } = renderHook(() => ({ user: useUser(), rate: useRateTitle('anime') }), {
    wrapper: withProviders(host),
  });
  await act(() => result.current.rate.run({ titleId: '1', status: 'planned', rating: 3 }));
  expect(bodies).toEqual([{ username: 'mara', animeId: '1', rating: 0, status: 'planned' }]);
});

test('sends one request when it is run three times concurrently', async () => {
  const host = fakeFetch({ 'POST /api/userGames/ratings': { body: {} } });
  const { result } = renderHook(() => useRateTitle('game'), { wrapper: withProviders(host) });
  await act(async () => {
    const rate = () => result.current.run({ titleId: '1', status: 'dropped', rating: 1 });
    await Promise.all([rate(), rate(), rate()]);
  });
  expect(requestLog.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('rejects with the internal message without a user', async () => {
  localStorage.clear();
  const { result } = renderHook(() => useRateTitle('game'), { wrapper: withProviders(fakeFetch({})) });
  await act(async () => {
    const rating = result.current.run({ titleId: '1', status: 'dropped', rating: 1 });
    await expect(rating).rejects.toThrow('User information not found');
  });
});

test.each([useRateTitle, useRemoveTitle])(
  'rejects with the internal message for an unknown media type',
  async (useHook) => {
    const { result } = renderHook(() => useHook('film' as 'movie'), {
      wrapper: withProviders(fakeFetch({})),
    });
    await act(async () => {
      const running = result.current.run({ titleId: '1', status: 'dropped', rating: 1 } as never);
      await expect(running).rejects.toThrow('Unsupported content type');
    });
    expect(requestLog).toEqual([]);
  },
);

test('after a rating, the list is requested again when remounted, and so is the other media type', async () => {
  const items = [{ id: 1, user_status: 'playing', user_rating: 2 }];
  const host = fakeFetch({
    [listCall]: { body: items },
    'GET /api/userAnimes/7/anime': { body: [] },
    'POST /api/userGames/ratings': { body: {} },
  });
  const visible = { list: true };
  const { result, rerender } = renderHook(
    () => ({ rate: useRateTitle('game'), list: useTrackedTitles(visible.list ? 'game' : 'anime') }),
    { wrapper: withProviders(host) },
  );
  const lists = () => requestLog.filter((call) => call === listCall || call.includes('Animes'));
  const showList = async (list: boolean) => {
    visible.list = list;
    rerender();
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
  };
  await showList(false);
  await showList(true);
  expect(lists()).toHaveLength(2);
  await act(() => result.current.rate.run({ titleId: '1', status: 'completed', rating: 4.5 }));
  expect(result.current.list).toMatchObject({ data: [{ user_status: 'completed', user_rating: 4.5 }] });
  expect(lists()).toHaveLength(2);
  await showList(false);
  await waitFor(() => expect(lists()).toHaveLength(3));
  await showList(true);
  await waitFor(() => expect(lists()).toHaveLength(4));
});

test.each([{ status: 404, body: {} }, { body: null }, { body: {} }, { body: { user_status: null } }])(
  'a title is not tracked when the response is %j',
  async (response) => {
    const host = fakeFetch({ [itemCall]: response });
    const { result } = renderHook(() => useTrackedTitle('game', '1'), { wrapper: withProviders(host) });
    await waitFor(() => expect(result.current).toEqual({ state: 'ready', data: null }));
  },
);

test('accepts a response with status and rating only, and a legacy label', async () => {
  const host = fakeFetch({ [itemCall]: { body: { user_status: 'Plan to play', user_rating: '0' } } });
  const { result } = renderHook(() => useTrackedTitle('game', '1'), { wrapper: withProviders(host) });
  await waitFor(() =>
    expect(result.current).toEqual({ state: 'ready', data: { status: 'planned', rating: 0 } }),
  );
});
