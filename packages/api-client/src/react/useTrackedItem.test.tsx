// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, hostOf, inside, signIn } from './testing/hookHost.tsx';
import { useTrackedItem } from './useTrackedItem.ts';

beforeEach(forgetAll);
beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const one = 'GET /api/userGames/7/games/1';

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
