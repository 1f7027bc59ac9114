// @vitest-environment jsdom
import { auth, messages } from '@gildshelf/api-client/contract';
import { ApiProvider, UserProvider } from '@gildshelf/api-client/react';
import { createFixtureFetch, type FixtureFetchOptions, fixtureToken } from '@gildshelf/api-client/testing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchParameter } from '../../routing/navigation.ts';
import { thirdPartyMessage, tokenProblems, useTokenReturn } from './tokenReturn.tsx';

const root = document.createElement('div');
let page: ReturnType<typeof createRoot>;

beforeEach(() => {
  localStorage.clear();
  page = createRoot(root);
});
afterEach(() => page.unmount());

function CurrentLocation() {
  const { pathname, state } = useLocation();
  useTokenReturn(useSearchParameter('token'));
  return `${pathname} ${JSON.stringify(state)}`;
}

/** Renders the return page with a token, in StrictMode, in which React mounts it twice. */
function renderReturn(token: string, apiOptions: FixtureFetchOptions = {}) {
  const send = vi.fn(createFixtureFetch(apiOptions));
  page.render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/auth/oauth-callback?token=${token}`]}>
        <ApiProvider fetch={send}>
          <UserProvider>
            <CurrentLocation />
          </UserProvider>
        </ApiProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  return send;
}

test('a page that mounts twice exchanges its token once, and opens the dashboard', async () => {
  const send = renderReturn(fixtureToken({ username: 'ada' }));
  await vi.waitFor(() => expect(root.textContent).toBe('/user/mara/dashboard null'));
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['junk', tokenProblems.unreadable],
  [fixtureToken({ userId: '' }), tokenProblems.invalidUser],
])('an unusable token leads to the login without a request: %s', async (token, problem) => {
  const send = renderReturn(token);
  await vi.waitFor(() => expect(root.textContent).toBe(`/auth/login {"problem":"${problem}"}`));
  expect(send).not.toHaveBeenCalled();
});

test('a token that the API rejects leads to the login without a session', async () => {
  renderReturn(fixtureToken(), { exceptions: [{ endpoint: auth.exchangeSession, status: 401, body: {} }] });
  const { failed } = auth.thirdPartySignInErrors;
  await vi.waitFor(() => expect(root.textContent).toBe(`/auth/login {"problem":"${failed}"}`));
  expect(localStorage.getItem('token')).toBeNull();
});

test('each token problem has its required message, and unknown problems have none', () => {
  expect(thirdPartyMessage(tokenProblems.invalidUser, 'Google')).toBe(messages.user.invalid);
  expect(thirdPartyMessage(tokenProblems.unreadable, 'Google')).toBe(messages.thirdParty.unreadableToken);
  expect(thirdPartyMessage('toString', 'Google')).toBeUndefined();
  expect(thirdPartyMessage(null, 'Google')).toBeUndefined();
});
