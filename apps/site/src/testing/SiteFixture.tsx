import { storageKeys } from '@gildshelf/api-client/contract';
import { ApiProvider, UserProvider } from '@gildshelf/api-client/react';
import {
  createFixtureFetch,
  type FixtureFetchOptions,
  fixtureThumbnails,
  fixtureToken,
} from '@gildshelf/api-client/testing';
import { LinkProvider } from '@gildshelf/ui';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageRoutes } from '../PageRoutes.tsx';
import { RouterLink } from '../RouterLink.tsx';

export interface SiteFixtureProps extends FixtureFetchOptions {
  /** Where the visitor stands, as '/search?query=legend'. */
  readonly address: string;
  /** Navigation state, as the link that led here has given it. */
  readonly state?: unknown;
  /** Mara is signed in. */
  readonly signedIn?: boolean;
  /** What the browser has kept for good, by key. */
  readonly local?: Readonly<Record<string, string>>;
  /** What the tab has kept, by key. */
  readonly session?: Readonly<Record<string, string>>;
}

/** The whole site at one address, over a host in memory; what the browser kept of a story before is forgotten. */
export function SiteFixture({ address, state, signedIn, local, session, ...host }: SiteFixtureProps) {
  const [fetch] = useState(() => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(localStorage, fixtureThumbnails(), local);
    Object.assign(sessionStorage, session);
    if (signedIn) localStorage.setItem(storageKeys.token, fixtureToken());
    return createFixtureFetch(host);
  });
  const { pathname, search } = new URL(address, 'http://site.invalid');
  return (
    <MemoryRouter initialEntries={[{ pathname, search, state }]}>
      <ApiProvider fetch={fetch}>
        <UserProvider>
          <LinkProvider component={RouterLink}>
            <PageRoutes />
          </LinkProvider>
        </UserProvider>
      </ApiProvider>
    </MemoryRouter>
  );
}
