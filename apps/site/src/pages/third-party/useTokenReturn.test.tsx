// @vitest-environment jsdom
import { auth, messages } from '@gildshelf/api-client/contract';
import { ApiProvider, UserProvider } from '@gildshelf/api-client/react';
import { createFixtureFetch, type FixtureFetchOptions, fixtureToken } from '@gildshelf/api-client/testing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchParameter } from '../../useSearchParameter.ts';
import { thirdPartySentence, tokenProblems } from './thirdPartySentence.ts';
import { useTokenReturn } from './useTokenReturn.ts';

const root = document.createElement('div');
let page: ReturnType<typeof createRoot>;

beforeEach(() => {
  localStorage.clear();
  page = createRoot(root);
});
afterEach(() => page.unmount());

function Place() {
  const { pathname, state } = useLocation();
  useTokenReturn(useSearchParameter('token'));
  return `${pathname} ${JSON.stringify(state)}`;
}

/** Comes back with a token, as React mounts things twice where somebody develops. */
function comeBack(token: string, host: FixtureFetchOptions = {}) {
  const send = vi.fn(createFixtureFetch(host));
  page.render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/auth/oauth-callback?token=${token}`]}>
        <ApiProvider fetch={send}>
          <UserProvider>
            <Place />
          </UserProvider>
        </ApiProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  return send;
}

test('a page that mounts twice swaps its token once, and goes to the dashboard', async () => {
  const send = comeBack(fixtureToken({ username: 'ada' }));
  await vi.waitFor(() => expect(root.textContent).toBe('/user/mara/dashboard null'));
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['junk', tokenProblems.unreadable],
  [fixtureToken({ userId: '' }), tokenProblems.invalidUser],
])('a token that is of no use leads to the login without a call: %s', async (token, problem) => {
  const send = comeBack(token);
  await vi.waitFor(() => expect(root.textContent).toBe(`/auth/login {"problem":"${problem}"}`));
  expect(send).not.toHaveBeenCalled();
});

test('a token that the host does not know leads to the login, and nobody is signed in', async () => {
  comeBack(fixtureToken(), { exceptions: [{ endpoint: auth.exchangeSession, status: 401, body: {} }] });
  const { failed } = auth.thirdPartyProblems;
  await vi.waitFor(() => expect(root.textContent).toBe(`/auth/login {"problem":"${failed}"}`));
  expect(localStorage.getItem('token')).toBeNull();
});

test('what a token’s problem is called says what the spec says', () => {
  expect(thirdPartySentence(tokenProblems.invalidUser, 'Google')).toBe(messages.thirdParty.invalidUser);
  expect(thirdPartySentence(tokenProblems.unreadable, 'Google')).toBe(messages.thirdParty.unreadableToken);
  expect(thirdPartySentence('toString', 'Google')).toBeUndefined();
  expect(thirdPartySentence(null, 'Google')).toBeUndefined();
});
