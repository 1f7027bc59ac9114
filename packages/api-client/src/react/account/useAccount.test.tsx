// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixtureToken } from '../../testing/fixtureToken.ts';
import { ApiProvider } from '../ApiProvider.tsx';
import { UserProvider } from '../UserProvider.tsx';
import { useAccount } from './useAccount.ts';

const urlToken = fixtureToken({ username: 'ada' });
const exchangedToken = fixtureToken({ username: 'ada', exp: 5_000_000_000 });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function renderAccount(respond: () => Response) {
  const send = vi.fn<typeof fetch>(async () => respond());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider fetch={send}>
      <UserProvider>{children}</UserProvider>
    </ApiProvider>
  );
  const { result } = renderHook(useAccount, { wrapper });
  return { send, signIn: () => act(() => result.current.signInByToken(urlToken)) };
}

// @control:SEC-14
test('a token from a URL is exchanged before it is stored', async () => {
  const { send, signIn } = renderAccount(() => Response.json({ token: exchangedToken }));
  expect(await signIn()).toBe(true);
  expect(localStorage.getItem('token')).toBe(exchangedToken);
  expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: `Bearer ${urlToken}` });
});

test.each([
  ['does not have the endpoint', () => Response.json({ message: 'Not found' }, { status: 404 })],
  ['is unavailable', () => Response.json({}, { status: 503 })],
  ['returns a malformed token', () => Response.json({ token: 'junk' })],
])('a token from a URL is stored without exchange when the host %s', async (_, respond) => {
  const { signIn } = renderAccount(respond);
  expect(await signIn()).toBe(true);
  expect(localStorage.getItem('token')).toBe(urlToken);
});

test('a token that the host rejects does not end the current session', async () => {
  localStorage.setItem('token', fixtureToken());
  const { signIn } = renderAccount(() => Response.json({}, { status: 401 }));
  await expect(signIn()).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem('token')).toBe(fixtureToken());
});
