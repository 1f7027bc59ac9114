import type { Api } from '@gildshelf/api-client/react';
import { attemptKey } from './attemptKey.ts';
import { type FailedAttempt, readFailedAttempt } from './failedAttempt.ts';

/**
 * Stores a failed attempt across the reload: in the session storage or, if that is blocked, in the state of the current history entry,
 * beside the router's own fields.
 */
export function attemptStore(storage: Api['sessionStorage'], form: 'login' | 'register') {
  const key = attemptKey(form);
  return {
    read: (): FailedAttempt | null => readFailedAttempt(storage.get(key) ?? historyState()[key] ?? null),
    save(attempt: FailedAttempt) {
      const text = JSON.stringify(attempt);
      if (!storage.set(key, text)) history.replaceState({ ...historyState(), [key]: text }, '');
    },
    clear() {
      storage.remove(key);
      const { [key]: stored, ...rest } = historyState();
      if (stored !== undefined) history.replaceState(rest, '');
    },
  };
}

function historyState(): Record<string, string | undefined> {
  return (typeof history === 'undefined' ? null : history.state) ?? {};
}
