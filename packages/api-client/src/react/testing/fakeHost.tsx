import type { ReactNode } from 'react';
import { createFixtureFetch, type FixtureFetchOptions } from '../../testing/createFixtureFetch.ts';
import { fixtureToken } from '../../testing/fixtureToken.ts';
import { ApiProvider, type ApiProviderProps } from '../ApiProvider.tsx';
import { UserProvider, type UserProviderProps } from '../UserProvider.tsx';

export type FakeResponse = { status?: number; body?: unknown };
type Host = Record<string, FakeResponse | ((request: RequestInit) => FakeResponse)>;

/** The requests to the hosts of `fakeFetch` and `fixtureHost`, in order, as 'GET /api/games/top'. */
export const requestLog: string[] = [];

/** A `fetch` with these responses, by request ('GET /api/games/top'); it responds to any other request with 404. */
export function fakeFetch(responses: Host): typeof fetch {
  return async (url, request = {}) => {
    const call = `${request.method} ${decodeURIComponent(String(url))}`;
    requestLog.push(call);
    const response = responses[call] ?? { status: 404, body: {} };
    const { status = 200, body } = typeof response === 'function' ? response(request) : response;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
}

/** A host with the data of the fixtures. */
export function fixtureHost(options?: FixtureFetchOptions): typeof fetch {
  const respond = createFixtureFetch(options);
  return (url, request = {}) => {
    requestLog.push(`${request.method} ${decodeURIComponent(String(url))}`);
    return respond(url, request);
  };
}

/** A wrapper for `renderHook` with the providers. */
export function withProviders(
  fetch: typeof globalThis.fetch,
  {
    storeContentAs,
    ...options
  }: Pick<ApiProviderProps, 'mediaTypes' | 'responses'> & Pick<UserProviderProps, 'storeContentAs'> = {},
) {
  return ({ children }: { children: ReactNode }) => (
    <ApiProvider fetch={fetch} {...options}>
      <UserProvider storeContentAs={storeContentAs}>{children}</UserProvider>
    </ApiProvider>
  );
}

/** Stores a token of the user mara with the id 7. */
export function signIn() {
  localStorage.setItem('token', fixtureToken({ userId: '7', username: 'mara' }));
}

/** Stores a token of the user of the fixtures. */
export function signInFixtureUser() {
  localStorage.setItem('token', fixtureToken());
}

/** Clears local storage and the list of requests. */
export function resetBrowserState() {
  requestLog.length = 0;
  localStorage.clear();
}
