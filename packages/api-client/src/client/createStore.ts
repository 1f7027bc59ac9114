import * as z from 'zod/mini';
import type { SafeStorage } from './safeStorage.ts';

export interface StoreOptions<Value extends z.ZodMiniType> {
  readonly storage: SafeStorage;
  readonly key: string;
  /** The word under which the value is kept beside its `timestamp`: 'data' for lists, 'url' for thumbnails. */
  readonly field: 'data' | 'url';
  readonly value: Value;
  /** Milliseconds after which a kept value no longer counts. */
  readonly maxAge: number;
  readonly now?: () => number;
}

/** One kept value with its age. Junk and what is too old is deleted when read. */
export interface Store<Value> {
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
}

/** A value with its age in a browser's storage, in the shape of §3: `{ [field], timestamp }`. */
export function createStore<Value extends z.ZodMiniType>(
  options: StoreOptions<Value>,
): Store<z.output<Value>> {
  const { storage, key, field, maxAge, now = () => Date.now() } = options;
  const kept = z.object({ [field]: options.value, timestamp: z.number() });

  function parse(text: string) {
    try {
      return kept.parse(JSON.parse(text)) as Record<string, unknown>;
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
