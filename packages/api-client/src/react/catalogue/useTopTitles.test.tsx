// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../contract/index.ts';
import { fakeFetch, requestLog, resetBrowserState, withProviders } from '../testing/fakeHost.tsx';
import { useRefreshTopTitles } from './useRefreshTopTitles.ts';
import { useTopTitles } from './useTopTitles.ts';

beforeEach(resetBrowserState);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a top list', () => {
  const body = [
    { rank: 1, game: { id: 1, slug: 'portal-2', name: 'Portal 2' } },
    { rank: 'x', game: {} },
  ];

  test('is requested once and cached, without its invalid entries', async () => {
    const host = fakeFetch({ 'GET /api/games/top': { body } });
    const first = renderHook(() => useTopTitles('game'), { wrapper: withProviders(host) });
    expect(first.result.current.state).toBe('loading');
    await waitFor(() => expect(first.result.current).toMatchObject({ state: 'ready' }));
    expect(first.result.current).toMatchObject({
      entries: [{ rank: 1, view: { title: 'Portal 2', id: '1' } }],
    });
    const second = renderHook(() => useTopTitles('game'), { wrapper: withProviders(fakeFetch({})) });
    await waitFor(() => expect(second.result.current.state).toBe('ready'));
    expect(requestLog).toEqual(['GET /api/games/top']);
  });

  // @control:WEB-07
  test('is requested again when every cached entry is invalid', async () => {
    localStorage.setItem('topGames', JSON.stringify({ data: [7, null, {}], timestamp: Date.now() }));
    const host = fakeFetch({ 'GET /api/games/top': { body } });
    const { result } = renderHook(() => useTopTitles('game'), { wrapper: withProviders(host) });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', entries: [{ rank: 1 }] }));
  });

  test.each([
    ['game', 'GET /api/games/top', { body: { games: [] } }, messages.home.noGames],
    ['game', 'GET /api/games/top', { status: 500, body: { message: 'Boom' } }, messages.home.failed('games')],
    ['anime', 'GET /api/anime/top', { status: 500, body: '<html>' }, messages.home.failed('anime')],
  ] as const)('of %s fails with the message of the spec: %s %j', async (type, call, response, message) => {
    const { result } = renderHook(() => useTopTitles(type), {
      wrapper: withProviders(fakeFetch({ [call]: response })),
    });
    await waitFor(() => expect(result.current).toEqual({ state: 'failed', message }));
  });

  test.each([404, 405])(
    'of movies is empty for a host without movies, which responds with %i',
    async (status) => {
      const { result } = renderHook(() => useTopTitles('movie'), {
        wrapper: withProviders(fakeFetch({ 'GET /api/movies/top': { status, body: {} } })),
      });
      await waitFor(() => expect(result.current).toEqual({ state: 'ready', entries: [] }));
    },
  );

  test('of movies fails with a message of its own', async () => {
    const { result } = renderHook(() => useTopTitles('movie'), {
      wrapper: withProviders(fakeFetch({ 'GET /api/movies/top': { status: 500, body: {} } })),
    });
    await waitFor(() =>
      expect(result.current).toEqual({ state: 'failed', message: messages.home.failed('movies') }),
    );
  });

  test('is deleted from the cache and rebuilt by the host on a refresh', async () => {
    localStorage.setItem('topGames', JSON.stringify({ data: [], timestamp: Date.now() }));
    const host = fakeFetch({ 'POST /api/games/update-top-games': { body: '' } });
    const { result } = renderHook(() => useRefreshTopTitles(), { wrapper: withProviders(host) });
    await act(() => result.current.run(['game']));
    expect(localStorage.getItem('topGames')).toBeNull();
    expect(requestLog).toEqual(['POST /api/games/update-top-games']);
  });

  test.each([
    [['game'] as const, messages.home.topUpdateFailed('games')],
    [['anime'] as const, messages.home.topUpdateFailed('anime')],
    [['game', 'anime'] as const, messages.home.updateFailed],
  ])('a failed refresh of %j rejects with the message of the spec', async (types, message) => {
    const { result } = renderHook(() => useRefreshTopTitles(), { wrapper: withProviders(fakeFetch({})) });
    await act(async () => {
      await expect(result.current.run(types)).rejects.toThrow(message);
    });
  });
});
