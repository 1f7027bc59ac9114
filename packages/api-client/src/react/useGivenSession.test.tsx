// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GetToken } from '../client/index.ts';
import { fixtureToken } from '../testing/fixtureToken.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { useTopTitles } from './catalogue/useTopTitles.ts';
import { useRateTitle } from './collection/useTrackedTitle.ts';
import { useTrackedTitles } from './collection/useTrackedTitles.ts';
import { resetBrowserState } from './testing/fakeHost.tsx';
import { UserProvider, useUser } from './UserProvider.tsx';
import { useGivenSession } from './useGivenSession.ts';

const host = 'https://shelf.example';
const mara = fixtureToken({ userId: '7', username: 'mara' });
const newer = fixtureToken({ userId: '7', username: 'mara', iat: 2 } as never);

/** The requests with their authorization header. */
const requests: [call: string, authorization: string | undefined][] = [];

const fetch: typeof globalThis.fetch = async (url, { method, headers } = {}) => {
  const { authorization } = headers as Record<string, string>;
  requests.push([`${method} ${url}`, authorization]);
  if (String(url).includes('/api/userGames') && !authorization)
    return Response.json({ message: 'Who?' }, { status: 401 });
  return Response.json([]);
};

function Provider({
  getToken,
  children,
}: {
  readonly getToken: GetToken | undefined;
  readonly children: ReactNode;
}) {
  return (
    <ApiProvider host={host} fetch={fetch} session={useGivenSession(getToken)}>
      <UserProvider>{children}</UserProvider>
    </ApiProvider>
  );
}

const wrapperWith =
  (getToken: GetToken) =>
  ({ children }: { children: ReactNode }) => <Provider getToken={getToken}>{children}</Provider>;

const useAll = () => ({
  user: useUser(),
  top: useTopTitles('game'),
  own: useTrackedTitles('game'),
  rate: useRateTitle('game'),
});

function Page({ getters }: { readonly getters: readonly (() => string)[] }) {
  const [getterIndex, setGetterIndex] = useState(0);
  return (
    <Provider getToken={getters[getterIndex]}>
      <button type="button" onClick={() => setGetterIndex(1)}>
        later
      </button>
      <Rate />
    </Provider>
  );
}

function Rate() {
  const { run } = useRateTitle('game');
  const { user } = useUser();
  return (
    <button type="button" onClick={() => void run({ titleId: '1', status: 'playing', rating: 3 })}>
      {user ? `rate as ${user.username}` : 'signed out'}
    </button>
  );
}

beforeEach(() => {
  resetBrowserState();
  requests.length = 0;
});
afterEach(cleanup);

describe('a provider with tokens from the host page', () => {
  // @control:SEC-04
  test('sends them only with the calls of the user, only to its host, and stores none', async () => {
    const { result } = renderHook(useAll, { wrapper: wrapperWith(async () => mara) });
    await waitFor(() => expect(result.current.own.state).toBe('ready'));
    await waitFor(() => expect(result.current.top.state).toBe('ready'));
    expect(Object.fromEntries(requests)).toEqual({
      [`GET ${host}/api/games/top`]: undefined,
      [`GET ${host}/api/userGames/7/games`]: `Bearer ${mara}`,
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(mara.split('.')[1]);
  });

  test('does not use the stored token of another user', async () => {
    localStorage.setItem('token', fixtureToken({ userId: '8', username: 'ada' }));
    const { result } = renderHook(useAll, { wrapper: wrapperWith(() => undefined) });
    await waitFor(() => expect(result.current.user.isInitializing).toBe(false));
    expect(result.current.user.isAuthenticated).toBe(false);
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  test('calls the getter for each request; a 401 without a token ends the session', async () => {
    let token: string | undefined = mara;
    const { result } = renderHook(useAll, { wrapper: wrapperWith(() => token) });
    await waitFor(() => expect(result.current.own.state).toBe('ready'));
    const rate = () =>
      act(() =>
        result.current.rate.run({ titleId: '1', status: 'playing', rating: 3 }).catch(() => undefined),
      );
    token = newer;
    await rate();
    token = undefined;
    await rate();
    const ratings = requests.filter(([call]) => call.startsWith('POST'));
    expect(ratings).toEqual([
      [`POST ${host}/api/userGames/ratings`, `Bearer ${newer}`],
      [`POST ${host}/api/userGames/ratings`, undefined],
    ]);
    expect(result.current.user).toMatchObject({ isAuthenticated: false, wasRejected: true });
  });

  test('calls the getter of the last render', async () => {
    const getters = [vi.fn(() => mara), vi.fn(() => mara)];
    render(<Page getters={getters} />);
    const rate = await screen.findByRole('button', { name: 'rate as mara' });
    act(() => screen.getByRole('button', { name: 'later' }).click());
    const [before, after] = getters.map(({ mock }) => mock.calls.length);
    expect([before, after]).toEqual([1, 0]);
    await act(async () => rate.click());
    expect(getters.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await waitFor(() =>
      expect(requests).toContainEqual([`POST ${host}/api/userGames/ratings`, `Bearer ${mara}`]),
    );
  });
});
