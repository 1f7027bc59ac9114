// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPlay, type Play, removePlay } from '../../contract/index.ts';
import type { FixtureFetchOptions } from '../../testing/createFixtureFetch.ts';
import { fixtureTitle } from '../../testing/titles/fixtureCatalogue.ts';
import { useRemoveTitle } from '../collection/useRemoveTitle.ts';
import { useRateTitle, useTrackedTitle } from '../collection/useTrackedTitle.ts';
import { useTrackedTitles } from '../collection/useTrackedTitles.ts';
import {
  fakeFetch,
  fixtureHost,
  requestLog,
  resetBrowserState,
  signIn,
  signInFixtureUser,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useDiary } from './useDiary.ts';
import { useAddPlay, useRemovePlay, useRestoreTitle, useUpdatePlay } from './usePlayCommands.ts';
import { useTitleHistory } from './useTitleHistory.ts';

beforeEach(resetBrowserState);
beforeEach(signInFixtureUser);
afterEach(cleanup);

/** The hooks of a game and of the collection, when they are ready. */
async function renderTitle(titleId: string, options?: FixtureFetchOptions) {
  const { result } = renderHook(
    () => ({
      ...{ history: useTitleHistory('game', titleId), other: useTitleHistory('game', titleId) },
      ...{ tracked: useTrackedTitle('game', titleId), list: useTrackedTitles('game') },
      diary: useDiary('mara', { month: '2026-11' }),
      ...{ add: useAddPlay('game', titleId), update: useUpdatePlay('game', titleId) },
      ...{ remove: useRemovePlay('game', titleId), restore: useRestoreTitle('game') },
      ...{ rate: useRateTitle('game'), removeTitle: useRemoveTitle('game') },
    }),
    { wrapper: withProviders(fixtureHost(options)) },
  );
  await waitFor(() => {
    for (const name of ['history', 'tracked', 'list', 'diary'] as const)
      expect(result.current[name].state).toBe('ready');
  });
  requestLog.length = 0;
  return result;
}

type Title = Awaited<ReturnType<typeof renderTitle>>['current'];

const plays = ({ history }: Title): readonly Play[] =>
  history.state === 'ready' ? (history.data?.plays ?? []) : [];
const trackedIn = ({ list }: Title, slug: string) =>
  list.state === 'ready' ? list.data.find((item) => item.slug === slug) : undefined;
const diarySlugs = ({ diary }: Title) =>
  diary.state === 'ready' ? diary.data.items.map(({ title }) => title.slug) : diary.state;

test('a new play moves the status of the title at once, in the title, the list and the diary', async () => {
  const result = await renderTitle(String(fixtureTitle('game', 'hollow-knight').id));
  expect(result.current.tracked).toMatchObject({ data: { status: 'planned' } });
  await act(() => result.current.add.run({ state: 'ongoing', started: '2026-11-20' }));
  expect(plays(result.current)).toMatchObject([{ state: 'ongoing', started: '2026-11-20' }]);
  expect(result.current.other).toMatchObject({ data: { plays: plays(result.current) } });
  expect(result.current.tracked).toEqual({ state: 'ready', data: { status: 'playing', rating: 0 } });
  expect(trackedIn(result.current, 'hollow-knight')).toMatchObject({ user_status: 'playing' });
  await waitFor(() => expect(diarySlugs(result.current)).toContain('hollow-knight'));
  // The status is in the response.
  expect(requestLog.filter((call) => call.includes('/userGames/'))).toEqual([]);
});

test('a new play of a title that is not tracked adds it to the collection', async () => {
  const result = await renderTitle('baldurs-gate-3');
  expect(result.current.tracked).toEqual({ state: 'ready', data: null });
  const [play] = await act(async () => [await result.current.add.run({ state: 'finished' })]);
  expect(play).toMatchObject({ state: 'finished', started: null, finished: null });
  expect(result.current.tracked).toMatchObject({ data: { status: 'completed' } });
  await waitFor(() => expect(trackedIn(result.current, 'baldurs-gate-3')).toBeDefined());
});

