import type { SafeStorage } from './safeStorage.ts';

/** A storage in memory; its contents are lost when the page is closed. */
export function memoryStorage(): SafeStorage {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}
