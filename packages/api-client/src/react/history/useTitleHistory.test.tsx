// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type FakeResponse,
  fakeFetch,
  fixtureHost,
  requestLog,
  resetBrowserState,
  signIn,
  signInFixtureUser,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useUser } from '../UserProvider.tsx';
import { usePlayEpisodes, useUpdatePlayEpisodes } from './usePlayEpisodes.ts';
import { useTags } from './useTags.ts';
import { type TitleHistoryQuery, useTitleHistory, useUpdateTitleHistory } from './useTitleHistory.ts';

beforeEach(resetBrowserState);
afterEach(cleanup);

const path = '/api/history/game/1';
const details = { is_favourite: false, is_private: false, note: null, tags: ['rpg'] };
const play = (id: string) => ({ id, state: 'finished', times: 1, is_private: false, episodes: 0 });

/** The ids of the plays that are ready. */
const playIds = (history: TitleHistoryQuery) =>
  history.state === 'ready' ? history.data?.plays.map(({ id }) => id) : history.state;

function renderHistory(host: typeof fetch, titleId = '1') {
  return renderHook(
    () => ({
      history: useTitleHistory('game', titleId),
      update: useUpdateTitleHistory('game', titleId),
      session: useUser(),
    }),
    { wrapper: withProviders(host) },
  ).result;
}

describe('useTitleHistory', () => {
  test('loads the details and the plays of a title once for two components', async () => {
    signInFixtureUser();
    const { result } = renderHook(
      () => [useTitleHistory('game', 'disco-elysium'), useTitleHistory('game', 'disco-elysium')],
      { wrapper: withProviders(fixtureHost()) },
    );
    await waitFor(() => expect(result.current[0]?.state).toBe('ready'));
    expect(result.current[0]).toMatchObject({
      data: { is_favourite: true, plays: [{ state: 'ongoing' }, {}, {}, { times: 3 }] },
      morePlays: undefined,
    });
    expect(result.current[1]).toMatchObject({ state: 'ready' });
    expect(requestLog).toEqual(['GET /api/history/game/disco-elysium']);
  });

  test('sends no request while no one is signed in', async () => {
    const result = renderHistory(fixtureHost());
    await waitFor(() => expect(result.current.session.isInitializing).toBe(false));
    expect(result.current.history).toMatchObject({ state: 'loading' });
    expect(requestLog).toEqual([]);
  });

  test.each([404, 405])('is null when the host responds with %i', async (status) => {
    signIn();
    const result = renderHistory(fakeFetch({ [`GET ${path}`]: { status, body: { detail: 'Not found' } } }));
    await waitFor(() => expect(result.current.history).toMatchObject({ state: 'ready', data: null }));
  });

  test.each<FakeResponse>([{ status: 500, body: {} }, { body: { plays: [] } }, { body: '<!doctype html>' }])(
    'fails when the response is %j, and is requested again by reload()',
    async (response) => {
      signIn();
      let requestCount = 0;
      const host = fakeFetch({
        [`GET ${path}`]: () => (requestCount++ ? { body: { ...details, plays: [play('a')] } } : response),
      });
      const result = renderHistory(host);
      await waitFor(() => expect(result.current.history.state).toBe('failed'));
      await act(() => result.current.history.reload());
      expect(playIds(result.current.history)).toEqual(['a']);
    },
  );

  test('is cleared with the session', async () => {
    signInFixtureUser();
    const result = renderHistory(fixtureHost(), 'disco-elysium');
    await waitFor(() => expect(result.current.history.state).toBe('ready'));
    act(() => result.current.session.logOut());
    expect(result.current.history).toMatchObject({ state: 'loading' });
  });

  test('loads further pages of plays, and requests all of them again by reload()', async () => {
    signIn();
    let first = 'a';
    const host = fakeFetch({
      [`GET ${path}`]: () => ({ body: { ...details, plays: [play(first)], next: '1' } }),
      [`GET ${path}/plays?after=1`]: () => ({ body: { plays: [play('b')], next: '2' } }),
      [`GET ${path}/plays?after=2`]: () => ({ body: { plays: [play('c')], next: null } }),
    });
    const result = renderHistory(host);
    await waitFor(() => expect(playIds(result.current.history)).toEqual(['a']));
    for (const ids of [
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]) {
      act(() => result.current.history.morePlays?.show());
      await waitFor(() => expect(playIds(result.current.history)).toEqual(ids));
    }
    expect(result.current.history).toMatchObject({ data: { tags: ['rpg'] }, morePlays: undefined });

    first = 'z';
    await act(() => result.current.history.reload());
    expect(playIds(result.current.history)).toEqual(['z', 'b', 'c']);
  });

  test('has the error of a further page, while the loaded plays stay', async () => {
    signIn();
    const host = fakeFetch({
      [`GET ${path}`]: { body: { ...details, plays: [play('a')], next: '1' } },
      [`GET ${path}/plays?after=1`]: { status: 500, body: {} },
    });
    const result = renderHistory(host);
    await waitFor(() => expect(playIds(result.current.history)).toEqual(['a']));
    act(() => result.current.history.morePlays?.show());
    await waitFor(() => expect(result.current.history.morePlays?.error).toMatchObject({ status: 500 }));
    expect(playIds(result.current.history)).toEqual(['a']);
  });
});

