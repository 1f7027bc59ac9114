import { setImmediate } from 'node:timers/promises';
import type { Store } from '../../database/Store.ts';
import { createCountsRepository } from '../../repositories/createCountsRepository.ts';
import { createSettingsRepository } from '../../repositories/createSettingsRepository.ts';
import { countsSetting } from './countsSetting.ts';
import { differencesOf } from './differencesOf.ts';

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
