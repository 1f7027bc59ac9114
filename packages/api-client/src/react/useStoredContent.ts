import { useCallback, useEffect, useRef } from 'react';
import type { Cache } from 'swr';
import { storageKeys } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';

/**
 * Restores and stores the content of the user, see `storeContent`, whose code is loaded only for a user who is signed in. `restored`
 * returns a promise if there may be stored content; `cacheRef` has to be set to the cache of the hooks before.
 */
export function useStoredContent(version: string, isAuthenticated: boolean) {
  const api = useApi();
  const cacheRef = useRef<Cache>(undefined);
  const stop = useRef<Promise<(() => void) | undefined>>(undefined);

  const start = useCallback(() => {
    stop.current ??= import('./storedContent.ts').then(
      ({ storeContent }) => storeContent(api, () => cacheRef.current ?? new Map(), version),
      // Without the code the content is requested as it is without stored content.
      () => undefined,
    );
    return stop.current;
  }, [api, version]);
  const restored = useCallback(() => {
    if (!version) return undefined;
    if (api.session.getToken() !== null) return start();
    api.localStorage.remove(storageKeys.ownContent);
    return undefined;
  }, [api, version, start]);

  useEffect(() => {
    if (isAuthenticated && version) void start();
  }, [isAuthenticated, version, start]);
  useEffect(
    () => () => {
      void stop.current?.then((end) => end?.());
      stop.current = undefined;
    },
    [],
  );
  return { cacheRef, restored };
}
