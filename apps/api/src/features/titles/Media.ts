import type { ServerContext } from '../../config/ServerContext.ts';
import type { CatalogueSync } from '../catalogue/sync/CatalogueSync.ts';
import type { CursorCipher } from '../collection/collectionCursor.ts';
import type { CountsRepository } from '../collection/counts/createCountsRepository.ts';
import type { CollectionRepository } from '../collection/createCollectionRepository.ts';
import type { createConcurrencyLimit } from '../collection/createConcurrencyLimit.ts';
import type { PublicCollectionsRepository } from '../collection/public/createPublicCollectionsRepository.ts';
import type { Covers } from '../covers/createCovers.ts';
import type { TitlesRepository } from './createTitlesRepository.ts';
import type { TitleSearch } from './search/createTitleSearch.ts';
import type { TopListsRepository } from './top-lists/createTopListsRepository.ts';
import type { TopListSource } from './top-lists/TopListSource.ts';

/** Dependencies of the browsing and tracking services. */
export interface Media extends Pick<ServerContext, 'store' | 'clock' | 'log'> {
  readonly titles: TitlesRepository;
  readonly titleSearch: TitleSearch;
  readonly collection: CollectionRepository;
  readonly counts: Pick<CountsRepository, 'ratingsOf' | 'sizeOf'>;
  readonly publicCollections: PublicCollectionsRepository;
  readonly topLists: TopListsRepository;
  /** Maximum number of titles that a user can track. */
  readonly maxTrackedTitles: number;
  readonly covers: Covers;
  /** Limits how many long collection responses a user can read concurrently. */
  readonly longReadLimit: ReturnType<typeof createConcurrencyLimit>;
  readonly cursorCipher: CursorCipher;
  /** This and `catalogueSync` are undefined if no provider is configured. */
  readonly topListSource?: TopListSource | undefined;
  readonly catalogueSync?: Pick<CatalogueSync, 'searchProviders' | 'refreshTitle'> | undefined;
}
