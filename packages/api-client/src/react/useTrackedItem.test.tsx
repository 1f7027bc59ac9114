// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFetch, resetBrowserState, signIn, withProviders } from './testing/hookTestUtils.tsx';
import { useTrackedItem } from './useTrackedItem.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const itemCall = 'GET /api/userGames/7/games/1';

test.each([{ status: 404, body: {} }, { body: null }, { body: {} }, { body: { user_status: null } }])(
  'a title is not tracked when the response is %j',
  async (response) => {
    const host = fakeFetch({ [itemCall]: response });
    const { result } = renderHook(() => useTrackedItem('game', '1'), { wrapper: withProviders(host) });
    await waitFor(() => expect(result.current).toEqual({ state: 'ready', data: null }));
  },
);

test('accepts a response with status and rating only, and a legacy label', async () => {
  const host = fakeFetch({ [itemCall]: { body: { user_status: 'Plan to play', user_rating: '0' } } });
  const { result } = renderHook(() => useTrackedItem('game', '1'), { wrapper: withProviders(host) });
  await waitFor(() =>
    expect(result.current).toEqual({ state: 'ready', data: { status: 'planned', rating: 0 } }),
  );
});
