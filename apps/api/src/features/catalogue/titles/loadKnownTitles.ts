import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema, TitleRow } from '../../../platform/db/schema.ts';
import { createTitlesRepository } from '../../titles/createTitlesRepository.ts';
import { createTitleNamesRepository } from '../../titles/search/createTitleNamesRepository.ts';
import { searchNameRows } from '../../titles/search/searchNameRows.ts';
import { createTitleIdsRepository } from './createTitleIdsRepository.ts';
import { createTitleSourcesRepository } from './createTitleSourcesRepository.ts';
import { groupBy } from './groupBy.ts';
import { createKnownTitles, type KnownName, maxTitlesPerName } from './KnownTitles.ts';
import type { StoredTitle, TitleToSave } from './StoredTitle.ts';
import { readSource } from './TitleSource.ts';

/** Loads all stored titles that found titles of one media type may match, with a few queries for all of them. */
export async function loadKnownTitles(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly TitleToSave[],
) {
  const titles = createTitlesRepository(db);
  const titleIds = new Set<string>();
  const unknown: TitleToSave[] = [];
  const sources = createTitleSourcesRepository(db);
  for (const [source, titlesOfSource] of groupBy(found, ({ source }) => source)) {
    const titleIdsBySourceId = await sources.titleIds(
      source,
      mediaType,
      distinct(titlesOfSource.map(({ sourceId }) => sourceId)),
    );
    for (const titleId of titleIdsBySourceId.values()) titleIds.add(titleId);
    unknown.push(...titlesOfSource.filter(({ sourceId }) => !titleIdsBySourceId.has(sourceId)));
  }

  const idPairs = unknown.flatMap(({ ids }) => Object.entries(ids));
  for (const [idName, pairs] of groupBy(idPairs, ([name]) => name)) {
    const values = distinct(pairs.map(([, value]) => value));
    const rows = await createTitleIdsRepository(db).find(mediaType, idName, values);
    for (const { title_id } of rows) titleIds.add(title_id);
  }

  const normalisedNames = unknown
    .filter(({ year }) => year !== null)
    .flatMap(({ names }) => searchNameRows(mediaType, '', names).map(({ words }) => words));
  const names = await createTitleNamesRepository(db).find(mediaType, distinct(normalisedNames));
  for (const [, sameNames] of groupBy(names, ({ words }) => words))
    if (sameNames.length <= maxTitlesPerName) for (const { title_id } of sameNames) titleIds.add(title_id);

  const preferredSlugs = unknown.flatMap(({ slug }) => slug ?? []);
  for (const titleId of (await titles.idsBySlug(mediaType, preferredSlugs)).values()) titleIds.add(titleId);

  const rows = await titles.rowsByIds([...titleIds]);
  return createKnownTitles(await loadStoredTitles(db, rows), names);
}

async function loadStoredTitles(db: Transaction<Schema>, rows: readonly TitleRow[]): Promise<StoredTitle[]> {
  const titleIds = rows.map(({ title_id }) => title_id);
  const sources = groupBy(await createTitleSourcesRepository(db).of(titleIds), ({ title_id }) => title_id);
  const ids = groupBy(await createTitleIdsRepository(db).of(titleIds), ({ title_id }) => title_id);
  const withoutSources = titleIds.filter((titleId) => !sources.has(titleId));
  const names = groupBy(await createTitleNamesRepository(db).of(withoutSources), ({ title_id }) => title_id);
  return rows.map((row) => {
    const ownSources = sources.get(row.title_id)?.map(readSource) ?? [
      builtInSource(row, names.get(row.title_id)),
    ];
    return {
      titleId: row.title_id,
      mediaType: row.media_type,
      slug: row.slug,
      row,
      sources: new Map(ownSources.map((source) => [source.source, source])),
      newSources: new Set(sources.has(row.title_id) ? [] : ['built-in']),
      ids: new Map(ids.get(row.title_id)?.map(({ id_name, id_value }) => [id_name, id_value])),
      newIds: new Set(),
      merged: undefined,
    };
  });
}

/** The built-in data of a title that was saved before sources were stored; nothing else is known about it. */
function builtInSource(row: TitleRow, names: readonly KnownName[] = []) {
  return {
    source: 'built-in',
    sourceId: row.slug,
    item: JSON.parse(row.item),
    names: [row.title, ...names.map(({ words }) => words.trim())],
    pictures: [],
    isWhole: true,
    fetchedAt: row.updated_at,
  };
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
