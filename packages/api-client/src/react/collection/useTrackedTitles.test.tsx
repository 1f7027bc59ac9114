// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFetch, requestLog, resetBrowserState, signIn, withProviders } from '../testing/fakeHost.tsx';
import { useUser } from '../UserProvider.tsx';
import { useRateTitle } from './useTrackedTitle.ts';
import { useTrackedTitles } from './useTrackedTitles.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a recently loaded list is requested again after a new title was rated', async () => {
  let storedItems: unknown[] = [];
  const host = fakeFetch({
    'GET /api/userGames/7/games': () => ({ body: storedItems }),
    'POST /api/userGames/ratings': () => {
      storedItems = [{ id: '2', slug: 'ico', name: 'Ico', user_status: 'playing', user_rating: 4 }];
      return { body: {} };
    },
  });
  const { result, rerender } = renderHook(
    ({ type }: { type: 'game' | 'anime' }) => ({ list: useTrackedTitles(type), rate: useRateTitle('game') }),
    { wrapper: withProviders(host), initialProps: { type: 'game' } },
  );
  await waitFor(() => expect(result.current.list).toEqual({ state: 'ready', data: [], isWhole: true }));
  rerender({ type: 'anime' });
  await act(() => result.current.rate.run({ titleId: '2', status: 'playing', rating: 4 }));
  rerender({ type: 'game' });
  await waitFor(() => expect(result.current.list).toMatchObject({ state: 'ready', data: [{ id: '2' }] }));
});

test('the list is loaded again after a logout and a login', async () => {
  const token = localStorage.getItem('token') ?? '';
  const host = fakeFetch({ 'GET /api/userGames/7/games': { body: [] } });
  const { result } = renderHook(() => ({ user: useUser(), list: useTrackedTitles('game') }), {
    wrapper: withProviders(host),
  });
  await waitFor(() => expect(result.current.list.state).toBe('ready'));
  act(() => result.current.user.logOut());
  expect(result.current.list.state).toBe('loading');
  act(() => void result.current.user.logIn(token));
  await waitFor(() => expect(result.current.list.state).toBe('ready'));
});

const titles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `${index}`, slug: `title-${index}`, name: `Title ${index}` },
    ...{ user_status: 'playing', user_rating: 4 },
  }));
const path = 'GET /api/userGames/7/games';

function renderFirst(host: typeof fetch) {
  return renderHook(({ first }: { first?: number | undefined }) => useTrackedTitles('game', { first }), {
    wrapper: withProviders(host),
    initialProps: { first: 3 as number | undefined },
  });
}

test('loads the first titles, and all of them when `first` becomes undefined', async () => {
  const host = fakeFetch({ [`${path}?limit=3`]: { body: titles(3) }, [path]: { body: titles(5) } });
  const { result, rerender } = renderFirst(host);
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', isWhole: false }));
  expect(requestLog).toEqual([`${path}?limit=3`]);
  rerender({ first: undefined });
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', isWhole: true }));
  expect(result.current).toMatchObject({ data: titles(5).map(({ id }) => ({ id })) });
  expect(requestLog).toEqual([`${path}?limit=3`, path]);
});

test.each([
  ['has fewer titles', 2],
  ['sends all titles whatever the limit', 5],
])('a collection of a host that %s is complete after one request', async (_, count) => {
  const host = fakeFetch({ [`${path}?limit=3`]: { body: titles(count) } });
  const { result, rerender } = renderFirst(host);
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', isWhole: true }));
  rerender({ first: undefined });
  expect(result.current).toMatchObject({ state: 'ready', isWhole: true });
  expect(requestLog).toEqual([`${path}?limit=3`]);
});

test('the first titles stay available with the error when the others fail to load', async () => {
  const host = fakeFetch({ [`${path}?limit=3`]: { body: titles(3) }, [path]: { status: 500, body: {} } });
  const { result, rerender } = renderFirst(host);
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', isWhole: false }));
  rerender({ first: undefined });
  await waitFor(() => expect(result.current).toMatchObject({ error: expect.any(Error) }));
  expect(result.current).toMatchObject({ state: 'ready', isWhole: false });
});

test.each([
  ['empty on a host without the media type', 'manga', 404, 'ready'],
  ['failed when the host rejects the request', 'manga', 500, 'failed'],
  ['failed when the host does not find that of a required media type', 'game', 404, 'failed'],
] as const)('a collection is %s', async (_, type, status, state) => {
  const host = fakeFetch({
    [path]: { status, body: {} },
    'GET /api/userManga/7/manga': { status, body: {} },
  });
  const { result } = renderHook(() => useTrackedTitles(type), { wrapper: withProviders(host) });
  await waitFor(() => expect(result.current.state).toBe(state));
  if (state === 'ready') expect(result.current).toMatchObject({ data: [], isWhole: true });
});
