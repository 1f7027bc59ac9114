import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import { uuidv7 } from '../../../platform/crypto/uuidv7.ts';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { createTopListsRepository } from '../../titles/top-lists/createTopListsRepository.ts';
import { groupBy } from './groupBy.ts';
import { placeTitles } from './placeTitles.ts';
import type { TitleToSave } from './StoredTitle.ts';
import { writeTitles } from './writeTitles.ts';

const atOnce = 500;
/** Whoever keeps titles holds this row: two that find the same new title at once would both make one. */
const turn = 'keeping-titles';

/** Waits until nobody else keeps titles; nobody does until the transaction ends. */
export function holdTurn(db: Transaction<Schema>): Promise<unknown> {
  return createSettingsRepository(db).hold(turn);
}

/** Keeps found titles within a transaction of others' making; gives their ids, in the order given. */
export async function saveTitles(
  db: Transaction<Schema>,
  found: readonly TitleToSave[],
  now: number,
): Promise<string[]> {
  if (found.length === 0) return [];
  await holdTurn(db);
  const ids = new Map<TitleToSave, string>();
  for (const [mediaType, own] of groupBy(found, ({ mediaType }) => mediaType)) {
    let isListChanged = false;
    for (let start = 0; start < own.length; start += atOnce) {
      const some = own.slice(start, start + atOnce);
      const placed = await placeTitles(db, mediaType, some, now);
      const isListed = await writeTitles(db, [...new Set(placed)], now);
      isListChanged ||= isListed;
      for (const [place, title] of some.entries()) ids.set(title, placed[place]?.titleId ?? '');
    }
    if (isListChanged) await renew(db, mediaType, now);
  }
  return found.map((title) => ids.get(title) ?? '');
}

function renew(db: Transaction<Schema>, mediaType: MediaType, now: number) {
  return createTopListsRepository(db).renew(mediaType, uuidv7(now));
}
