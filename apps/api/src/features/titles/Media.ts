import type { ServerContext } from '../../config/ServerContext.ts';
import type { CatalogueSync } from '../catalogue/sync/CatalogueSync.ts';
import type { PlaceSeal } from '../collection/collectionCursor.ts';
import type { CountsRepository } from '../collection/counts/createCountsRepository.ts';
import type { CollectionRepository } from '../collection/createCollectionRepository.ts';
import type { createTurns } from '../collection/createTurns.ts';
import type { PublicCollectionsRepository } from '../collection/public/createPublicCollectionsRepository.ts';
import type { Covers } from '../covers/createCovers.ts';
import type { TitlesRepository } from './createTitlesRepository.ts';
import type { TitleSearch } from './search/createTitleSearch.ts';
import type { TopListsRepository } from './top-lists/createTopListsRepository.ts';
import type { TopListSource } from './top-lists/TopListSource.ts';

/** What the services of browsing and tracking work with. */
export interface Media extends Pick<ServerContext, 'store' | 'clock' | 'log'> {
  readonly titles: TitlesRepository;
  readonly titleSearch: TitleSearch;
  readonly collection: CollectionRepository;
  readonly counts: Pick<CountsRepository, 'ratingsOf' | 'sizeOf'>;
  readonly publicCollections: PublicCollectionsRepository;
  readonly topLists: TopListsRepository;
  /** Titles that a person can track. */
  readonly mostTracked: number;
  readonly covers: Covers;
  /** Limits how many long collections a person reads at the same time. */
  readonly longReads: ReturnType<typeof createTurns>;
  readonly placeSeal: PlaceSeal;
  /** These two are undefined where no provider is set up. */
  readonly topListSource?: TopListSource | undefined;
  readonly catalogueSync?: Pick<CatalogueSync, 'searchProviders' | 'refreshTitle'> | undefined;
}
