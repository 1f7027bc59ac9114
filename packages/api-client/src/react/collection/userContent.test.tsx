// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../../contract/index.ts';
import { fakeFetch, requestLog, resetBrowserState, signIn, withProviders } from '../testing/fakeHost.tsx';
import { useTrackedTitle } from './useTrackedTitle.ts';
import { useTrackedTitles } from './useTrackedTitles.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advance = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
/** Milliseconds; longer than the animation frame in which SWR revalidates a remounted key. */
const revalidationDelay = 50;

test.each<[path: string, useContent: (isFirst: boolean) => unknown]>([
  ['/api/userGames/7/games', (isFirst: boolean) => useTrackedTitles(isFirst ? 'game' : 'anime')],
  ['/api/userGames/7/games/1', (isFirst: boolean) => useTrackedTitle('game', isFirst ? '1' : '2')],
])('%s is requested at most once in 60 seconds when it is remounted', async (path, useContent) => {
  const host = fakeFetch({ [`GET ${path}`]: { body: null }, 'GET /api/userGames/7/games': { body: [] } });
  const { rerender } = renderHook(useContent, { wrapper: withProviders(host), initialProps: true });
  const requestCount = () => requestLog.filter((call) => call === `GET ${path}`).length;
  const remount = async () => {
    rerender(false);
    rerender(true);
    await advance(revalidationDelay);
  };
  await advance(limits.userContentMaxAge - 2 * revalidationDelay);
  expect(requestCount()).toBe(1);
  await remount();
  expect(requestCount()).toBe(1);
  await advance(revalidationDelay);
  await remount();
  expect(requestCount()).toBe(2);
});
