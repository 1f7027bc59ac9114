// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../contract/index.ts';
import { fixtureToken } from '../testing/fixtureToken.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { UserProvider, useUser } from './UserProvider.tsx';
import { useCollection } from './useCollection.ts';
import { useMediaDetails } from './useMediaDetails.ts';
import { useRateItem } from './useRateItem.ts';
import { useRefreshTopLists } from './useRefreshTopLists.ts';
import { useRemoveItem } from './useRemoveItem.ts';
import { useSearch } from './useSearch.ts';
import { useTopList } from './useTopList.ts';
import { useTrackedItem } from './useTrackedItem.ts';

type Answer = { status?: number; body?: unknown };
type Host = Record<string, Answer | ((request: RequestInit) => Answer)>;

let asked: string[];

/** A host of which each test says what it answers; what was asked is kept in order. */
function hostOf(answers: Host): typeof fetch {
  return async (address, request = {}) => {
    const call = `${request.method} ${decodeURIComponent(String(address))}`;
    asked.push(call);
    const given = answers[call] ?? { status: 404, body: {} };
    const { status = 200, body } = typeof given === 'function' ? given(request) : given;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
}

function inside(fetch: typeof globalThis.fetch) {
  return ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiProvider fetch={fetch}>
        <UserProvider>{children}</UserProvider>
      </ApiProvider>
    </SWRConfig>
  );
}

function signIn() {
  localStorage.setItem('token', fixtureToken({ userId: '7', username: 'mara' }));
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the session', () => {
  test('outside its provider fails in the words of the spec', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(useUser)).toThrow('useUser must be used within a UserProvider');
  });

  test('follows what another tab does to the token', () => {
    const { result } = renderHook(useUser, { wrapper: inside(hostOf({})) });
    expect(result.current.isAuthenticated).toBe(false);
    signIn();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(result.current.user?.username).toBe('mara');
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(result.current.isAuthenticated).toBe(false);
  });

  test('ends when a call of one’s own is refused with 401', async () => {
    signIn();
    const host = hostOf({ 'GET /api/userGames/7/games': { status: 401, body: {} } });
    const { result } = renderHook(() => ({ user: useUser(), list: useCollection('game') }), {
      wrapper: inside(host),
    });
    await waitFor(() => expect(result.current.user.isAuthenticated).toBe(false));
    expect(localStorage.getItem('token')).toBeNull();
  });
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

