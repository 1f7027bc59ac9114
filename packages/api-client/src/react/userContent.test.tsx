// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../contract/index.ts';
import { asked, forgetAll, hostOf, inside, signIn } from './testing/hookHost.tsx';
import { useCollection } from './useCollection.ts';
import { useTrackedItem } from './useTrackedItem.ts';

beforeEach(forgetAll);
beforeEach(signIn);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
/** More than the frame in which what has come back is asked for. */
const moment = 50;

test.each<[path: string, useContent: (isHere: boolean) => unknown]>([
  ['/api/userGames/7/games', (isHere: boolean) => useCollection(isHere ? 'game' : 'anime')],
  ['/api/userGames/7/games/1', (isHere: boolean) => useTrackedItem('game', isHere ? '1' : '2')],
])(
  '%s is asked for once in 60 seconds, by whoever comes back to it, and then anew',
  async (path, useContent) => {
    const host = hostOf({ [`GET ${path}`]: { body: null }, 'GET /api/userGames/7/games': { body: [] } });
    const { rerender } = renderHook(useContent, { wrapper: inside(host), initialProps: true });
    const times = () => asked.filter((call) => call === `GET ${path}`).length;
    const comeBack = async () => {
      rerender(false);
      rerender(true);
      await pass(moment);
    };
    await pass(limits.userContentMaxAge - 2 * moment);
    expect(times()).toBe(1);
    await comeBack();
    expect(times()).toBe(1);
    await pass(moment);
    await comeBack();
    expect(times()).toBe(2);
  },
);
