import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { createTopListsRepository } from '../../titles/top-lists/createTopListsRepository.ts';
import { groupBy } from './groupBy.ts';
import { matchTitles } from './matchTitles.ts';
import type { TitleToSave } from './StoredTitle.ts';
import { writeTitles } from './writeTitles.ts';

const batchSize = 500;
/** Setting whose row is locked while titles are saved: otherwise two concurrent writers could both create the same new title. */
const lockSetting = 'keeping-titles';

/** Acquires the lock for saving titles, which is held until the transaction ends. */
export function lockTitles(db: Transaction<Schema>): Promise<unknown> {
  return createSettingsRepository(db).lock(lockSetting);
}

/** Saves found titles within the transaction of the caller; resolves to their ids, in the order of `found`. */
export async function saveTitles(
  db: Transaction<Schema>,
  found: readonly TitleToSave[],
  now: number,
): Promise<string[]> {
  if (found.length === 0) return [];
  await lockTitles(db);
  const ids = new Map<TitleToSave, string>();
  for (const [mediaType, titlesOfType] of groupBy(found, ({ mediaType }) => mediaType)) {
    let isListChanged = false;
    for (let start = 0; start < titlesOfType.length; start += batchSize) {
      const batch = titlesOfType.slice(start, start + batchSize);
      const matched = await matchTitles(db, mediaType, batch, now);
      const hasRankedChange = await writeTitles(db, [...new Set(matched)], now);
      isListChanged ||= hasRankedChange;
      for (const [index, title] of batch.entries()) ids.set(title, matched[index]?.titleId ?? '');
    }
    if (isListChanged) await changeListVersion(db, mediaType, now);
  }
  return found.map((title) => ids.get(title) ?? '');
}

function changeListVersion(db: Transaction<Schema>, mediaType: MediaType, now: number) {
  return createTopListsRepository(db).setVersion(mediaType, uuidv7(now));
}
