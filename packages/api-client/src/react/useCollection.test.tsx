// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, hostOf, inside, signIn } from './testing/hookHost.tsx';
import { useUser } from './UserProvider.tsx';
import { useCollection } from './useCollection.ts';
import { useRateItem } from './useRateItem.ts';

beforeEach(forgetAll);
beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a list that was seen a moment ago is asked for again after a new title was rated', async () => {
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
