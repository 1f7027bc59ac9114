/** A key-value storage for strings that never throws: blocked or full storage falls back to memory. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** A browser's storage that never throws and reports whether a value was persisted. */
export interface BrowserStorage extends SafeStorage {
  /** False when the browser did not store the value: it is then in memory only and lost when the page is closed. */
  set(key: string, value: string): boolean;
}

/** Cached top lists, thumbnails and content of the user, but not the position in a list. */
const evictable = /^(top(?!.*Position$)|thumbnail_|ownContent$)/;

function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    // When storage is blocked, even reading the property throws.
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}

function dropCaches(storage: Storage) {
  for (const key of Object.keys(storage)) if (evictable.test(key)) storage.removeItem(key);
}

/** Wraps a browser storage; when it is full, cached lists and thumbnails are deleted to make room for other values. */
export function safeStorage(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const memory = new Map<string, string>();

  function attempt<Result>(action: (storage: Storage) => Result): Result | null {
    try {
      const storage = browserStorage(kind);
      return storage && action(storage);
    } catch {
      return null;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    set(key, value) {
      const write = (storage: Storage) => {
        storage.setItem(key, value);
        return true;
      };
      const isStored =
        attempt(write) ||
        (!evictable.test(key) &&
          attempt((storage) => {
            dropCaches(storage);
            return write(storage);
          })) ||
        false;
      if (isStored) memory.delete(key);
      else {
        attempt((storage) => storage.removeItem(key));
        memory.set(key, value);
      }
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** A storage in memory; its contents are lost when the page is closed. */
export function memoryStorage(): SafeStorage {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}