test('a changed play is updated, and the rating of the title is unchanged', async () => {
  const result = await renderTitle('disco-elysium');
  const [ongoing] = plays(result.current);
  const change = { playId: ongoing?.id ?? '', state: 'finished', finished: '2026', rating: 2 } as const;
  const updated = await act(() => result.current.update.run(change));
  expect(updated).toMatchObject({ id: ongoing?.id, finished: '2026', rating: 2 });
  expect(plays(result.current)).toContainEqual(updated);
  expect(result.current.tracked).toEqual({ state: 'ready', data: { status: 'completed', rating: 4.5 } });
});

test('a removed play disappears, and the status of the title is unchanged', async () => {
  const result = await renderTitle('elden-ring');
  const [first, second] = plays(result.current);
  await act(() => result.current.remove.run(first?.id ?? ''));
  expect(plays(result.current)).toEqual([second]);
  expect(result.current.tracked).toMatchObject({ data: { status: 'completed' } });
  await waitFor(() => expect(diarySlugs(result.current)).not.toContain('elden-ring'));
});

test('a failed change leaves the plays and the status as they were', async () => {
  const body = { message: 'This date is in the future.' };
  const failure = { status: 500, body };
  const result = await renderTitle('elden-ring', {
    exceptions: [
      { endpoint: addPlay, ...failure },
      { endpoint: removePlay, ...failure },
    ],
  });
  const before = plays(result.current);
  await act(() =>
    expect(result.current.add.run({ state: 'ongoing' })).rejects.toMatchObject({ status: 500 }),
  );
  await act(() =>
    expect(result.current.remove.run(before[0]?.id ?? '')).rejects.toMatchObject({ status: 500 }),
  );
  expect(result.current.add.error).toMatchObject({ userMessage: body.message });
  expect(plays(result.current)).toEqual(before);
  expect(requestLog).toHaveLength(2);
});

test('a change of the status is followed by the plays that it has changed', async () => {
  const result = await renderTitle('disco-elysium');
  await act(() => result.current.rate.run({ titleId: 'disco-elysium', status: 'dropped', rating: 4 }));
  await waitFor(() => expect(plays(result.current)[0]).toMatchObject({ state: 'stopped' }));
  await waitFor(() =>
    expect(result.current.diary).toMatchObject({ data: { items: [{ status: 'dropped' }, {}, {}, {}, {}] } }),
  );
});

test('a removed title has no history and no diary entries, and restoring it brings them back', async () => {
  const result = await renderTitle('elden-ring');
  const before = plays(result.current);
  await act(() => result.current.removeTitle.run('elden-ring'));
  await waitFor(() => expect(plays(result.current)).toEqual([]));
  await waitFor(() => expect(diarySlugs(result.current)).not.toContain('elden-ring'));
  expect(result.current.tracked).toEqual({ state: 'ready', data: null });

  await act(() => result.current.restore.run('elden-ring'));
  expect(plays(result.current)).toEqual(before);
  expect(result.current.tracked).toEqual({ state: 'ready', data: { status: 'completed', rating: 5 } });
  await waitFor(() => expect(trackedIn(result.current, 'elden-ring')).toMatchObject({ user_rating: 5 }));
  await waitFor(() => expect(diarySlugs(result.current)).toContain('elden-ring'));
});

test('the status is requested again when the response does not contain it', async () => {
  signIn();
  const play = { id: 'p1', state: 'ongoing', times: 1, is_private: false, episodes: 0 };
  let status = 'planned';
  const host = fakeFetch({
    'GET /api/userGames/7/games/1': () => ({ body: { id: 1, name: 'Portal 2', user_status: status } }),
    'POST /api/history/game/1/plays': () => {
      status = 'playing';
      return { body: { play } };
    },
  });
  const { result } = renderHook(() => ({ tracked: useTrackedTitle('game', 1), add: useAddPlay('game', 1) }), {
    wrapper: withProviders(host),
  });
  await waitFor(() => expect(result.current.tracked).toMatchObject({ data: { status: 'planned' } }));
  await act(() => result.current.add.run({ state: 'ongoing' }));
  await waitFor(() => expect(result.current.tracked).toMatchObject({ data: { status: 'playing' } }));
});
