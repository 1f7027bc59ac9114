// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeFetch, requestLog, resetBrowserState, signIn, withProviders } from '../testing/fakeHost.tsx';
import { type TitleInProgress, useTitlesInProgress } from './useTitlesInProgress.ts';
import { useRateTitle } from './useTrackedTitle.ts';

beforeEach(resetBrowserState);
afterEach(cleanup);

const game = (slug: string, user_status: string) => ({ id: slug, slug, name: slug, user_status });
const anime = (slug: string, user_status: string) => ({ id: slug, slug, title: slug, user_status });
const games = 'GET /api/userGames/7/games';
const animes = 'GET /api/userAnimes/7/anime';

const namesOf = (titles: readonly TitleInProgress[]) =>
  titles.map(({ type, status, view }) => `${type} ${status} ${view.slug}`);

test('takes the titles of each status in turn, up to the count', async () => {
  signIn();
  const host = fakeFetch({
    [`${games}?limit=4&status=playing`]: {
      body: ['g1', 'g2', 'g3', 'g4'].map((slug) => game(slug, 'playing')),
    },
    [`${animes}?limit=4&status=watching`]: { body: [anime('a1', 'watching')] },
    [`${animes}?limit=4&status=re-watching`]: { body: [anime('a2', 're-watching')] },
  });
  const { result } = renderHook(() => useTitlesInProgress(4), { wrapper: withProviders(host) });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(result.current.state === 'ready' && namesOf(result.current.data)).toEqual([
    'game playing g1',
    'anime watching a1',
    'anime re-watching a2',
    'game playing g2',
  ]);
  expect(requestLog).toHaveLength(3);
});

test('a host that ignores the status and the limit contributes only titles in progress', async () => {
  signIn();
  const allGames = [game('g1', 'completed'), game('g2', 'Currently Playing'), game('g3', 'playing')];
  const allAnime = [anime('a1', 'paused'), anime('a2', 're-watching'), anime('a3', 'watching')];
  const host = fakeFetch({
    [`${games}?limit=3&status=playing`]: { body: allGames },
    [`${animes}?limit=3&status=watching`]: { body: allAnime },
    [`${animes}?limit=3&status=re-watching`]: { body: allAnime },
  });
  const { result } = renderHook(() => useTitlesInProgress(3), { wrapper: withProviders(host) });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(result.current.state === 'ready' && namesOf(result.current.data)).toEqual([
    'game playing g2',
    'anime watching a3',
    'anime re-watching a2',
  ]);
});

test('requests the media types of the provider, of which a host may lack those that are extensions', async () => {
  signIn();
  const manga = 'GET /api/userManga/7/manga';
  const host = fakeFetch({
    [`${games}?limit=5&status=playing`]: { body: [] },
    [`${manga}?limit=5&status=reading`]: { body: [anime('m1', 'reading')] },
    [`${manga}?limit=5&status=re-reading`]: { body: [anime('m2', 're-reading')] },
  });
  const { result } = renderHook(() => useTitlesInProgress(5), {
    wrapper: withProviders(host, { mediaTypes: ['game', 'show', 'manga'] }),
  });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(result.current.state === 'ready' && namesOf(result.current.data)).toEqual([
    'manga reading m1',
    'manga re-reading m2',
  ]);
  expect(requestLog).toContain('GET /api/userShows/7/shows?limit=5&status=watching');
  expect(requestLog).toHaveLength(4);
});

test('a rated title is requested again', async () => {
  signIn();
  let status = 'playing';
  const host = fakeFetch({
    [`${games}?limit=3&status=playing`]: () => ({ body: status === 'playing' ? [game('g1', status)] : [] }),
    [`${animes}?limit=3&status=watching`]: { body: [] },
    [`${animes}?limit=3&status=re-watching`]: { body: [] },
    'POST /api/userGames/ratings': () => {
      status = 'completed';
      return { body: {} };
    },
  });
  const { result } = renderHook(() => ({ titles: useTitlesInProgress(3), rate: useRateTitle('game') }), {
    wrapper: withProviders(host),
  });
  await waitFor(() => expect(result.current.titles).toMatchObject({ data: [{ status: 'playing' }] }));
  await act(() => result.current.rate.run({ titleId: 'g1', status: 'completed', rating: 4 }));
  await waitFor(() => expect(result.current.titles).toEqual({ state: 'ready', data: [] }));
});

test('requests nothing while no one is signed in', async () => {
  const { result } = renderHook(() => useTitlesInProgress(3), { wrapper: withProviders(fakeFetch({})) });
  await act(async () => {});
  expect([result.current.state, requestLog]).toEqual(['loading', []]);
});
