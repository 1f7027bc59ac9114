// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../contract/index.ts';
import { asked, forgetAll, hostOf, inside } from './testing/hookHost.tsx';
import { useRefreshTopLists } from './useRefreshTopLists.ts';
import { useTopList } from './useTopList.ts';

beforeEach(forgetAll);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a top list', () => {
  const body = [
    { rank: 1, game: { id: 1, slug: 'portal-2', name: 'Portal 2' } },
    { rank: 'x', game: {} },
  ];

  test('is asked once and kept; an entry that cannot be read costs nobody the rest', async () => {
    const host = hostOf({ 'GET /api/games/top': { body } });
    const first = renderHook(() => useTopList('game'), { wrapper: inside(host) });
    expect(first.result.current.state).toBe('loading');
    await waitFor(() => expect(first.result.current).toMatchObject({ state: 'ready' }));
    expect(first.result.current).toMatchObject({
      entries: [{ rank: 1, view: { title: 'Portal 2', id: '1' } }],
    });
    const second = renderHook(() => useTopList('game'), { wrapper: inside(hostOf({})) });
    await waitFor(() => expect(second.result.current.state).toBe('ready'));
    expect(asked).toEqual(['GET /api/games/top']);
  });

  // @control:WEB-07
  test('of which nothing that was kept can be read is asked for again', async () => {
    localStorage.setItem('topGames', JSON.stringify({ data: [7, null, {}], timestamp: Date.now() }));
    const host = hostOf({ 'GET /api/games/top': { body } });
    const { result } = renderHook(() => useTopList('game'), { wrapper: inside(host) });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', entries: [{ rank: 1 }] }));
  });

  test.each([
    ['game', 'GET /api/games/top', { body: { games: [] } }, messages.home.noGames],
    ['game', 'GET /api/games/top', { status: 500, body: { message: 'Boom' } }, messages.home.gamesFailed],
    ['anime', 'GET /api/anime/top', { status: 500, body: '<html>' }, messages.home.animeFailed],
  ] as const)('of %s fails in the words of the spec: %s %j', async (type, call, answer, sentence) => {
    const { result } = renderHook(() => useTopList(type), { wrapper: inside(hostOf({ [call]: answer })) });
    await waitFor(() => expect(result.current).toEqual({ state: 'failed', sentence }));
  });

  test('is forgotten and asked to be made anew by a refresh', async () => {
    localStorage.setItem('topGames', JSON.stringify({ data: [], timestamp: Date.now() }));
    const host = hostOf({ 'POST /api/games/update-top-games': { body: '' } });
    const { result } = renderHook(() => useRefreshTopLists(), { wrapper: inside(host) });
    await act(() => result.current.run(['game']));
    expect(localStorage.getItem('topGames')).toBeNull();
    expect(asked).toEqual(['POST /api/games/update-top-games']);
  });

  test.each([
    [['game'] as const, messages.home.updateGamesFailed],
    [['anime'] as const, messages.home.updateAnimeFailed],
    [['game', 'anime'] as const, messages.home.updateFailed],
  ])('a refresh of %j that fails says so', async (types, sentence) => {
    const { result } = renderHook(() => useRefreshTopLists(), { wrapper: inside(hostOf({})) });
    await act(async () => {
      await expect(result.current.run(types)).rejects.toThrow(sentence);
    });
  });
});
