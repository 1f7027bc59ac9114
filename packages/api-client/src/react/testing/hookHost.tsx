import type { ReactNode } from 'react';
import { fixtureToken } from '../../testing/fixtureToken.ts';
import { ApiProvider } from '../ApiProvider.tsx';
import { UserProvider } from '../UserProvider.tsx';

export type Answer = { status?: number; body?: unknown };
type Host = Record<string, Answer | ((request: RequestInit) => Answer)>;

/** What was asked of any host of this file, in order, as 'GET /api/games/top'. */
export const asked: string[] = [];

/** A host of which each test says what it answers. */
export function hostOf(answers: Host): typeof fetch {
  return async (address, request = {}) => {
    const call = `${request.method} ${decodeURIComponent(String(address))}`;
    asked.push(call);
    const given = answers[call] ?? { status: 404, body: {} };
    const { status = 200, body } = typeof given === 'function' ? given(request) : given;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
}

/** The wrapper of `renderHook`: the providers, over this host. */
export function inside(fetch: typeof globalThis.fetch) {
  return ({ children }: { children: ReactNode }) => (
    <ApiProvider fetch={fetch}>
      <UserProvider>{children}</UserProvider>
    </ApiProvider>
  );
}

/** Mara, with the id 7, has been here before. */
export function signIn() {
  localStorage.setItem('token', fixtureToken({ userId: '7', username: 'mara' }));
}

/** Nothing kept, nothing asked. */
export function forgetAll() {
  asked.length = 0;
  localStorage.clear();
}
