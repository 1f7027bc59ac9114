import { setImmediate } from 'node:timers/promises';
import type { MediaType } from '@gildshelf/api-client/contract';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { type CountsRepository, createCountsRepository, notCounted } from './createCountsRepository.ts';
import { countsSetting } from './recount.ts';

type Taken = Awaited<ReturnType<CountsRepository['take']>>;
type Differences = Parameters<CountsRepository['add']>[0];

/** What changed and removed items add to the counts and subtract from them. */
function differencesOf({ changed, removed }: Taken): Differences {
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

/** Items that one transaction counts; on SQLite no other write runs meanwhile. */
const itemsPerPart = 250;

/**
 * Brings the tables of counts up to date, in small parts. Copies of the server take turns by locking one row of the settings. A row
 * of the tables is changed once for all ratings since the last fold, and never in the transaction of a user.
 */
export async function foldCounts(store: Store): Promise<void> {
  while (await createCountsRepository(store).isBehind()) {
    const counted = await store.db.transaction().execute(async (db) => {
      await createSettingsRepository(db).hold(countsSetting);
      const counts = createCountsRepository({ db, engine: store.engine });
      const taken = await counts.take(itemsPerPart);
      await counts.add(differencesOf(taken));
      return taken.changed.length + taken.removed.length;
    });
    // What is left is locked by transactions that have not ended.
    if (counted === 0) return;
    await setImmediate();
  }
}
