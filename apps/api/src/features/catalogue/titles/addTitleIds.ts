import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { loadKnownTitles } from './knownTitles.ts';
import { mergeTitle } from './mergeTitle.ts';
import type { StoredTitle, TitleToSave } from './StoredTitle.ts';
import { addNewIds, changeListVersion, lockTitles } from './saveTitles.ts';
import { writeTitles } from './writeTitles.ts';

/** Whether the ids of a found title may be added to a stored one with which it shares an id. */
type MayAdd = (title: StoredTitle, found: TitleToSave) => boolean;

/**
 * Adds ids to the stored titles that share one of them and have no other id of the same kind; stores no other data of `found`. Resolves
 * to the entries of `found` without such a title.
 */
export async function addTitleIds(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly TitleToSave[],
  now: number,
  mayAdd: MayAdd = () => true,
): Promise<TitleToSave[]> {
  await lockTitles(db);
  const known = await loadKnownTitles(db, mediaType, found);
  const changed = new Set<StoredTitle>();
  const others: TitleToSave[] = [];
  for (const entry of found) {
    const title = Object.entries(entry.ids)
      .flatMap(([name, value]) => known.findByOtherId(name, value) ?? [])
      .find((candidate) => hasNoOtherIds(candidate, entry) && mayAdd(candidate, entry));
    if (!title) {
      others.push(entry);
      continue;
    }
    addNewIds(known, title, entry.ids);
    if (title.newIds.size === 0) continue;
    title.merged = mergeTitle(mediaType, [...title.sources.values()], title.ids);
    known.put(title);
    changed.add(title);
  }
  const { isListChanged } = await writeTitles(db, [...changed], now);
  if (isListChanged) await changeListVersion(db, mediaType, now);
  return others;
}

function hasNoOtherIds(title: StoredTitle, { ids }: TitleToSave): boolean {
  return Object.entries(ids).every(([name, value]) => (title.ids.get(name) ?? value) === value);
}
