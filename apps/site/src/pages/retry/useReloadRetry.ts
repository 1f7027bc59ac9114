import { limits } from '@gildshelf/api-client/contract';
import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';
import { useIsMounted } from '../../useIsMounted.ts';
import { attemptStore } from './attemptStore.ts';
import type { FailedAttempt } from './failedAttempt.ts';

/**
 * After a failed attempt the page shows 'Refreshing...', reloads 1.5 s later, and shows what was stored of the attempt: the message and
 * the values, never the password. If the page itself cannot be fetched, it shows the same without a reload.
 */
export function useReloadRetry(form: 'login' | 'register') {
  const { sessionStorage, canFetchPage } = useApi();
  const [store] = useState(() => attemptStore(sessionStorage, form));
  const [earlier, setEarlier] = useState(store.read);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const isMounted = useIsMounted();

  useEffect(() => store.clear(), [store]);

  /** Resolves when the page stays; never settles when it reloads. */
  async function fail(attempt: FailedAttempt): Promise<void> {
    store.save(attempt);
    setIsRefreshing(true);
    const [canReload] = await Promise.all([canFetchPage(limits.reloadDelay), wait(limits.reloadDelay)]);
    // A visitor who has moved on to another page is not interrupted there.
    if (!isMounted()) return store.clear();
    if (canReload) {
      location.reload();
      return new Promise(() => undefined);
    }
    store.clear();
    setEarlier(attempt);
    setIsRefreshing(false);
  }

  return { earlier, isRefreshing, fail };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
