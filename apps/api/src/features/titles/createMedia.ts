import type { ServerContext } from '../../config/ServerContext.ts';
import type { CatalogueSync } from '../catalogue/sync/CatalogueSync.ts';
import { createCursorSeal } from '../collection/collectionCursor.ts';
import { createCountsRepository } from '../collection/counts/createCountsRepository.ts';
import { createCollectionRepository } from '../collection/createCollectionRepository.ts';
import { createTurns } from '../collection/createTurns.ts';
import { createPublicCollectionsRepository } from '../collection/public/createPublicCollectionsRepository.ts';
import { createCovers } from '../covers/createCovers.ts';
import { createTitlesRepository } from './createTitlesRepository.ts';
import type { Media } from './Media.ts';
import { createTitleSearch } from './search/createTitleSearch.ts';
import { createTopListsRepository } from './top-lists/createTopListsRepository.ts';
import type { TopListSource } from './top-lists/TopListSource.ts';

/** Responses with a long collection that one person can have at the same time; further ones wait. */
const longReadsAtOnce = 2;

/** What browsing and tracking are made of. */
export type MediaDependencies = ServerContext & {
  /** Without it the catalogue has the stored titles only. */
  readonly catalogueSync?: CatalogueSync | undefined;
  /** By default `catalogueSync`. */
  readonly topListSource?: TopListSource | undefined;
};

/** Everything that browsing and tracking need, for one server. */
export function createMedia({
  store,
  config,
  secret,
  clock,
  log,
  catalogueSync,
  topListSource = catalogueSync,
}: MediaDependencies): Media {
  return {
    store,
    clock,
    log,
    titles: createTitlesRepository(store.db),
    titleSearch: createTitleSearch(store),
    collection: createCollectionRepository(store.db),
    counts: createCountsRepository(store),
    mostTracked: config.mostTracked,
    publicCollections: createPublicCollectionsRepository(store.db),
    topLists: createTopListsRepository(store.db),
    covers: createCovers(config.apiUrl, config.pictureCache),
    longReads: createTurns(longReadsAtOnce),
    placeSeal: createCursorSeal(secret),
    topListSource,
    catalogueSync,
  };
}
