import type { SafeStorage } from '@gildshelf/api-client';
import { useApi } from '@gildshelf/api-client/react';
import { useState } from 'react';

const storageKey = 'recentSearches';
const maximum = 8;

/** The latest searches of this browser, the newest first; none when the stored value is malformed. */
export function readRecentSearches(storage: SafeStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.get(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((query) => typeof query === 'string' && query !== '').slice(0, maximum)
      : [];
  } catch {
    return [];
  }
}

/** Stores a search as the newest one, without an older one that differs from it only in case. */
export function addRecentSearch(storage: SafeStorage, query: string): void {
  const others = readRecentSearches(storage).filter((other) => other.toLowerCase() !== query.toLowerCase());
  storage.set(storageKey, JSON.stringify([query, ...others].slice(0, maximum)));
}

/** The latest searches of this browser, and functions that delete one or all of them. */
export function useRecentSearches() {
  const { localStorage } = useApi();
  const [searches, setSearches] = useState(() => readRecentSearches(localStorage));
  return {
    searches,
    forget(query: string) {
      const others = readRecentSearches(localStorage).filter((other) => other !== query);
      localStorage.set(storageKey, JSON.stringify(others));
      setSearches(others);
    },
    forgetAll() {
      localStorage.remove(storageKey);
      setSearches([]);
    },
  };
}
