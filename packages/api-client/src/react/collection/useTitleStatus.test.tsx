// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FakeResponse,
  fakeFetch,
  requestLog,
  resetBrowserState,
  signIn,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useRemoveTitle } from './useRemoveTitle.ts';
import { useTitleStatus } from './useTitleStatus.ts';
import { useRateTitle } from './useTrackedTitle.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
afterEach(cleanup);

const path = 'GET /api/collection/statuses';
const playing = { id: '1', status: 'playing', rating: 4 };
const rateCall = 'POST /api/userGames/ratings';

/** The statuses of three games and an anime, and commands for the games. */
function showStatuses(responses: Record<string, FakeResponse>) {
  const fetch = fakeFetch({
    [`${path}?type=game&ids=1,2,3`]: { body: { titles: [playing] } },
    [`${path}?type=anime&ids=1`]: { body: { titles: [] } },
    ...responses,
  });
  const { result } = renderHook(
    () => ({
      first: useTitleStatus('game', 1),
      second: useTitleStatus('game', '2'),
      third: useTitleStatus('game', '3'),
      anime: useTitleStatus('anime', '1'),
      rate: useRateTitle('game'),
      remove: useRemoveTitle('game'),
    }),
    { wrapper: withProviders(fetch) },
  );
  return result;
}

test('titles that are mounted together share one request per media type', async () => {
  const result = showStatuses({});
  await waitFor(() => expect(result.current.anime).toMatchObject({ state: 'ready', data: null }));
  expect(result.current.first).toMatchObject({ data: { status: 'playing', rating: 4 } });
  expect(result.current.second).toMatchObject({ data: null });
  expect(requestLog).toEqual([`${path}?type=game&ids=1,2,3`, `${path}?type=anime&ids=1`]);
});

test('a rating and a removal change the status of their title only, without a request', async () => {
  const result = showStatuses({
    [rateCall]: { body: {} },
    'DELETE /api/userGames/7/games/1': { body: {} },
  });
  await waitFor(() => expect(result.current.first.state).toBe('ready'));
  requestLog.length = 0;
  await act(() => result.current.rate.run({ titleId: '2', status: 'completed', rating: 3 }));
  expect(result.current.second).toMatchObject({ data: { status: 'completed', rating: 3 } });
  expect(result.current.first).toMatchObject({ data: { status: 'playing', rating: 4 } });
  await act(() => result.current.remove.run('1'));
  expect(result.current.first).toMatchObject({ data: null });
  expect(requestLog).toEqual([rateCall, 'DELETE /api/userGames/7/games/1']);
});

test('`refresh` requests the status of a title again', async () => {
  const dropped = { id: '1', status: 'dropped', rating: 1 };
  const result = showStatuses({ [`${path}?type=game&ids=1`]: { body: { titles: [dropped] } } });
  await waitFor(() => expect(result.current.first.state).toBe('ready'));
  await act(() => result.current.first.refresh());
  expect(result.current.first).toMatchObject({ data: { status: 'dropped', rating: 1 } });
});

test('fails on a host without the call, which is requested once', async () => {
  const result = showStatuses({
    [`${path}?type=game&ids=1,2,3`]: { status: 404, body: {} },
    [`${path}?type=anime&ids=1`]: { status: 404, body: {} },
  });
  await waitFor(() => expect(result.current.anime.state).toBe('failed'));
  requestLog.length = 0;
  await act(() => result.current.first.refresh().catch(() => undefined));
  expect(result.current.first.state).toBe('failed');
  expect(requestLog).toEqual([]);
});
