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
import { RouterLink } from '../routing/RouterLink.tsx';
import { PageRoutes } from '../routing/routes.tsx';

export interface SiteFixtureProps extends FixtureFetchOptions {
  /** The open URL, such as '/search?query=legend'. */
  readonly url: string;
  /** Navigation state of the link that led to the page. */
  readonly state?: unknown;
  /** Signs Mara in. */
  readonly signedIn?: boolean;
  /** Initial content of localStorage, by key. */
  readonly local?: Readonly<Record<string, string>>;
  /** Initial content of sessionStorage, by key. */
  readonly session?: Readonly<Record<string, string>>;
}

/** The whole site at one URL, with an in-memory API; clears what a previous story has stored in the browser. */
export function SiteFixture({ url, state, signedIn, local, session, ...apiOptions }: SiteFixtureProps) {
  const [fetch] = useState(() => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(localStorage, fixtureThumbnails(), local);
    Object.assign(sessionStorage, session);
    if (signedIn) localStorage.setItem(storageKeys.token, fixtureToken());
    return createFixtureFetch(apiOptions);
  });
  const { pathname, search } = new URL(url, 'http://site.invalid');
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
