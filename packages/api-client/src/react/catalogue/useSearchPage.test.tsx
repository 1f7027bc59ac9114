// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CatalogueType } from '../../contract/index.ts';
import {
  type FakeResponse,
  fakeFetch,
  requestLog,
  resetBrowserState,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useSearchPage } from './useSearchPage.ts';

beforeEach(resetBrowserState);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const gamesUrl = 'GET /api/games/search?query=star&sort=best&page=2';
const animeUrl = 'GET /api/anime/search?query=star&sort=best&page=2';
const games = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Battlestar ${count - id}` }));

async function showPage(
  responses: Record<string, FakeResponse>,
  types: readonly CatalogueType[] = ['game', 'anime'],
) {
  const wrapper = withProviders(fakeFetch(responses));
  const { result } = renderHook(() => useSearchPage(types, 'star', 2), { wrapper });
  await waitFor(() => expect(result.current.state).not.toBe('loading'));
  if (result.current.state !== 'ready') return result.current;
  const { groups, hasNext } = result.current.data;
  return {
    hasNext,
    groups: groups.map(({ type, results }) => [type, ...results.map(({ view }) => view.title)]),
  };
}

describe('useSearchPage', () => {
  test('has the media type with the best match first, and the titles in the order of the host', async () => {
    const anime = { body: [{ id: 'a', title: 'Star' }] };
    expect(await showPage({ [gamesUrl]: { body: games(3) }, [animeUrl]: anime })).toEqual({
      hasNext: false,
      groups: [
        ['anime', 'Star'],
        ['game', 'Battlestar 3', 'Battlestar 2', 'Battlestar 1'],
      ],
    });
  });

  test('has a next page after a page of 20 titles, and requests the given media types only', async () => {
    expect(await showPage({ [gamesUrl]: { body: games(20) } }, ['game'])).toMatchObject({ hasNext: true });
    expect(requestLog).toEqual([gamesUrl]);
  });

  test('has neither a media type without matches nor a title twice', async () => {
    const twice = { body: [...games(1), ...games(1)] };
    expect(await showPage({ [gamesUrl]: twice, [animeUrl]: { body: [] } })).toEqual({
      hasNext: false,
      groups: [['game', 'Battlestar 1']],
    });
  });

  test('fails when a request fails, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await showPage({ [gamesUrl]: { body: [] } })).toMatchObject({ state: 'failed' });
    expect(log).toHaveBeenCalledOnce();
  });
});
