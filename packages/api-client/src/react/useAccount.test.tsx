// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixtureToken } from '../testing/fixtureToken.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { UserProvider } from './UserProvider.tsx';
import { useAccount } from './useAccount.ts';

const address = fixtureToken({ username: 'ada' });
const swapped = fixtureToken({ username: 'ada', exp: 5_000_000_000 });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function accountOn(answer: () => Response) {
  const send = vi.fn<typeof fetch>(async () => answer());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider fetch={send}>
      <UserProvider>{children}</UserProvider>
    </ApiProvider>
  );
  const { result } = renderHook(useAccount, { wrapper });
  return { send, signIn: () => act(() => result.current.signInByToken(address)) };
}

// @control:SEC-14
test('a token of an address is swapped before it is kept', async () => {
  const { send, signIn } = accountOn(() => Response.json({ token: swapped }));
  expect(await signIn()).toBe(true);
  expect(localStorage.getItem('token')).toBe(swapped);
  expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: `Bearer ${address}` });
});

test.each([
  ['has no such call', () => Response.json({ message: 'Not found' }, { status: 404 })],
  ['cannot answer', () => Response.json({}, { status: 503 })],
  ['gives one that nobody can read', () => Response.json({ token: 'junk' })],
])('a token of an address is kept as it is where the host %s', async (_, answer) => {
  const { signIn } = accountOn(answer);
  expect(await signIn()).toBe(true);
  expect(localStorage.getItem('token')).toBe(address);
});

test('a token that the host does not know costs nobody the session they have', async () => {
  localStorage.setItem('token', fixtureToken());
  const { signIn } = accountOn(() => Response.json({}, { status: 401 }));
  await expect(signIn()).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem('token')).toBe(fixtureToken());
});
