// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFetch, resetBrowserState, signIn, withProviders } from '../testing/fakeHost.tsx';
import { useRemoveTitle } from './useRemoveTitle.ts';
import { useTrackedTitles } from './useTrackedTitles.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const listCall = 'GET /api/userGames/7/games';

test('removes the title from the list', async () => {
  const items = [
    { id: 1, user_status: 'playing' },
    { id: 2, user_status: 'dropped' },
  ];
  const host = fakeFetch({ [listCall]: { body: items }, 'DELETE /api/userGames/7/games/1': { body: {} } });
  const { result } = renderHook(() => ({ remove: useRemoveTitle('game'), list: useTrackedTitles('game') }), {
    wrapper: withProviders(host),
  });
  await waitFor(() => expect(result.current.list.state).toBe('ready'));
  await act(() => result.current.remove.run('1'));
  expect(result.current.list).toMatchObject({ data: [{ id: 2 }] });
});
