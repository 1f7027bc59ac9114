import { createCovers } from '../../covers/createCovers.ts';
import type { Dependencies } from '../../Dependencies.ts';
import type { TopListSource } from '../../providers/TopListSource.ts';
import { createCollectionRepository } from '../../repositories/createCollectionRepository.ts';
import { createCountsRepository } from '../../repositories/createCountsRepository.ts';
import { createPublicCollectionsRepository } from '../../repositories/createPublicCollectionsRepository.ts';
import { createTitlesRepository } from '../../repositories/createTitlesRepository.ts';
import { createTopListsRepository } from '../../repositories/createTopListsRepository.ts';
import { createTitleSearch } from '../../repositories/search/createTitleSearch.ts';
import { createPlaceSeal } from './createPlaceSeal.ts';
import { createTurns } from './createTurns.ts';
import type { Media } from './Media.ts';

/** Responses with a long collection that one person can have at the same time; further ones wait. */
const longReadsAtOnce = 2;

/** What browsing and tracking are made of. */
export type MediaDependencies = Pick<
  Dependencies,
  'store' | 'environment' | 'secret' | 'clock' | 'log' | 'living'
> & {
  /** By default the living catalogue. */
  readonly topListSource?: TopListSource | undefined;
};

/** Everything that browsing and tracking need, for one server. */
export function createMedia({
  store,
  environment,
  secret,
  clock,
  log,
  living,
  topListSource = living,
}: MediaDependencies): Media {
  return {
    store,
    clock,
    log,
    titles: createTitlesRepository(store.db),
    titleSearch: createTitleSearch(store),
    collection: createCollectionRepository(store.db),
    counts: createCountsRepository(store),
    mostTracked: environment.mostTracked,
    publicCollections: createPublicCollectionsRepository(store.db),
    topLists: createTopListsRepository(store.db),
    covers: createCovers(environment.apiUrl, environment.pictureCache),
    longReads: createTurns(longReadsAtOnce),
    placeSeal: createPlaceSeal(secret),
    topListSource,
    living,
  };
}
