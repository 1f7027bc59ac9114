// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureToken } from '../../testing/fixtureToken.ts';
import { useTitleDetails } from '../catalogue/useTitleDetails.ts';
import { fakeFetch, requestLog, resetBrowserState, signIn, withProviders } from '../testing/fakeHost.tsx';
import { useUser } from '../UserProvider.tsx';
import { useAdultTitles } from './useAdultTitles.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
afterEach(cleanup);

const path = '/api/profile/adult-titles';
const title = '/api/games/velvet';
const token = fixtureToken({ userId: '7', username: 'mara', adult_titles: 1 });
const useAll = () => ({
  ...useAdultTitles(),
  session: useUser(),
  details: useTitleDetails('game', 'velvet'),
});

/** Renders the hook beside the details of an adult title, on a host that returns it only for the token of a viewer. */
function renderAdultTitles() {
  const host = fakeFetch({
    [`GET ${path}`]: { body: { adult_titles: false } },
    [`PUT ${path}`]: { body: { adult_titles: true, token } },
    [`GET ${title}`]: ({ headers }: RequestInit) =>
      new Headers(headers).get('authorization') === `Bearer ${token}`
        ? { body: { id: 1, slug: 'velvet', name: 'Velvet' } }
        : { status: 404, body: { message: 'Not found' } },
  });
  return renderHook(useAll, { wrapper: withProviders(host) }).result;
}

test('a change stores the token of the response, and requests titles again with it', async () => {
  const result = renderAdultTitles();
  await waitFor(() => expect(result.current.adultTitles).toEqual({ state: 'ready', data: false }));
  await waitFor(() => expect(result.current.details.state).toBe('missing'));
  await act(() => result.current.setAdultTitles.run(true));
  expect(result.current.adultTitles).toEqual({ state: 'ready', data: true });
  expect(localStorage.getItem('token')).toBe(token);
  await waitFor(() =>
    expect(result.current.details).toMatchObject({ state: 'ready', view: { title: 'Velvet' } }),
  );
});

test('a logout removes adult titles from the cached data', async () => {
  localStorage.setItem('token', token);
  const result = renderAdultTitles();
  await waitFor(() => expect(result.current.details.state).toBe('ready'));
  act(() => result.current.session.logOut());
  await waitFor(() => expect(result.current.details.state).toBe('missing'));
});

test.each([
  [true, token],
  [false, fixtureToken({ userId: '7', username: 'mara' })],
])('a change by another tab to %s requests titles again', async (seesAdultTitles, changed) => {
  if (!seesAdultTitles) localStorage.setItem('token', token);
  const result = renderAdultTitles();
  const [before, after] = seesAdultTitles ? ['missing', 'ready'] : ['ready', 'missing'];
  await waitFor(() => expect(result.current.details.state).toBe(before));
  localStorage.setItem('token', changed);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await waitFor(() => expect(result.current.details.state).toBe(after));
  expect(requestLog.filter((call) => call === `GET ${path}`)).toHaveLength(1);
});

test('is null when the host does not support it', async () => {
  const { result } = renderHook(useAll, { wrapper: withProviders(fakeFetch({})) });
  await waitFor(() => expect(result.current.adultTitles).toEqual({ state: 'ready', data: null }));
});

test('a response after a logout does not sign in again', async () => {
  const result = renderAdultTitles();
  await waitFor(() => expect(result.current.adultTitles.state).toBe('ready'));
  await act(async () => {
    const change = result.current.setAdultTitles.run(true);
    result.current.session.logOut();
    await change;
  });
  expect(localStorage.getItem('token')).toBeNull();
  expect(requestLog).toContain(`PUT ${path}`);
});