describe('search', () => {
  const games = Array.from({ length: 7 }, (_, index) => ({ id: index, name: `The Legend ${index}` }));
  const host = () =>
    hostOf({
      'GET /api/games/search?query=legend': { body: games },
      'GET /api/anime/search?query=legend': { body: [{ id: 9, title: 'Ginga', title_english: 'Legend' }] },
      'GET /api/games/search?query=broken': { status: 500, body: {} },
    });

  test('asks games, then anime; at most five of each, the best first, then by name', async () => {
    const { result } = renderHook(() => useSearch(' legend '), { wrapper: inside(host()) });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    const titles = result.current.state === 'ready' ? result.current.data.map(({ view }) => view.title) : [];
    expect(titles).toEqual(['Legend', ...games.slice(0, 5).map(({ name }) => name)]);
    expect(asked.map((call) => call.split('?')[0])).toEqual([
      'GET /api/games/search',
      'GET /api/anime/search',
    ]);
  });

  test.each(['', '   '])('an empty query asks nothing and has no results: "%s"', (query) => {
    const { result } = renderHook(() => useSearch(query), { wrapper: inside(host()) });
    expect(result.current).toEqual({ state: 'ready', data: [] });
    expect(asked).toEqual([]);
  });

  test('a failure is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { result } = renderHook(() => useSearch('broken'), { wrapper: inside(host()) });
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('a title’s details', () => {
  test('what the link knew is shown until the host has answered', async () => {
    const host = hostOf({
      'GET /api/games/portal-2': { body: { id: 1, slug: 'portal-2', name: 'Portal 2 (2011)' } },
    });
    const known = { id: '1', slug: 'portal-2', name: 'Portal 2' };
    const { result } = renderHook(() => useMediaDetails('game', 'portal-2', known), {
      wrapper: inside(host),
    });
    expect(result.current).toMatchObject({ state: 'ready', view: { title: 'Portal 2' } });
    await waitFor(() => expect(result.current).toMatchObject({ view: { title: 'Portal 2 (2011)' } }));
  });

  test.each([
    ['game', 'Game information not found'],
    ['anime', 'Anime information not found'],
  ] as const)('an unknown %s says so', async (type, sentence) => {
    const { result } = renderHook(() => useMediaDetails(type, 'nothing'), { wrapper: inside(hostOf({})) });
    await waitFor(() => expect(result.current).toEqual({ state: 'missing', sentence }));
  });

  test.each([
    [{ status: 500, body: {} }, messages.media.detailsFailed],
    [{ status: 500, body: { message: 'Closed for today.' } }, 'Closed for today.'],
  ])('a host that fails says so in its own words or in the spec’s: %j', async (answer, sentence) => {
    const host = hostOf({ 'GET /api/games/portal-2': answer });
    const { result } = renderHook(() => useMediaDetails('game', 'portal-2'), { wrapper: inside(host) });
    await waitFor(() => expect(result.current).toEqual({ state: 'failed', sentence }));
  });
});

describe('what a person keeps', () => {
  beforeEach(signIn);
  const one = 'GET /api/userGames/7/games/1';
  const all = 'GET /api/userGames/7/games';

  test.each([{ status: 404, body: {} }, { body: null }, { body: {} }, { body: { user_status: null } }])(
    'a title that is not tracked may be answered as %j',
    async (answer) => {
      const host = hostOf({ [one]: answer });
      const { result } = renderHook(() => useTrackedItem('game', '1'), { wrapper: inside(host) });
      await waitFor(() => expect(result.current).toEqual({ state: 'ready', data: null }));
    },
  );

  test('a bare status and rating is enough, and a legacy label is understood', async () => {
    const host = hostOf({ [one]: { body: { user_status: 'Plan to play', user_rating: '0' } } });
    const { result } = renderHook(() => useTrackedItem('game', '1'), { wrapper: inside(host) });
    await waitFor(() =>
      expect(result.current).toEqual({ state: 'ready', data: { status: 'planned', rating: 0 } }),
    );
  });

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

  test('a removed title leaves the list', async () => {
    const items = [
      { id: 1, user_status: 'playing' },
      { id: 2, user_status: 'dropped' },
    ];
    const host = hostOf({ [all]: { body: items }, 'DELETE /api/userGames/7/games/1': { body: {} } });
    const { result } = renderHook(() => ({ remove: useRemoveItem('game'), list: useCollection('game') }), {
      wrapper: inside(host),
    });
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    await act(() => result.current.remove.run('1'));
    expect(result.current.list).toMatchObject({ data: [{ id: '2' }] });
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

  test('a list that was seen a moment ago is asked for again after a new title was rated', async () => {
    signIn();
    let kept: unknown[] = [];
    const host = hostOf({
      'GET /api/userGames/7/games': () => ({ body: kept }),
      'POST /api/userGames/ratings': () => {
        kept = [{ id: '2', slug: 'ico', name: 'Ico', user_status: 'playing', user_rating: 4 }];
        return { body: {} };
      },
    });
    const { result, rerender } = renderHook(
      ({ type }: { type: 'game' | 'anime' }) => ({ list: useCollection(type), rate: useRateItem('game') }),
      { wrapper: inside(host), initialProps: { type: 'game' } },
    );
    await waitFor(() => expect(result.current.list).toEqual({ state: 'ready', data: [] }));
    rerender({ type: 'anime' });
    await act(() => result.current.rate.run({ titleId: '2', status: 'playing', rating: 4 }));
    rerender({ type: 'game' });
    await waitFor(() => expect(result.current.list).toMatchObject({ state: 'ready', data: [{ id: '2' }] }));
  });

  test('somebody who logs out and in again sees the list again', async () => {
    signIn();
    const token = localStorage.getItem('token') ?? '';
    const host = hostOf({ 'GET /api/userGames/7/games': { body: [] } });
    const { result } = renderHook(() => ({ user: useUser(), list: useCollection('game') }), {
      wrapper: inside(host),
    });
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    act(() => result.current.user.logOut());
    expect(result.current.list.state).toBe('loading');
    act(() => void result.current.user.logIn(token));
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
  });
});
