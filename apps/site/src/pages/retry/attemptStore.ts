import type { Api } from '@gildshelf/api-client/react';
import { attemptKey } from './attemptKey.ts';
import { type FailedAttempt, readFailedAttempt } from './failedAttempt.ts';

/**
 * Where a failed attempt outlives the reload: in the tab's storage or, where that is blocked, beside what the router
 * keeps in this entry of the browser's history.
 */
export function attemptStore(storage: Api['sessionStorage'], form: 'login' | 'register') {
  const key = attemptKey(form);
  return {
    read: (): FailedAttempt | null => readFailedAttempt(storage.get(key) ?? entry()[key] ?? null),
    keep(attempt: FailedAttempt) {
      const text = JSON.stringify(attempt);
      if (!storage.set(key, text)) history.replaceState({ ...entry(), [key]: text }, '');
    },
    forget() {
      storage.remove(key);
      const { [key]: kept, ...rest } = entry();
      if (kept !== undefined) history.replaceState(rest, '');
    },
  };
}

function entry(): Record<string, string | undefined> {
  return (typeof history === 'undefined' ? null : history.state) ?? {};
}
