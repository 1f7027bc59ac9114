// @vitest-environment jsdom
// Isolated: SWR reads its timers when it is first loaded.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type FakeResponse,
  fakeFetch,
  requestLog,
  resetBrowserState,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useCatalogueStatus } from './useCatalogueStatus.ts';

beforeEach(() => {
  resetBrowserState();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const call = 'GET /api/catalogue/status';

function renderStatus(response: () => FakeResponse) {
  return renderHook(() => useCatalogueStatus(), { wrapper: withProviders(fakeFetch({ [call]: response })) });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('requests the status every ten seconds while the data is being installed, and no more afterwards', async () => {
  const sources = [{ type: 'game', source: 'open-games', titles: 25 }];
  let status = { sources, installation: [], is_installing: true };
  const { result } = renderStatus(() => ({ body: status }));
  await pass(100);
  expect(result.current).toMatchObject({ sources, is_installing: true });
  await pass(9800);
  expect(requestLog).toEqual([call]);
  status = { ...status, is_installing: false };
  await pass(200);
  expect(requestLog).toEqual([call, call]);
  expect(result.current?.is_installing).toBe(false);
  await pass(60_000);
  expect(requestLog).toHaveLength(2);
});

test('returns nothing from a host without the call, and requests it once', async () => {
  const { result } = renderStatus(() => ({ status: 404, body: {} }));
  await pass(60_000);
  expect(result.current).toBeUndefined();
  expect(requestLog).toEqual([call]);
});
