import { storageKeys } from '@gildshelf/api-client/contract';
import { ApiProvider, UserProvider } from '@gildshelf/api-client/react';
import {
  createFixtureFetch,
  type FixtureFetchOptions,
  fixtureThumbnails,
  fixtureToken,
} from '@gildshelf/api-client/testing';
import { type ReactNode, useState } from 'react';

export interface FixtureProps extends FixtureFetchOptions {
  /** Mara is signed in. */
  readonly signedIn?: boolean;
  /** Which collection was shown last: 'games' or 'anime'. */
  readonly contentType?: string;
  /** Every trailer's thumbnail has been seen, so that no provider is asked for one. */
  readonly thumbnails?: boolean;
  readonly children: ReactNode;
}

/** A host in memory and, where asked for, a signed-in person around a story or a test. What the browser kept is forgotten. */
export function Fixture({ signedIn = false, contentType, thumbnails, children, ...host }: FixtureProps) {
  const [fetch] = useState(() => {
    localStorage.clear();
    sessionStorage.clear();
    if (signedIn) localStorage.setItem(storageKeys.token, fixtureToken());
    if (contentType) localStorage.setItem(storageKeys.contentType, contentType);
    if (thumbnails) Object.assign(localStorage, fixtureThumbnails());
    return createFixtureFetch(host);
  });
  return (
    <ApiProvider fetch={fetch}>
      <UserProvider>{children}</UserProvider>
    </ApiProvider>
  );
}
