import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { namesPerTitle } from '../../../platform/titles/searchNames.ts';
import { repositoriesOn } from '../../repositories.ts';
import { loadStoredTitles } from '../titles/knownTitles.ts';
import { mergeTitle } from '../titles/mergeTitle.ts';
import { writeTitles } from '../titles/writeTitles.ts';

/** The source with the names of merged titles whose own source row could not be stored, as a title has one row per source. */
export const mergedNamesSource = 'merged';

/** Computes titles from their sources after these have changed, with their names for search and the version of the top list. */
export async function refreshTitles(
  db: Transaction<Schema>,
  mediaType: MediaType,
  titleIds: readonly string[],
  { now, searchVersion }: { readonly now: number; readonly searchVersion: number },
): Promise<void> {
  const { titles, topLists, searchTitles } = repositoriesOn(db);
  for (const titleId of titleIds) await saveMergedNames(db, mediaType, titleId, now);
  const stored = await loadStoredTitles(db, await titles.rowsByIds(titleIds));
  for (const title of stored) title.merged = mergeTitle(mediaType, [...title.sources.values()], title.ids);
  await writeTitles(db, stored, now);
  await searchTitles.change(titleIds, searchVersion);
  await topLists.setVersion(mediaType, uuidv7(now));
}

async function saveMergedNames(
  db: Transaction<Schema>,
  mediaType: MediaType,
  titleId: string,
  now: number,
): Promise<void> {
  const { merges, titleSources } = repositoriesOn(db);
  await merges.deleteRows('title_sources', titleId, ['source'], [{ source: mergedNamesSource }]);
  const rows = await merges.mergedSources(titleId);
  const names = [...new Set(rows.flatMap(({ names }) => JSON.parse(String(names)) as string[]))];
  if (names.length === 0) return;
  await titleSources.save([
    {
      ...{ title_id: titleId, source: mergedNamesSource, media_type: mediaType, source_id: titleId },
      ...{ item: '{}', names: JSON.stringify(names.slice(0, namesPerTitle)), pictures: '[]' },
      ...{ is_whole: 0, fetched_at: now },
    },
  ]);
}
