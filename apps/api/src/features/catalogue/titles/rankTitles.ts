import { limits, type MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { repositoriesOn } from '../../repositories.ts';
import { lockTitles, saveTitles } from './saveTitles.ts';

/** The name of the setting with the source of the stored top list; if unset, the list is the built-in one. */
export function topListSetting(mediaType: MediaType): string {
  return `top-list-of:${mediaType}`;
}

/** The result of saving a top list. */
interface TopListResult {
  /** False if the list has less than half as many titles as the stored one, which then stays unchanged. */
  readonly isSaved: boolean;
  /** Number of titles of the list, and of the list stored before. */
  readonly length: number;
  readonly previousLength: number;
}

/** Ranks the first hundred of these titles that are not for adults, removes all other ranks, and changes the version, so that all server instances reload it. */
export async function rankTitles(
  db: Transaction<Schema>,
  mediaType: MediaType,
  source: FoundTitle['source'],
  titleIds: readonly string[],
  now: number,
): Promise<TopListResult> {
  const { titles, topLists, settings } = repositoriesOn(db);
  const ids = (await titles.withoutAdult([...new Set(titleIds)])).slice(0, limits.topListSize);
  const previousLength = (await titles.ranks(mediaType)).size;
  const lengths = { length: ids.length, previousLength };
  if (ids.length * 2 < previousLength) return { isSaved: false, ...lengths };
  const isChanged = await changeRanks(
    db,
    mediaType,
    new Map(ids.map((titleId, index) => [titleId, index + 1])),
  );
  if (isChanged) await topLists.setVersion(mediaType, uuidv7(now));
  await settings.save(topListSetting(mediaType), source);
  return { isSaved: true, ...lengths };
}

/** Gives titles their ranks and removes the ranks of all others; resolves to whether any rank changed. */
export async function changeRanks(
  db: Transaction<Schema>,
  mediaType: MediaType,
  ranks: ReadonlyMap<string, number>,
): Promise<boolean> {
  const searchVersion = await lockTitles(db);
  const { titles, searchTitles } = repositoriesOn(db);
  const ranksBefore = await titles.ranks(mediaType);
  const moved = [...ranks].filter(([titleId, rank]) => ranksBefore.get(titleId) !== rank);
  const unranked = [...ranksBefore.keys()].filter((titleId) => !ranks.has(titleId));
  await titles.unrank(unranked);
  await titles.rank(new Map(moved));
  const changed = [...unranked, ...moved.map(([titleId]) => titleId)];
  await searchTitles.change(changed, searchVersion);
  return changed.length > 0;
}

/** Saves the titles of a source's top list and ranks the first hundred, in one transaction; all other titles lose their ranks. */
export function saveTopList(
  store: Pick<Store, 'longTransaction'>,
  mediaType: MediaType,
  source: FoundTitle['source'],
  found: readonly FoundTitle[],
  now: number,
): Promise<TopListResult> {
  const sorted = [...found].sort((a, b) => rankOf(a) - rankOf(b));
  return store.longTransaction(async (db) =>
    rankTitles(db, mediaType, source, await saveTitles(db, sorted, now), now),
  );
}

function rankOf({ rank }: FoundTitle): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}
