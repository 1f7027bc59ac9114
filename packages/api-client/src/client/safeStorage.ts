/** A place for small texts that never throws: blocked or full storage falls back to memory. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** A browser's storage that never throws, and says when it keeps nothing. */
export interface BrowserStorage extends SafeStorage {
  /** False where the browser has not taken it: then it is forgotten with the page. */
  set(key: string, value: string): boolean;
}

const disposable = /^(topGames|topAnime|thumbnail_.*)$/;

function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    // Where storage is blocked, even reading the property throws.
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}

function dropCaches(storage: Storage) {
  for (const key of Object.keys(storage)) if (disposable.test(key)) storage.removeItem(key);
}

/** Wraps a browser storage; when it is full, cached lists and thumbnails make room for everything else. */
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
        (!disposable.test(key) &&
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
