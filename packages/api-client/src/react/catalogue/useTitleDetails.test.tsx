// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../contract/index.ts';
import { fakeFetch, requestLog, resetBrowserState, withProviders } from '../testing/fakeHost.tsx';
import { useTitleDetails } from './useTitleDetails.ts';

beforeEach(resetBrowserState);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('useTitleDetails', () => {
  test('returns the initial item until the response arrives', async () => {
    const host = fakeFetch({
      'GET /api/games/portal-2': { body: { id: 1, slug: 'portal-2', name: 'Portal 2 (2011)' } },
    });
    const initialItem = { id: '1', slug: 'portal-2', name: 'Portal 2' };
    const { result } = renderHook(() => useTitleDetails('game', 'portal-2', initialItem), {
      wrapper: withProviders(host),
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
  ])('returns the initial item with an error message when the response is %j', async (response, message) => {
    const initialItem = { id: '1', slug: 'portal-2', name: 'Portal 2' };
    const { result } = renderHook(() => useTitleDetails('game', 'portal-2', initialItem), {
      wrapper: withProviders(fakeFetch({ 'GET /api/games/portal-2': response })),
    });
    await waitFor(() =>
      expect(result.current).toMatchObject({
        state: 'ready',
        isPartial: false,
        message,
        view: { title: 'Portal 2' },
      }),
    );
  });

  test('a response of null means missing', async () => {
    const host = fakeFetch({ 'GET /api/games/portal-2': { body: null } });
    const { result } = renderHook(() => useTitleDetails('game', 'portal-2'), {
      wrapper: withProviders(host),
    });
    await waitFor(() => expect(result.current).toMatchObject({ state: 'missing' }));
  });

  test.each(['top', 'search', '..', '\u0000'])('sends no request for the slug %j', (slug) => {
    const { result } = renderHook(() => useTitleDetails('game', slug), {
      wrapper: withProviders(fakeFetch({})),
    });
    expect(result.current).toEqual({ state: 'missing', message: 'Game information not found' });
    expect(requestLog).toEqual([]);
  });

  test.each([
    ['game', 'Game information not found'],
    ['anime', 'Anime information not found'],
  ] as const)('an unknown %s is missing, with the message of its media type', async (type, message) => {
    const { result } = renderHook(() => useTitleDetails(type, 'nothing'), {
      wrapper: withProviders(fakeFetch({})),
    });
    await waitFor(() => expect(result.current).toEqual({ state: 'missing', message }));
  });

  test.each([
    [{ status: 500, body: {} }, messages.media.detailsFailed],
    [{ status: 500, body: { message: 'Closed for today.' } }, 'Closed for today.'],
  ])('fails with the message of the host or of the spec: %j', async (response, message) => {
    const host = fakeFetch({ 'GET /api/games/portal-2': response });
    const { result } = renderHook(() => useTitleDetails('game', 'portal-2'), {
      wrapper: withProviders(host),
    });
    await waitFor(() => expect(result.current).toEqual({ state: 'failed', message }));
  });
});
