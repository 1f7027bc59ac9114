import { limits } from '@gildshelf/api-client/contract';
import { type Api, useApi } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';
import { attemptKey } from '../hydration/hydrationData.ts';
import { useIsMounted } from './useIsMounted.ts';

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

/** What is stored of a failed login or registration across the reload. */
export interface FailedAttempt {
  readonly message: string;
  readonly values: Readonly<Record<string, string>>;
  /** The email address to verify, when that is why the attempt failed. */
  readonly unverifiedEmail?: string;
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Parses a stored attempt; null when it is missing or invalid. */
export function readFailedAttempt(text: string | null): FailedAttempt | null {
  try {
    const stored = JSON.parse(text ?? 'null');
    if (!isString(stored?.message) || typeof stored.values !== 'object') return null;
    const values = Object.fromEntries(
      Object.entries(stored.values as object).filter((entry): entry is [string, string] =>
        isString(entry[1]),
      ),
    );
    return {
      message: stored.message,
      values,
      ...(isString(stored.unverifiedEmail) && { unverifiedEmail: stored.unverifiedEmail }),
    };
  } catch {
    return null;
  }
}
