import type { SafeStorage } from './safeStorage.ts';

/** A place for small texts that goes with the page. */
export function memoryStorage(): SafeStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}
