import type { ServerContext } from '../../config/ServerContext.ts';
import type { CatalogueSync, TopListSource } from '../catalogue/sync/catalogueSync.ts';
import { type CursorCipher, createCursorCipher } from '../collection/collectionCursor.ts';
import { type Covers, createCovers } from '../covers/covers.ts';
import { type Repositories, repositoriesOn } from '../repositories.ts';
import { createTitleSearch, type TitleSearch } from './search/createTitleSearch.ts';

/** Dependencies of the browsing and tracking services. */
export interface Media
  extends Pick<ServerContext, 'store' | 'clock' | 'log'>,
    Pick<Repositories, 'titles' | 'collection' | 'publicCollections' | 'topLists'> {
  readonly titleSearch: TitleSearch;
  readonly counts: Pick<Repositories['counts'], 'ratingsOf' | 'sizeOf'>;
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
  const { titles, collection, counts, publicCollections, topLists } = repositoriesOn(store.db);
  return {
    store,
    clock,
    log,
    titles,
    titleSearch: createTitleSearch(store),
    collection,
    counts,
    maxTrackedTitles: config.maxTrackedTitles,
    publicCollections,
    topLists,
    covers: createCovers(config.apiUrl, config.imageCache),
    longReadLimit: createConcurrencyLimit(maxLongReads),
    cursorCipher: createCursorCipher(secret),
    topListSource,
    catalogueSync,
  };
}

interface Queue {
  active: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits each key to `maxConcurrent` holders; further ones wait in order. The returned function resolves to a function that releases
 * the slot and must be called once.
 */
function createConcurrencyLimit(maxConcurrent: number) {
  const queues = new Map<string, Queue>();
  return async (key: string): Promise<() => void> => {
    const queue = queues.get(key) ?? { active: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.active < maxConcurrent) queue.active += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    return () => {
      const next = queue.waiting.shift();
      if (next) return next();
      queue.active -= 1;
      if (queue.active === 0) queues.delete(key);
    };
  };
}
