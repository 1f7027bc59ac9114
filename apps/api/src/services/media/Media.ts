import type { Covers } from '../../covers/createCovers.ts';
import type { Dependencies } from '../../Dependencies.ts';
import type { TopListSource } from '../../providers/TopListSource.ts';
import type { CollectionRepository } from '../../repositories/createCollectionRepository.ts';
import type { CountsRepository } from '../../repositories/createCountsRepository.ts';
import type { PublicCollectionsRepository } from '../../repositories/createPublicCollectionsRepository.ts';
import type { TitlesRepository } from '../../repositories/createTitlesRepository.ts';
import type { TopListsRepository } from '../../repositories/createTopListsRepository.ts';
import type { TitleSearch } from '../../repositories/search/createTitleSearch.ts';
import type { LivingCatalogue } from '../catalogue/LivingCatalogue.ts';
import type { PlaceSeal } from './createPlaceSeal.ts';
import type { createTurns } from './createTurns.ts';

/** What the services of browsing and tracking work with. */
export interface Media extends Pick<Dependencies, 'store' | 'clock' | 'log'> {
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
  readonly living?: Pick<LivingCatalogue, 'ask' | 'freshen'> | undefined;
}
