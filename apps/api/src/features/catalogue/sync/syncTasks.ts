import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import type { CatalogueProvider, FoundTitle } from '../../../providers/CatalogueProvider.ts';

/** Dependencies shared by the parts of the sync. */
export interface SyncContext {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  /** The providers of a media type in order of preference. */
  readonly providersOf: (type: MediaType) => readonly CatalogueProvider[];
  /** Stores found titles in the catalogue. */
  readonly save: (found: readonly FoundTitle[]) => Promise<unknown>;
}

/** A set of keys that expire after their own `ms`; at most `size` keys, of which the oldest is evicted first. */
export function createExpiringSet(clock: () => number, size: number) {
  const expiries = new Map<string, number>();
  return {
    has: (key: string) => (expiries.get(key) ?? 0) > clock(),
    add: (key: string, ms: number) => {
      expiries.delete(key);
      expiries.set(key, clock() + ms);
      if (expiries.size <= size) return;
      const [oldest = ''] = expiries.keys();
      expiries.delete(oldest);
    },
  };
}
