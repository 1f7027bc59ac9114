import { setImmediate } from 'node:timers/promises';
import type { MediaType, StoredItem } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { knownYear, viewOf } from '../../../platform/titles/presentItem.ts';
import { repositoriesOn } from '../../repositories.ts';
import { groupBy } from './groupBy.ts';
import { loadStoredTitles } from './knownTitles.ts';
import { mergeTitle } from './mergeTitle.ts';
import { topListSetting } from './rankTitles.ts';
import { changeListVersion, lockTitles } from './saveTitles.ts';
import { contentDroppedAt, type TitleSource } from './titleSources.ts';
import { writeTitles } from './writeTitles.ts';

const day = 24 * 60 * 60 * 1000;
/** TMDB allows its content to be stored for six months, of which the shortest have 181 days. */
export const maxContentAgeMs = 180 * day;
const source = 'tmdb';
/** Titles per transaction; on SQLite other writes wait for it. */
const batchSize = 25;

/**
 * Drops the content of TMDB that was fetched more than 180 days ago: its titles stay with their ids, slugs, names and years, and
 * show what the other sources have. Safe to run in several processes concurrently. Resolves to the number of titles.
 */
export async function dropExpiredContent(
  store: Pick<Store, 'db' | 'longTransaction'>,
  now: number,
): Promise<number> {
  let dropped = 0;
  for (;;) {
    const fetchedBefore = now - maxContentAgeMs;
    const expired = await repositoriesOn(store.db).titleSources.tmdbFetchedBefore(fetchedBefore, batchSize);
    if (expired.length === 0) return dropped;
    const titleIds = expired.map(({ title_id }) => title_id);
    await store.longTransaction((db) => dropContent(db, titleIds, fetchedBefore, now));
    dropped += expired.length;
    await setImmediate();
  }
}

/** Drops the content of TMDB about these titles, unless it was fetched since `fetchedBefore`. */
export async function dropContent(
  db: Transaction<Schema>,
  titleIds: readonly string[],
  fetchedBefore: number,
  now: number,
): Promise<void> {
  const searchVersion = await lockTitles(db);
  const { titles, settings, searchTitles } = repositoriesOn(db);
  const stored = await loadStoredTitles(db, await titles.rowsByIds(titleIds));
  const changed = stored.flatMap((title) => {
    const content = title.sources.get(source);
    // Another server may have refreshed it in the meantime.
    if (!content || content.fetchedAt >= fetchedBefore) return [];
    title.sources.set(source, withoutContent(title.mediaType, content));
    title.newSources.add(source);
    title.merged = mergeTitle(title.mediaType, [...title.sources.values()], title.ids);
    return [title];
  });
  for (const [mediaType, titlesOfType] of groupBy(changed, (title) => title.mediaType)) {
    const { isListChanged } = await writeTitles(db, titlesOfType, now);
    // The order of a top list is content of its source, too.
    const isOwnList = (await settings.find(topListSetting(mediaType))) === source;
    const changedIds = titlesOfType.map(({ titleId }) => titleId);
    if (isOwnList) await titles.unrank(changedIds);
    await searchTitles.change(changedIds, searchVersion);
    if (isListChanged) await changeListVersion(db, mediaType, now);
  }
}

/** What identifies a title: its id, its name and its year. */
function withoutContent(mediaType: MediaType, { sourceId, item, names }: TitleSource): TitleSource {
  const view = viewOf(mediaType, item);
  const year = knownYear(view, item);
  const identity: StoredItem = {
    title: view.title,
    type: mediaType,
    ...(year !== null && { facts: { year } }),
  };
  return {
    ...{ source, sourceId, item: identity, names: names.slice(0, 1), pictures: [] },
    ...{ isWhole: false, fetchedAt: contentDroppedAt },
  };
}
