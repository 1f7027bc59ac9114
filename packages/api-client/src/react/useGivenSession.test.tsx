// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GetToken } from '../client/index.ts';
import { fixtureToken } from '../testing/fixtureToken.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { forgetAll } from './testing/hookHost.tsx';
import { UserProvider, useUser } from './UserProvider.tsx';
import { useCollection } from './useCollection.ts';
import { useGivenSession } from './useGivenSession.ts';
import { useRateItem } from './useRateItem.ts';
import { useTopList } from './useTopList.ts';

const host = 'https://shelf.example';
const mara = fixtureToken({ userId: '7', username: 'mara' });
const newer = fixtureToken({ userId: '7', username: 'mara', iat: 2 } as never);

/** What has gone out: the call, and who it says it is from. */
const sent: [call: string, authorization: string | undefined][] = [];

const fetch: typeof globalThis.fetch = async (address, { method, headers } = {}) => {
  const { authorization } = headers as Record<string, string>;
  sent.push([`${method} ${address}`, authorization]);
  if (String(address).includes('/api/userGames') && !authorization)
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

const within =
  (getToken: GetToken) =>
  ({ children }: { children: ReactNode }) => <Provider getToken={getToken}>{children}</Provider>;

const useAll = () => ({
  user: useUser(),
  top: useTopList('game'),
  own: useCollection('game'),
  rate: useRateItem('game'),
});

function Page({ getters }: { readonly getters: readonly (() => string)[] }) {
  const [turn, setTurn] = useState(0);
  return (
    <Provider getToken={getters[turn]}>
      <button type="button" onClick={() => setTurn(1)}>
        later
      </button>
      <Rate />
    </Provider>
  );
}

function Rate() {
  const { run } = useRateItem('game');
  const { user } = useUser();
  return (
    <button type="button" onClick={() => void run({ titleId: '1', status: 'playing', rating: 3 })}>
      {user ? `rate as ${user.username}` : 'nobody'}
    </button>
  );
}

beforeEach(() => {
  forgetAll();
  sent.length = 0;
});
afterEach(cleanup);

describe('a provider that is given tokens', () => {
  // @control:SEC-04
  test('sends them with the calls of a person alone, to the host alone, and keeps none', async () => {
    const { result } = renderHook(useAll, { wrapper: within(async () => mara) });
    await waitFor(() => expect(result.current.own.state).toBe('ready'));
    await waitFor(() => expect(result.current.top.state).toBe('ready'));
    expect(Object.fromEntries(sent)).toEqual({
      [`GET ${host}/api/games/top`]: undefined,
      [`GET ${host}/api/userGames/7/games`]: `Bearer ${mara}`,
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(mara.split('.')[1]);
  });

  test('does not take the token that the page has of somebody else', async () => {
    localStorage.setItem('token', fixtureToken({ userId: '8', username: 'ada' }));
    const { result } = renderHook(useAll, { wrapper: within(() => undefined) });
    await waitFor(() => expect(result.current.user.isInitializing).toBe(false));
    expect(result.current.user.isAuthenticated).toBe(false);
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  test('asks for each call anew; where nothing comes it goes without, and the refusal ends the session', async () => {
    let token: string | undefined = mara;
    const { result } = renderHook(useAll, { wrapper: within(() => token) });
    await waitFor(() => expect(result.current.own.state).toBe('ready'));
    const rate = () =>
      act(() =>
        result.current.rate.run({ titleId: '1', status: 'playing', rating: 3 }).catch(() => undefined),
      );
    token = newer;
    await rate();
    token = undefined;
    await rate();
    const ratings = sent.filter(([call]) => call.startsWith('POST'));
    expect(ratings).toEqual([
      [`POST ${host}/api/userGames/ratings`, `Bearer ${newer}`],
      [`POST ${host}/api/userGames/ratings`, undefined],
    ]);
    expect(result.current.user).toMatchObject({ isAuthenticated: false, wasRefused: true });
  });

  test('asks the getter of the last render, for it may close over what has changed', async () => {
    const getters = [vi.fn(() => mara), vi.fn(() => mara)];
    render(<Page getters={getters} />);
    const rate = await screen.findByRole('button', { name: 'rate as mara' });
    act(() => screen.getByRole('button', { name: 'later' }).click());
    const [before, after] = getters.map(({ mock }) => mock.calls.length);
    expect([before, after]).toEqual([1, 0]);
    await act(async () => rate.click());
    expect(getters.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await waitFor(() =>
      expect(sent).toContainEqual([`POST ${host}/api/userGames/ratings`, `Bearer ${mara}`]),
    );
  });
});
