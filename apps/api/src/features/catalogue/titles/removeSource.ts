import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { SourceName } from '../../../providers/CatalogueProvider.ts';
import { repositoriesOn } from '../../repositories.ts';
import { loadStoredTitles } from './knownTitles.ts';
import { mergeTitle } from './mergeTitle.ts';
import { changeListVersion, lockTitles } from './saveTitles.ts';
import { writeTitles } from './writeTitles.ts';

/**
 * Removes the data of a source about titles of one media type. A title without another source is deleted, unless it is in a top list or
 * a user has tracked it: then it stays with its data.
 */
export async function removeSource(
  db: Transaction<Schema>,
  source: SourceName,
  mediaType: MediaType,
  titleIds: readonly string[],
  now: number,
): Promise<void> {
  const searchVersion = await lockTitles(db);
  const { titles, titleSources, searchTitles } = repositoriesOn(db);
  const stored = await loadStoredTitles(db, await titles.rowsByIds(titleIds));
  const shared = stored.filter(({ sources }) => sources.size > 1);
  const alone = stored.filter(({ sources }) => sources.size <= 1);
  for (const title of shared) {
    title.sources.delete(source);
    title.merged = mergeTitle(mediaType, [...title.sources.values()], title.ids);
  }
  await titleSources.remove(
    source,
    shared.map(({ titleId }) => titleId),
  );
  const { isListChanged, changedIds } = await writeTitles(db, shared, now);
  if (isListChanged) await changeListVersion(db, mediaType, now);
  await searchTitles.change(changedIds, searchVersion);
  await titles.deleteUnused(alone.map(({ titleId }) => titleId));
}
