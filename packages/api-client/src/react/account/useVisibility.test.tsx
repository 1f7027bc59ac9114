// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type FakeResponse,
  fakeFetch,
  requestLog,
  resetBrowserState,
  signIn,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useUser } from '../UserProvider.tsx';
import { useVisibility } from './useVisibility.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
afterEach(cleanup);

const path = '/api/profile/visibility';
const useBoth = () => ({ ...useVisibility(), session: useUser() });

/** Renders the hook with a host that has these two responses. */
function renderVisibility(
  get: FakeResponse,
  put: FakeResponse | (() => FakeResponse) = { status: 500, body: {} },
) {
  const host = fakeFetch({ [`GET ${path}`]: get, [`PUT ${path}`]: put });
  return renderHook(useBoth, { wrapper: withProviders(host) }).result;
}

describe('useVisibility', () => {
  test('loads the settings, and updates them with the response to a change', async () => {
    const result = renderVisibility({ body: { collection: 'private' } }, { body: { collection: 'public' } });
    expect(result.current.visibility).toEqual({ state: 'loading' });
    await waitFor(() =>
      expect(result.current.visibility).toEqual({ state: 'ready', data: { collection: 'private' } }),
    );
    await act(() => result.current.setVisibility.run({ collection: 'public' }));
    expect(result.current.visibility).toEqual({ state: 'ready', data: { collection: 'public' } });
    expect(requestLog).toEqual([`GET ${path}`, `PUT ${path}`]);
  });

  test('has the public profile fields without unknown ones', async () => {
    const bodies: unknown[] = [];
    const settings = { collection: 'public', profile: ['bio'] };
    const host = fakeFetch({
      [`GET ${path}`]: { body: settings },
      [`PUT ${path}`]: ({ body }: RequestInit) => {
        bodies.push(JSON.parse(String(body)));
        return { body: { collection: 'public', profile: ['bio', 'website', 'shoe size'] } };
      },
    });
    const { result } = renderHook(useBoth, { wrapper: withProviders(host) });
    await waitFor(() => expect(result.current.visibility).toEqual({ state: 'ready', data: settings }));
    await act(() => result.current.setVisibility.run({ collection: 'public', profile: ['bio', 'website'] }));
    expect(bodies).toEqual([{ collection: 'public', profile: ['bio', 'website'] }]);
    expect(result.current.visibility).toEqual({
      state: 'ready',
      data: { collection: 'public', profile: ['bio', 'website'] },
    });
  });

  test('keeps the settings when a change fails', async () => {
    const result = renderVisibility({ body: { collection: 'private' } });
    await waitFor(() => expect(result.current.visibility.state).toBe('ready'));
    await act(() =>
      expect(result.current.setVisibility.run({ collection: 'public' })).rejects.toMatchObject({
        status: 500,
      }),
    );
    expect(result.current.visibility).toEqual({ state: 'ready', data: { collection: 'private' } });
    expect(result.current.setVisibility.error).toMatchObject({ status: 500 });
  });

  test.each([404, 405])('is null when the host responds with %i', async (status) => {
    const result = renderVisibility({ status, body: { detail: 'Not found' } });
    await waitFor(() => expect(result.current.visibility).toEqual({ state: 'ready', data: null }));
  });

  test.each<FakeResponse>([{ status: 500, body: {} }, { body: { collection: 'friends' } }, { body: 'OK' }])(
    'fails when the response is %j, and is requested again by reload()',
    async (response) => {
      let requestCount = 0;
      const host = fakeFetch({
        [`GET ${path}`]: () => (requestCount++ ? { body: { collection: 'public' } } : response),
      });
      const { result } = renderHook(useBoth, { wrapper: withProviders(host) });
      await waitFor(() => expect(result.current.visibility.state).toBe('failed'));
      await act(() => result.current.reload());
      expect(result.current.visibility).toEqual({ state: 'ready', data: { collection: 'public' } });
    },
  );

  test('is cleared with the session, and not requested without one', async () => {
    const result = renderVisibility({ body: { collection: 'public' } });
    await waitFor(() => expect(result.current.visibility.state).toBe('ready'));
    act(() => result.current.session.logOut());
    expect(result.current.visibility).toEqual({ state: 'loading' });
    expect(requestLog).toEqual([`GET ${path}`]);
  });
});