describe('useUpdateTitleHistory', () => {
  test('updates the details with the response in every component, without another request', async () => {
    signInFixtureUser();
    const { result } = renderHook(
      () => ({
        ...{ first: useTitleHistory('game', 'portal-2'), second: useTitleHistory('game', 'portal-2') },
        ...{ update: useUpdateTitleHistory('game', 'portal-2'), tags: useTags() },
      }),
      { wrapper: withProviders(fixtureHost()) },
    );
    await waitFor(() => expect(result.current.first.state).toBe('ready'));
    await waitFor(() => expect(result.current.tags.state).toBe('ready'));
    requestLog.length = 0;
    await act(() => result.current.update.run({ is_favourite: true, note: 'Again with Ana.' }));
    for (const history of [result.current.first, result.current.second])
      expect(history).toMatchObject({
        data: { is_favourite: true, note: 'Again with Ana.', plays: [{}, {}] },
      });
    expect(requestLog).toEqual(['PATCH /api/history/game/portal-2']);

    await act(() => result.current.update.run({ tags: ['co-op'] }));
    await waitFor(() =>
      expect(result.current.tags).toMatchObject({
        data: expect.arrayContaining([{ name: 'co-op', count: 1 }]),
      }),
    );
  });

  test('leaves the details unchanged when the title is not tracked', async () => {
    signInFixtureUser();
    const result = renderHistory(fixtureHost(), 'baldurs-gate-3');
    await waitFor(() => expect(result.current.history.state).toBe('ready'));
    await act(() =>
      expect(result.current.update.run({ is_favourite: true })).rejects.toMatchObject({ status: 409 }),
    );
    expect(result.current.update.error).toMatchObject({ status: 409 });
    expect(result.current.history).toMatchObject({ data: { is_favourite: false } });
  });

  test('does not store a response that arrives after a logout', async () => {
    signIn();
    const saved = { ...details, note: 'Secret.' };
    const host = fakeFetch({
      [`GET ${path}`]: { body: { ...details, plays: [] } },
      [`PATCH ${path}`]: () => {
        act(() => result.current.session.logOut());
        return { body: saved };
      },
    });
    const result = renderHistory(host);
    await waitFor(() => expect(result.current.history.state).toBe('ready'));
    await act(() => result.current.update.run({ note: 'Secret.' }));
    expect(result.current.history).toMatchObject({ state: 'loading' });
    signIn();
    act(() => result.current.session.setToken(localStorage.getItem('token') ?? ''));
    await waitFor(() => expect(result.current.history).toMatchObject({ data: { note: null } }));
  });

  test('rejects without a request while no one is signed in', async () => {
    const result = renderHistory(fixtureHost());
    await act(() => expect(result.current.update.run({ note: '' })).rejects.toBeInstanceOf(Error));
    expect(requestLog).toEqual([]);
  });
});

describe('useTags', () => {
  test('has the tags of the user, and is null on a host without tags', async () => {
    signInFixtureUser();
    const { result } = renderHook(useTags, { wrapper: withProviders(fixtureHost()) });
    await waitFor(() =>
      expect(result.current).toMatchObject({ data: expect.arrayContaining([{ name: 'fantasy', count: 1 }]) }),
    );
    const other = renderHook(useTags, { wrapper: withProviders(fakeFetch({})) }).result;
    await waitFor(() => expect(other.current).toEqual({ state: 'ready', data: null }));
  });
});

describe('usePlayEpisodes', () => {
  test('has the saved episodes, whose number is then in the history of the title', async () => {
    signInFixtureUser();
    const wrapper = withProviders(fixtureHost());
    const { result, rerender } = renderHook(
      (playId: string) => ({
        history: useTitleHistory('anime', 'frieren-beyond-journeys-end'),
        episodes: usePlayEpisodes(playId),
        save: useUpdatePlayEpisodes(playId),
      }),
      { wrapper, initialProps: 'none' },
    );
    await waitFor(() => expect(result.current.history.state).toBe('ready'));
    expect(result.current.episodes).toEqual({ state: 'ready', data: null });
    rerender(playIds(result.current.history)?.[0] ?? '');
    await waitFor(() =>
      expect(result.current.episodes).toMatchObject({ data: { episodes: [{ number: 17 }, { number: 18 }] } }),
    );
    await act(() => result.current.save.run([{ season: 1, number: 19, watched: null, rating: 4 }]));
    expect(result.current.episodes).toMatchObject({
      data: { episodes: [{}, {}, { number: 19, rating: 4 }] },
    });
    await waitFor(() =>
      expect(result.current.history).toMatchObject({ data: { plays: [{ episodes: 3 }, {}] } }),
    );
  });
});
