// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CollectionPairs } from '../../contract/index.ts';
import { useRemovePlay } from '../history/usePlayCommands.ts';
import { useUpdateTitleHistory } from '../history/useTitleHistory.ts';
import {
  type FakeResponse,
  fakeFetch,
  requestLog,
  resetBrowserState,
  signIn,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useCollectionCounts } from './useCollectionCounts.ts';
import { useCollectionTitles } from './useCollectionTitles.ts';
import { useRemoveTitle } from './useRemoveTitle.ts';
import { useRateTitle } from './useTrackedTitle.ts';

beforeEach(() => {
  resetBrowserState();
  signIn();
});
afterEach(cleanup);

const url = 'GET /api/collection/titles';
const countsUrl = 'GET /api/collection/counts';
const games: CollectionPairs = [['type', 'game']];
const puzzles: CollectionPairs = [...games, ['genre', 'Puzzle'], ['genre', 'RPG']];
const puzzlesUrl = `${url}?type=game&genre=Puzzle&genre=RPG`;

const page = (ids: readonly number[], next: string | null = null, total = 4) => ({
  titles: ids.map((id) => ({
    media_type: 'game',
    title: { id, name: `Game ${id}`, user_status: 'playing', user_rating: 0 },
    ...{ is_favourite: false, is_private: false, tags: ['cosy'], progress: 90, minutes: 90 },
    ...{ added_at: '2026-11-19T00:00:00.000Z', changed_at: '2026-11-20T00:00:00.000Z' },
  })),
  ...{ next, total },
});
const counts = (total: number) => ({
  ...{ total, statuses: [{ value: 'playing', count: total }], tags: [], facets: [] },
  ...{ favourite: 0, unrated: total, undated: total },
});

type Responses = Record<string, FakeResponse | (() => FakeResponse)>;

/** Renders the titles of a query, its counts, and the commands that change them. */
function renderQuery(responses: Responses, pairs: CollectionPairs | null = games) {
  const initialProps: { pairs: CollectionPairs | null } = { pairs };
  const rendered = renderHook(
    (props: typeof initialProps) => ({
      list: useCollectionTitles(props.pairs),
      counts: useCollectionCounts(props.pairs),
      rate: useRateTitle('game'),
      remove: useRemoveTitle('game'),
      update: useUpdateTitleHistory('game', 1),
      removePlay: useRemovePlay('game', 1),
    }),
    { wrapper: withProviders(fakeFetch(responses)), initialProps },
  );
  const ready = () => {
    const { list } = rendered.result.current;
    if (list.state !== 'ready') throw new Error(`The state is ${list.state}.`);
    return list;
  };
  const ids = () => ready().data.titles.map(({ title }) => title.id);
  return { ...rendered, ready, ids };
}

describe('useCollectionTitles', () => {
  test('returns the titles with what the user has recorded, and their number on all pages', async () => {
    const { ready } = renderQuery({ [puzzlesUrl]: { body: page([1]) } }, puzzles);
    await waitFor(ready);
    expect(ready()).toMatchObject({ isPrevious: false, data: { total: 4 }, more: undefined });
    expect(ready().data.titles[0]).toMatchObject({ media_type: 'game', tags: ['cosy'], progress: 90 });
    expect(ready().data.titles).toBe(ready().data.titles);
  });

  test('loads the next page', async () => {
    const { ready, ids } = renderQuery({
      [`${url}?type=game`]: { body: page([1, 2], 'two') },
      [`${url}?type=game&after=two`]: { body: page([2, 3]) },
    });
    await waitFor(ready);
    act(() => ready().more?.show());
    await waitFor(() => expect(ids()).toEqual([1, 2, 3]));
    expect(ready().more).toBeUndefined();
  });

  test('returns the previous titles while those of another query are loading', async () => {
    const { ready, ids, rerender } = renderQuery({
      [`${url}?type=game`]: { body: page([1]) },
      [puzzlesUrl]: { body: page([3]) },
    });
    await waitFor(ready);
    rerender({ pairs: puzzles });
    expect([ready().isPrevious, ids()]).toEqual([true, [1]]);
    await waitFor(() => expect([ready().isPrevious, ids()]).toEqual([false, [3]]));
  });

  test('sends no request without a query and while no one is signed in', async () => {
    const { result } = renderQuery({}, null);
    expect(result.current).toMatchObject({ list: { state: 'loading' }, counts: { state: 'loading' } });
    cleanup();
    localStorage.clear();
    renderQuery({});
    expect(requestLog).toEqual([]);
  });

  test.each([404, 405])('is missing, and has no counts, on a host that responds with %i', async (status) => {
    const missing = { status, body: {} };
    const { result } = renderQuery({ [`${url}?type=game`]: missing, [`${countsUrl}?type=game`]: missing });
    await waitFor(() =>
      expect(result.current).toMatchObject({
        list: { state: 'missing' },
        counts: { state: 'ready', data: null },
      }),
    );
  });

  test('fails when the host fails', async () => {
    const { result } = renderQuery({ [`${url}?type=game`]: { status: 500, body: {} } });
    await waitFor(() =>
      expect(result.current.list).toMatchObject({ state: 'failed', error: { status: 500 } }),
    );
  });
});

describe('a change', () => {
  type Commands = ReturnType<typeof renderQuery>['result']['current'];
  const changes: readonly (readonly [string, (commands: Commands) => Promise<unknown>])[] = [
    ['a rating', ({ rate }) => rate.run({ titleId: 1, status: 'completed', rating: 4 })],
    ['a removal', ({ remove }) => remove.run(1)],
    ['changed details', ({ update }) => update.run({ is_favourite: true })],
    ['a removed play', ({ removePlay }) => removePlay.run('p1')],
  ];

  test.each(changes)('%s requests all loaded pages and the counts again', async (_, change) => {
    let isChanged = false;
    const { ready, ids, result } = renderQuery({
      [`${url}?type=game`]: () => ({ body: isChanged ? page([2], 'two', 2) : page([1, 2], 'two') }),
      [`${url}?type=game&after=two`]: { body: page([3]) },
      [`${url}?type=game&after=two&limit=500`]: { body: page([4], null, 2) },
      [`${countsUrl}?type=game`]: () => ({ body: counts(isChanged ? 2 : 4) }),
      'POST /api/userGames/ratings': { body: {} },
      'DELETE /api/userGames/7/games/1': { body: {} },
      'DELETE /api/plays/p1': { body: {} },
      'PATCH /api/history/game/1': { body: { is_favourite: true, is_private: false, note: null, tags: [] } },
    });
    await waitFor(ready);
    act(() => ready().more?.show());
    await waitFor(() => expect(ids()).toEqual([1, 2, 3]));
    await waitFor(() => expect(result.current.counts).toMatchObject({ data: { total: 4 } }));
    isChanged = true;
    await act(() => change(result.current));
    await waitFor(() => expect(ids()).toEqual([2, 4]));
    await waitFor(() => expect(result.current.counts).toMatchObject({ data: { total: 2 } }));
    expect(ready().data.total).toBe(2);
  });
});
