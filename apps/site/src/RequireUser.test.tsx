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

const place = document.createElement('div');
let root: Root | undefined;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => root?.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
});

// All of its code is there: whatever is waited for here is the session.
const page = (
  <MemoryRouter initialEntries={['/user/mara/dashboard']}>
    <ApiProvider>
      <UserProvider>
        <Address />
        <RequireUser>
          <h1>Mara’s own</h1>
        </RequireUser>
      </UserProvider>
    </ApiProvider>
  </MemoryRouter>
);

function Address() {
  return <address>{useLocation().pathname}</address>;
}

const shown = () => ({
  address: place.querySelector('address')?.textContent,
  spinner: place.querySelector('[role=status]')?.textContent ?? null,
  heading: place.querySelector('h1')?.textContent ?? null,
});
const waiting = { address: '/user/mara/dashboard', spinner: 'Loading', heading: null };

for (const [who, token, then] of [
  ['nobody', null, { address: '/auth/login', spinner: null, heading: null }],
  ['somebody', fixtureToken(), { ...waiting, spinner: null, heading: 'Mara’s own' }],
] as const)
  test(`while the session is initializing a protected page is a spinner, and leads nowhere yet; then there is ${who}`, () => {
    if (token) localStorage.setItem(storageKeys.token, token);
    // What the server rendered, as a browser finds it in the document: only so is there a moment before the session.
    place.innerHTML = renderToString(page);
    expect(shown()).toEqual(waiting);
    act(() => {
      root = hydrateRoot(place, page);
    });
    expect(shown()).toEqual(then);
  });
