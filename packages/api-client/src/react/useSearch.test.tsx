// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asked, forgetAll, hostOf, inside } from './testing/hookHost.tsx';
import { useSearch } from './useSearch.ts';

beforeEach(forgetAll);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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

  test('a title that a host names twice is found once', async () => {
    const twice = { body: [...games.slice(0, 2), ...games.slice(0, 2)] };
    const answers = {
      'GET /api/games/search?query=twice': twice,
      'GET /api/anime/search?query=twice': { body: [] },
    };
    const { result } = renderHook(() => useSearch('twice'), { wrapper: inside(hostOf(answers)) });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    expect(result.current.state === 'ready' && result.current.data).toHaveLength(2);
  });

  test('another text calls the one before off, and one that was asked before is ready at once and asked again', async () => {
    const { result, rerender } = renderHook(({ query }) => useSearch(query), {
      wrapper: inside(host()),
      initialProps: { query: 'legend' },
    });
    await waitFor(() => expect(result.current.state).toBe('ready'));
    rerender({ query: 'broken' });
    expect(result.current.state).toBe('loading');
    rerender({ query: 'legend' });
    expect(result.current.state).toBe('ready');
    const legend = ['GET /api/games/search?query=legend', 'GET /api/anime/search?query=legend'];
    await waitFor(() => expect(asked).toEqual([...legend, 'GET /api/games/search?query=broken', ...legend]));
  });

  test('a failure is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { result } = renderHook(() => useSearch('broken'), { wrapper: inside(host()) });
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(log).toHaveBeenCalledOnce();
  });
});
