// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../contract/index.ts';
import { asked, forgetAll, hostOf, inside } from './testing/hookHost.tsx';
import { useMediaDetails } from './useMediaDetails.ts';

beforeEach(forgetAll);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a title’s details', () => {
  test('what the link knew is shown until the host has answered', async () => {
    const host = hostOf({
      'GET /api/games/portal-2': { body: { id: 1, slug: 'portal-2', name: 'Portal 2 (2011)' } },
    });
    const known = { id: '1', slug: 'portal-2', name: 'Portal 2' };
    const { result } = renderHook(() => useMediaDetails('game', 'portal-2', known), {
      wrapper: inside(host),
    });
    expect(result.current).toMatchObject({ state: 'ready', isPartial: true, view: { title: 'Portal 2' } });
    await waitFor(() =>
      expect(result.current).toMatchObject({ isPartial: false, view: { title: 'Portal 2 (2011)' } }),
    );
  });

  test.each([
    [{ status: 500, body: {} }, messages.media.detailsFailed],
    [{ status: 404, body: {} }, 'Game information not found'],
    [{ body: null }, 'Game information not found'],
  ])(
    'what the link knew stays beside the sentence of a host that has no more: %j',
    async (answer, sentence) => {
      const known = { id: '1', slug: 'portal-2', name: 'Portal 2' };
      const { result } = renderHook(() => useMediaDetails('game', 'portal-2', known), {
        wrapper: inside(hostOf({ 'GET /api/games/portal-2': answer })),
      });
      await waitFor(() =>
        expect(result.current).toMatchObject({
          state: 'ready',
          isPartial: false,
          sentence,
          view: { title: 'Portal 2' },
        }),
      );
    },
  );

  test('a title may be answered with null', async () => {
    const host = hostOf({ 'GET /api/games/portal-2': { body: null } });
    const { result } = renderHook(() => useMediaDetails('game', 'portal-2'), { wrapper: inside(host) });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'missing' }));
  });

  test.each(['top', 'search', '..', '\u0000'])('no host is asked for a title named %j', (slug) => {
    const { result } = renderHook(() => useMediaDetails('game', slug), { wrapper: inside(hostOf({})) });
    expect(result.current).toEqual({ state: 'missing', sentence: 'Game information not found' });
    expect(asked).toEqual([]);
  });

  test.each([
    ['game', 'Game information not found'],
    ['anime', 'Anime information not found'],
  ] as const)('an unknown %s says so', async (type, sentence) => {
    const { result } = renderHook(() => useMediaDetails(type, 'nothing'), { wrapper: inside(hostOf({})) });
    await waitFor(() => expect(result.current).toEqual({ state: 'missing', sentence }));
  });

  test.each([
    [{ status: 500, body: {} }, messages.media.detailsFailed],
    [{ status: 500, body: { message: 'Closed for today.' } }, 'Closed for today.'],
  ])('a host that fails says so in its own words or in the spec’s: %j', async (answer, sentence) => {
    const host = hostOf({ 'GET /api/games/portal-2': answer });
    const { result } = renderHook(() => useMediaDetails('game', 'portal-2'), { wrapper: inside(host) });
    await waitFor(() => expect(result.current).toEqual({ state: 'failed', sentence }));
  });
});
