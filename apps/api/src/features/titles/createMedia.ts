import type { ServerContext } from '../../config/ServerContext.ts';
import type { CatalogueSync } from '../catalogue/sync/CatalogueSync.ts';
import { createCursorCipher } from '../collection/collectionCursor.ts';
import { createCountsRepository } from '../collection/counts/createCountsRepository.ts';
import { createCollectionRepository } from '../collection/createCollectionRepository.ts';
import { createConcurrencyLimit } from '../collection/createConcurrencyLimit.ts';
import { createPublicCollectionsRepository } from '../collection/public/createPublicCollectionsRepository.ts';
import { createCovers } from '../covers/createCovers.ts';
import { createTitlesRepository } from './createTitlesRepository.ts';
import type { Media } from './Media.ts';
import { createTitleSearch } from './search/createTitleSearch.ts';
import { createTopListsRepository } from './top-lists/createTopListsRepository.ts';
import type { TopListSource } from './top-lists/TopListSource.ts';

/** Long collection responses that a user can read concurrently; further ones wait. */
const maxLongReads = 2;

/** Dependencies of `createMedia`. */
export type MediaDependencies = ServerContext & {
  /** Without it the catalogue contains only the stored titles. */
  readonly catalogueSync?: CatalogueSync | undefined;
  /** Defaults to `catalogueSync`. */
  readonly topListSource?: TopListSource | undefined;
};

/** Creates the repositories and services of browsing and tracking for one server. */
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
    maxTrackedTitles: config.maxTrackedTitles,
    publicCollections: createPublicCollectionsRepository(store.db),
    topLists: createTopListsRepository(store.db),
    covers: createCovers(config.apiUrl, config.imageCache),
    longReadLimit: createConcurrencyLimit(maxLongReads),
    cursorCipher: createCursorCipher(secret),
    topListSource,
    catalogueSync,
  };
}
