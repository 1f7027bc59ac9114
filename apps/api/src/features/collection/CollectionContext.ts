import type { Transaction } from 'kysely';
import type { ChangeRecorder, ItemChange } from '../../config/ChangeRecorder.ts';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { RemovedTitleRow } from '../../platform/db/rows/historyRows.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Covers } from '../../platform/titles/titleResponse.ts';
import { type Repositories, repositoriesOn } from '../repositories.ts';
import { type CursorCipher, createCursorCipher } from './collectionCursor.ts';
import type { FindOwner } from './createFindOwner.ts';

/** What the history of a user does when the status of a title changes, or when a title leaves the collection. */
export interface TitleHistories {
  /** Locks the history of a user until the transaction ends, before `ChangeRecorder.lock`. */
  readonly lock: (db: Transaction<Schema>, userId: string) => Promise<void>;
  /** Begins to log what a transaction changes in a title; `end` resolves to the id of the edit, undefined if nothing has changed. */
  readonly beginEdit: (
    db: Transaction<Schema>,
    edit: Pick<ItemChange, 'userId' | 'mediaType' | 'titleId'> & { readonly kind: 'rate' | 'remove' },
  ) => Promise<{ readonly end: () => Promise<string | undefined> }>;
  /** Called in the transaction that saves a status. */
  readonly changed: (db: Transaction<Schema>, change: ItemChange) => Promise<void>;
  /** Called in the transaction that removes a title, with what the title was. */
  readonly removed: (db: Transaction<Schema>, title: Omit<RemovedTitleRow, 'removed_at'>) => Promise<void>;
}

/** What the services of collections get from other features. */
export interface CollectionDependencies extends Pick<ServerContext, 'store' | 'config' | 'secret' | 'clock'> {
  readonly covers: Covers;
  readonly findOwner: FindOwner;
  readonly changes: ChangeRecorder;
  readonly histories: TitleHistories;
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
