import { setImmediate } from 'node:timers/promises';
import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import { nilId } from '../../../platform/db/uuid.ts';
import { repositoriesOn } from '../../repositories.ts';
import { type CountsRepository, countsSetting, notCounted } from './createCountsRepository.ts';

type CountedItems = Awaited<ReturnType<CountsRepository['takeUncounted']>>;
type Differences = Parameters<CountsRepository['add']>[0];

/** Computes how changed and removed items change the counts. */
function differencesOf({ changed, removed }: CountedItems): Differences {
  const ratings = new Map<string, Differences['ratings'][number]>();
  const sizes = new Map<string, Differences['sizes'][number]>();
  const addRating = (title_id: string, rating: number, by: number) => {
    const key = `${title_id} ${rating}`;
    const rating_count = (ratings.get(key)?.rating_count ?? 0) + by;
    if (rating > 0) ratings.set(key, { title_id, rating, rating_count });
  };
  const addTitle = (user_id: string, media_type: MediaType, by: number) => {
    const key = `${user_id} ${media_type}`;
    sizes.set(key, { user_id, media_type, title_count: (sizes.get(key)?.title_count ?? 0) + by });
  };
  for (const { user_id, media_type, title_id, rating, counted_rating } of changed) {
    addRating(title_id, rating, 1);
    addRating(title_id, counted_rating, -1);
    if (counted_rating === notCounted) addTitle(user_id, media_type, 1);
  }
  for (const { user_id, media_type, title_id, counted_rating } of removed) {
    addRating(title_id, counted_rating, -1);
    addTitle(user_id, media_type, -1);
  }
  return { ratings: [...ratings.values()], sizes: [...sizes.values()] };
}

/** Items counted in one transaction; on SQLite other writes wait for it. */
const itemsPerPart = 250;

/**
 * Updates the tables of counts in small parts. Server instances are serialised by a lock on one row of the settings. A row of the
 * tables is updated once for all ratings since the last fold, and never in the transaction of a user.
 */
export async function foldCounts(store: Store): Promise<void> {
  while (await repositoriesOn(store.db).counts.hasUncounted()) {
    const counted = await store.db.transaction().execute(async (db) => {
      const { counts } = repositoriesOn(db);
      await counts.lock();
      const items = await counts.takeUncounted(itemsPerPart);
      await counts.add(differencesOf(items));
      return items.changed.length + items.removed.length;
    });
    // The remaining items are locked by other transactions.
    if (counted === 0) return;
    await setImmediate();
  }
}

const titlesPerPart = 1000;
const usersPerPart = 100;

/** The kind of rows to count next and the last counted id, or `whole` when complete. Stored in the database. */
type Progress = `${'titles' | 'people'} ${string}` | 'whole';
const start: Progress = 'titles ';

/** Continues a recount in parts, each a transaction that saves its progress. Resolves to false if it was stopped. */
export async function finishRecount(store: Store, stopped?: AbortSignal): Promise<boolean> {
  while (!stopped?.aborted) {
    if ((await recountPart(store)) === 'whole') return true;
    await setImmediate();
  }
  return false;
}

/** Recounts all ratings and collections from the tracked items; safe during concurrent reads and writes. */
export async function recount(store: Store, stopped?: AbortSignal): Promise<boolean> {
  await repositoriesOn(store.db).settings.save(countsSetting, start);
  return finishRecount(store, stopped);
}

function recountPart(store: Store): Promise<Progress> {
  return store.longTransaction(async (db) => {
    const { settings, counts } = repositoriesOn(db);
    const progress = ((await counts.lock()) || start) as Progress;
    if (progress === 'whole') return progress;
    const [kind, after] = progress.split(' ');
    const last =
      kind === 'titles'
        ? await counts.recountTitles(after || nilId, titlesPerPart)
        : await counts.recountUsers(after || nilId, usersPerPart);
    const next: Progress = last ? `${kind as 'titles'} ${last}` : kind === 'titles' ? 'people ' : 'whole';
    await settings.save(countsSetting, next);
    return next;
  });
}
