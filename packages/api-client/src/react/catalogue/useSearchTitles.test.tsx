// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogueTypes } from '../../contract/index.ts';
import { fakeFetch, requestLog, resetBrowserState, withProviders } from '../testing/fakeHost.tsx';
import { useSearchTitles } from './useSearchTitles.ts';

beforeEach(resetBrowserState);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('useSearchTitles', () => {
  const games = Array.from({ length: 7 }, (_, index) => ({ id: index, name: `The Legend ${index}` }));
  const host = () =>
    fakeFetch({
      'GET /api/games/search?query=legend': { body: games },
      'GET /api/anime/search?query=legend': { body: [{ id: 9, title: 'Ginga', title_english: 'Legend' }] },
      'GET /api/games/search?query=broken': { status: 500, body: {} },
    });

  test('requests games, anime and movies in turn, and returns at most five of the first two by relevance, then name', async () => {
    const { result } = renderHook(() => useSearchTitles(' legend '), { wrapper: withProviders(host()) });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    const titles = result.current.state === 'ready' ? result.current.data.map(({ view }) => view.title) : [];
    expect(titles).toEqual(['Legend', ...games.slice(0, 5).map(({ name }) => name)]);
    expect(requestLog.map((call) => call.split('?')[0])).toEqual([
      'GET /api/games/search',
      'GET /api/anime/search',
      'GET /api/movies/search',
    ]);
  });

  test('requests the media types after anime at the same time, and lists the titles of each in a group', async () => {
    let sendMovies = (_: Response) => {};
    const movies = new Promise<Response>((resolve) => {
      sendMovies = resolve;
    });
    const respond = fakeFetch({
      'GET /api/games/search?query=gen': { body: [{ id: 1, name: 'Genshin' }] },
      'GET /api/anime/search?query=gen': { body: [] },
      'GET /api/shows/search?query=gen': { body: [{ id: 3, title: 'Gen V' }] },
      'GET /api/manga/search?query=gen': {
        body: [
          { id: 4, title: 'Barefoot Gen' },
          { id: 5, title: 'Gen' },
        ],
      },
    });
    const host: typeof fetch = (url, request) =>
      String(url).startsWith('/api/movies') ? movies : respond(url, request);
    const { result } = renderHook(() => useSearchTitles('gen'), {
      wrapper: withProviders(host, { mediaTypes: catalogueTypes }),
    });
    await waitFor(() => expect(requestLog).toContain('GET /api/manga/search?query=gen'));
    expect(result.current.state).toBe('loading');
    sendMovies(Response.json([{ id: 2, title: 'Gentlemen' }]));
    await waitFor(() => expect(result.current.state).toBe('ready'));
    const found = result.current.state === 'ready' ? result.current.data : [];
    expect(found.map(({ type, view }) => `${type} ${view.title}`)).toEqual([
      'game Genshin',
      'movie Gentlemen',
      'show Gen V',
      'manga Gen',
      'manga Barefoot Gen',
    ]);
  });

  test('requests only the media types of the provider', async () => {
    const host = fakeFetch({
      'GET /api/manga/search?query=gen': { body: [{ id: 4, title: 'Barefoot Gen' }] },
    });
    const { result } = renderHook(() => useSearchTitles('gen'), {
      wrapper: withProviders(host, { mediaTypes: ['manga'] }),
    });
    await waitFor(() => expect(result.current).toMatchObject({ data: [{ type: 'manga' }] }));
    expect(requestLog).toEqual(['GET /api/manga/search?query=gen']);
  });

  test.each([
    ['every', ['game', 'manga'], 'ready'],
    ['not every', ['game', 'manga', 'show'], 'loading'],
  ] as const)(
    'is ready at once only with prefetched responses for every media type of the provider: %s',
    async (_, mediaTypes, state) => {
      const responses = {
        '/api/games/search?query=gen': { status: 200, body: [{ id: 1, name: 'Genshin' }] },
        '/api/manga/search?query=gen': { status: 200, body: [{ id: 4, title: 'Barefoot Gen' }] },
      };
      const { result } = renderHook(() => useSearchTitles('gen'), {
        wrapper: withProviders(fakeFetch({}), { mediaTypes, responses }),
      });
      expect(result.current.state).toBe(state);
      await waitFor(() =>
        expect(result.current).toMatchObject({ data: [{ type: 'game' }, { type: 'manga' }] }),
      );
    },
  );

  test.each(['', '   '])('an empty query sends no request and has no results: "%s"', (query) => {
    const { result } = renderHook(() => useSearchTitles(query), { wrapper: withProviders(host()) });
    expect(result.current).toEqual({ state: 'ready', data: [] });
    expect(requestLog).toEqual([]);
  });

  test('a title that the host returns twice is in the results once', async () => {
    const duplicates = { body: [...games.slice(0, 2), ...games.slice(0, 2)] };
    const responses = {
      'GET /api/games/search?query=twice': duplicates,
      'GET /api/anime/search?query=twice': { body: [] },
    };
    const { result } = renderHook(() => useSearchTitles('twice'), {
      wrapper: withProviders(fakeFetch(responses)),
    });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    expect(result.current.state === 'ready' && result.current.data).toHaveLength(2);
  });

  test('another text aborts the previous request, and a repeated text is ready at once and revalidated', async () => {
    const { result, rerender } = renderHook(({ query }) => useSearchTitles(query), {
      wrapper: withProviders(host()),
      initialProps: { query: 'legend' },
    });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    rerender({ query: 'broken' });
    expect(result.current.state).toBe('loading');
    rerender({ query: 'legend' });
    expect(result.current.state).toBe('ready');
    const legend = ['games', 'anime', 'movies'].map((root) => `GET /api/${root}/search?query=legend`);
    await waitFor(() =>
      expect(requestLog).toEqual([...legend, 'GET /api/games/search?query=broken', ...legend]),
    );
  });

  test('a failure is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { result } = renderHook(() => useSearchTitles('broken'), { wrapper: withProviders(host()) });
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(log).toHaveBeenCalledOnce();
  });
});
