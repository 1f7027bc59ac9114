import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../database/Store.ts';
import type { Log } from '../../Log.ts';
import type { CatalogueProvider } from '../../providers/catalogue/CatalogueProvider.ts';
import type { FoundTitle } from '../../providers/catalogue/FoundTitle.ts';

/** What the parts of the living catalogue work with. */
export interface Growing {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  /** The providers of a media type in order of preference. */
  readonly providersOf: (type: MediaType) => readonly CatalogueProvider[];
  /** Puts what was found into the catalogue. */
  readonly keep: (found: readonly FoundTitle[]) => Promise<unknown>;
}
