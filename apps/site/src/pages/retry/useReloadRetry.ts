import { limits } from '@gildshelf/api-client/contract';
import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';
import { useIsHere } from '../../useIsHere.ts';
import { attemptStore } from './attemptStore.ts';
import type { FailedAttempt } from './failedAttempt.ts';

/**
 * After a failed attempt the page says 'Refreshing...', reloads 1.5 s later, and shows what was kept of the attempt: the
 * message and the values, never the password. Where the page itself cannot be fetched, it stays and says the same.
 */
export function useReloadRetry(form: 'login' | 'register') {
  const { sessionStorage, canFetchPage } = useApi();
  const [store] = useState(() => attemptStore(sessionStorage, form));
  const [earlier, setEarlier] = useState(store.read);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const isHere = useIsHere();

  useEffect(() => store.forget(), [store]);

  /** Ends where the page stays; a page that reloads has no end to wait for. */
  async function fail(attempt: FailedAttempt): Promise<void> {
    store.keep(attempt);
    setIsRefreshing(true);
    const [canReload] = await Promise.all([canFetchPage(limits.reloadDelay), wait(limits.reloadDelay)]);
    // Whoever has gone on to another page meanwhile is left alone there.
    if (!isHere()) return store.forget();
    if (canReload) {
      location.reload();
      return new Promise(() => undefined);
    }
    store.forget();
    setEarlier(attempt);
    setIsRefreshing(false);
  }

  return { earlier, isRefreshing, fail };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
