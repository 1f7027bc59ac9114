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
