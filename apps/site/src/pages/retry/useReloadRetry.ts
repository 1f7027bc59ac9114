import { limits } from '@gildshelf/api-client/contract';
import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';
import { type FailedAttempt, readFailedAttempt } from './failedAttempt.ts';

/**
 * After a failed attempt the page says 'Refreshing...', reloads 1.5 s later, and shows what was kept of the attempt: the
 * message and the values, never the password.
 */
export function useReloadRetry(form: 'login' | 'register') {
  const { sessionStorage } = useApi();
  const key = `failedAttempt_${form}`;
  const [earlier, setEarlier] = useState(() => readFailedAttempt(sessionStorage.get(key)));
  const [isRefreshing, setIsRefreshing] = useState(false);

  useEffect(() => sessionStorage.remove(key), [sessionStorage, key]);

  function fail(attempt: FailedAttempt) {
    sessionStorage.set(key, JSON.stringify(attempt));
    setIsRefreshing(true);
    setTimeout(() => {
      if (navigator.onLine) return location.reload();
      sessionStorage.remove(key);
      setEarlier(attempt);
      setIsRefreshing(false);
    }, limits.reloadDelay);
  }

  return { earlier, isRefreshing, fail };
}
