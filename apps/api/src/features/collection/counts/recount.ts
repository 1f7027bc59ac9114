import { setImmediate } from 'node:timers/promises';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { nilId } from '../../../platform/db/uuid.ts';
import { createCountsRepository } from './createCountsRepository.ts';

/** The setting with the progress of a recount; its row is locked by each transaction that changes the tables of counts. */
export const countsSetting = 'rating counts';

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
  await createSettingsRepository(store.db).save(countsSetting, start);
  return finishRecount(store, stopped);
}

function recountPart(store: Store): Promise<Progress> {
  return store.longTransaction(async (db) => {
    const settings = createSettingsRepository(db);
    const progress = ((await settings.lock(countsSetting)) || start) as Progress;
    if (progress === 'whole') return progress;
    const [kind, after] = progress.split(' ');
    const counts = createCountsRepository({ db, engine: store.engine });
    const last =
      kind === 'titles'
        ? await counts.recountTitles(after || nilId, titlesPerPart)
        : await counts.recountUsers(after || nilId, usersPerPart);
    const next: Progress = last ? `${kind as 'titles'} ${last}` : kind === 'titles' ? 'people ' : 'whole';
    await settings.save(countsSetting, next);
    return next;
  });
}
