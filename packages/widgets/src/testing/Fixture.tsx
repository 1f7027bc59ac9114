import { type CatalogueType, storageKeys } from '@gildshelf/api-client/contract';
import { ApiProvider, UserProvider } from '@gildshelf/api-client/react';
import {
  createFixtureFetch,
  type FixtureFetchOptions,
  fixtureThumbnails,
  fixtureToken,
} from '@gildshelf/api-client/testing';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';

export interface FixtureProps extends FixtureFetchOptions {
  /** Signs in the fixture user Mara. */
  readonly signedIn?: boolean;
  /** Stored media type of the last shown collection: 'games' or 'anime'. */
  readonly contentType?: string;
  /** The media types to show; those of the built-in data by default. */
  readonly mediaTypes?: readonly CatalogueType[] | undefined;
  /** Stores a thumbnail for every trailer, so that none is requested from the provider. */
  readonly thumbnails?: boolean;
  readonly children: ReactNode;
}

/** Provides an in-memory API and, on request, a signed-in user to a story or a test. Clears the browser's storage first. */
export function Fixture({
  signedIn = false,
  contentType,
  mediaTypes,
  thumbnails,
  children,
  ...host
}: FixtureProps) {
  const [fetch] = useState(() => {
    localStorage.clear();
    sessionStorage.clear();
    if (signedIn) localStorage.setItem(storageKeys.token, fixtureToken());
    if (contentType) localStorage.setItem(storageKeys.contentType, contentType);
    if (thumbnails) Object.assign(localStorage, fixtureThumbnails());
    return createFixtureFetch(host);
  });
  return (
    <ApiProvider fetch={fetch} mediaTypes={mediaTypes}>
      <UserProvider>{children}</UserProvider>
    </ApiProvider>
  );
}

/** Renders a story with an in-memory API. */
export function withFixture(options: Omit<FixtureProps, 'children'> = {}): Decorator {
  return (Story, { id }) => (
    <Fixture key={id} {...options}>
      <Story />
    </Fixture>
  );
}
