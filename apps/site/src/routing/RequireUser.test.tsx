// @vitest-environment jsdom
import { storageKeys } from '@gildshelf/api-client/contract';
import { ApiProvider, UserProvider } from '@gildshelf/api-client/react';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequireUser } from './RequireUser.tsx';

const container = document.createElement('div');
let root: Root | undefined;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => root?.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
});

// All code is loaded, so that the spinner can only come from the session.
const page = (
  <MemoryRouter initialEntries={['/user/mara/dashboard']}>
    <ApiProvider>
      <UserProvider>
        <CurrentPath />
        <RequireUser>
          <h1>Mara’s own</h1>
        </RequireUser>
      </UserProvider>
    </ApiProvider>
  </MemoryRouter>
);

function CurrentPath() {
  return <address>{useLocation().pathname}</address>;
}

const shown = () => ({
  path: container.querySelector('address')?.textContent,
  spinner: container.querySelector('[role=status]')?.textContent ?? null,
  heading: container.querySelector('h1')?.textContent ?? null,
});
const waiting = { path: '/user/mara/dashboard', spinner: 'Loading', heading: null };

for (const [outcome, token, expected] of [
  ['redirects a visitor to the login', null, { path: '/auth/login', spinner: null, heading: null }],
  [
    'shows the page to a signed-in user',
    fixtureToken(),
    { ...waiting, spinner: null, heading: 'Mara’s own' },
  ],
] as const)
  test(`a protected page shows a spinner while the session initialises, then ${outcome}`, () => {
    if (token) localStorage.setItem(storageKeys.token, token);
    // Server-rendered markup, as a browser finds it in the document: only hydration has a moment before the session is initialised.
    container.innerHTML = renderToString(page);
    expect(shown()).toEqual(waiting);
    act(() => {
      root = hydrateRoot(container, page);
    });
    expect(shown()).toEqual(expected);
  });
