import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import type { CatalogueProvider, FoundTitle } from '../../../providers/CatalogueProvider.ts';

/** What the parts of the sync work with. */
export interface SyncContext {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  /** The providers of a media type in order of preference. */
  readonly providersOf: (type: MediaType) => readonly CatalogueProvider[];
  /** Puts what was found into the catalogue. */
  readonly keep: (found: readonly FoundTitle[]) => Promise<unknown>;
}
