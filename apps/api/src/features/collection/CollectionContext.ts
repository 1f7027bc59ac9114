import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Covers } from '../../platform/titles/titleResponse.ts';
import { type Repositories, repositoriesOn } from '../repositories.ts';
import { type CursorCipher, createCursorCipher } from './collectionCursor.ts';
import type { FindOwner } from './createFindOwner.ts';

/** A change of one title of a user's collection; `before` is undefined if the title was not tracked. */
export interface ItemChange {
  readonly userId: string;
  readonly mediaType: MediaType;
  readonly titleId: string;
  readonly before: TrackedState | undefined;
  readonly after: TrackedState;
}

interface TrackedState {
  readonly status: string;
  readonly rating: number;
}

/** Records the changes of users who want them reported elsewhere. */
export interface ChangeRecorder {
  /** Whether the changes of a user have to be recorded. */
  readonly isWatched: (userId: string) => Promise<boolean>;
  /** Serialises the changes of a user until the transaction ends. */
  readonly lock: (db: Transaction<Schema>, userId: string) => Promise<void>;
  readonly record: (db: Transaction<Schema>, change: ItemChange) => Promise<void>;
  /** Called after the transaction. */
  readonly committed: () => void;
}

/** What the services of collections get from other features. */
export interface CollectionDependencies extends Pick<ServerContext, 'store' | 'config' | 'secret' | 'clock'> {
  readonly covers: Covers;
  readonly findOwner: FindOwner;
  readonly changes: ChangeRecorder;
}

/** The dependencies of the services of collections. */
export interface CollectionContext
  extends Omit<CollectionDependencies, 'config' | 'secret'>,
    Pick<Repositories, 'titles' | 'collection'> {
  readonly counts: Pick<Repositories['counts'], 'publicSizeOf'>;
  /** Maximum number of titles that a user can track. */
  readonly maxTrackedTitles: number;
  /** Limits how many long responses a user can read concurrently. */
  readonly longReadLimit: ReturnType<typeof createConcurrencyLimit>;
  readonly cursorCipher: CursorCipher;
}

/** Long responses that a user can read concurrently; further ones wait. */
const maxLongReads = 2;

/** Adds the repositories, limits and the cipher to what the services of collections get from other features. */
export function createCollectionContext({
  store,
  config,
  secret,
  ...dependencies
}: CollectionDependencies): CollectionContext {
  const { titles, collection, counts } = repositoriesOn(store.db);
  return {
    ...{ ...dependencies, store, titles, collection, counts },
    maxTrackedTitles: config.maxTrackedTitles,
    longReadLimit: createConcurrencyLimit(maxLongReads),
    cursorCipher: createCursorCipher(secret),
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
