import * as z from 'zod/mini';
import { type CatalogueType, catalogues, limits } from '../../contract/index.ts';
import type { SafeStorage } from './safeStorage.ts';

export interface StoreOptions<Value extends z.ZodMiniType> {
  readonly storage: SafeStorage;
  readonly key: string;
  /** The property that holds the value next to `timestamp`: 'data' for lists, 'url' for thumbnails. */
  readonly field: 'data' | 'url';
  readonly value: Value;
  /** Milliseconds after which a stored value is stale and is deleted. */
  readonly maxAge: number;
  /** The current time in milliseconds since 1970; `Date.now` by default. */
  readonly now?: () => number;
}

/** One stored value with its age. A malformed or stale value is deleted when it is read. */
export interface Store<Value> {
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
}

/** A value with its age in a browser's storage, as JSON of the shape `{ [field], timestamp }`. */
export function createStore<Value extends z.ZodMiniType>(
  options: StoreOptions<Value>,
): Store<z.output<Value>> {
  const { storage, key, field, maxAge, now = () => Date.now() } = options;
  const schema = z.object({ [field]: options.value, timestamp: z.number() });

  function parse(text: string) {
    try {
      return schema.parse(JSON.parse(text)) as Record<string, unknown>;
    } catch {
      return null;
    }
  }

  return {
    read() {
      const text = storage.get(key);
      if (text === null) return null;
      const entry = parse(text);
      const age = now() - Number(entry?.timestamp);
      if (entry && age >= 0 && age < maxAge) return entry[field] as z.output<Value>;
      storage.remove(key);
      return null;
    },
    write(value) {
      storage.set(key, JSON.stringify({ [field]: value, timestamp: now() }));
    },
    clear: () => storage.remove(key),
  };
}

/** The cached top list of a media type, under its key of `storageKeys`; stale after 24 hours. */
export function topListStore(storage: SafeStorage, type: CatalogueType) {
  const catalogue = catalogues[type];
  return createStore({
    storage,
    key: catalogue.topStorageKey,
    field: 'data',
    value: catalogue.listTopTitles.response,
    maxAge: limits.topListMaxAge,
  });
}
