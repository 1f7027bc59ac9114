import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { TitleAliasRow } from '../../../platform/db/rows/mergeRows.ts';
import type { Schema, TitleRow } from '../../../platform/db/schema.ts';
import { aliasKinds } from '../../../platform/titles/findMergedTitle.ts';
import { searchNameRows } from '../../../platform/titles/searchNames.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { repositoriesOn } from '../../repositories.ts';
import { groupBy } from './groupBy.ts';
import type { StoredTitle, TitleToSave } from './StoredTitle.ts';
import { readSource } from './titleSources.ts';

/** A name as stored for search. */
interface KnownName {
  readonly words: string;
  readonly title_id: string;
  readonly tier: number;
}

/** A name shared by more titles than this does not identify one. */
const maxTitlesPerName = 200;

export type KnownTitles = ReturnType<typeof createKnownTitles>;

/** In-memory index of the stored titles that found titles may match; updated while these are matched one after the other. */
function createKnownTitles(
  titles: readonly StoredTitle[],
  names: readonly KnownName[],
  aliases: readonly TitleAliasRow[],
) {
  const byTitleId = new Map<string, StoredTitle>();
  const bySource = new Map<string, StoredTitle>();
  const byId = new Map<string, StoredTitle>();
  const byWords = new Map<string, Map<string, boolean>>();
  const wordsOf = new Map<string, string[]>();

  const addName = ({ words, title_id, tier }: KnownName) => {
    const titlesOfName = byWords.get(words) ?? new Map<string, boolean>();
    byWords.set(words, titlesOfName.set(title_id, isShown(tier)));
    wordsOf.set(title_id, [...(wordsOf.get(title_id) ?? []), words]);
  };
  const add = (title: StoredTitle) => {
    byTitleId.set(title.titleId, title);
    for (const source of title.sources.values()) bySource.set(sourceKey(source), title);
    for (const [name, value] of title.ids) byId.set(idKey(name, value), title);
  };
  for (const title of titles) add(title);
  for (const name of names) addName(name);
  const mergedIds = new Map<string, StoredTitle>();
  for (const { alias_kind, alias_value, title_id } of aliases) {
    const title = byTitleId.get(title_id);
    if (title) mergedIds.set(idKey(alias_kind, alias_value), title);
  }

  return {
    all: () => byTitleId.values(),

    /** Finds a title by its id at the source. */
    findBySource: (found: Pick<FoundTitle, 'source' | 'sourceId'>) =>
      bySource.get(sourceKey(found)) ?? mergedIds.get(idKey(aliasKinds.source(found.source), found.sourceId)),

    /** Finds a title by an id in another catalogue. */
    findByOtherId: (name: string, value: string) =>
      byId.get(idKey(name, value)) ?? mergedIds.get(idKey(name, value)),

    /** Whether an id is one of a title that an operator merged into another. */
    isMergedId: (name: string, value: string) => mergedIds.has(idKey(name, value)),

    /** Finds titles that share a name which is the shown name of either; ignores names shared by too many titles. */
    findByNames: ({ mediaType, names }: Pick<FoundTitle, 'mediaType' | 'names'>) => {
      const found = new Set<StoredTitle>();
      for (const { words, tier } of searchNameRows(mediaType, '', names)) {
        const titlesOfName = byWords.get(words) ?? new Map<string, boolean>();
        if (titlesOfName.size > maxTitlesPerName) continue;
        for (const [titleId, isShownThere] of titlesOfName) {
          const title = isShown(tier) || isShownThere ? byTitleId.get(titleId) : undefined;
          if (title) found.add(title);
        }
      }
      return found;
    },

    /** Adds a new title, or updates one whose data has changed. */
    put: (title: StoredTitle) => {
      add(title);
      for (const words of wordsOf.get(title.titleId) ?? []) byWords.get(words)?.delete(title.titleId);
      wordsOf.delete(title.titleId);
      const { mediaType, titleId, merged } = title;
      for (const name of searchNameRows(mediaType, titleId, merged?.names ?? [])) addName(name);
    },
  };
}

const isShown = (tier: number) => tier % 2 === 0;

function sourceKey({ source, sourceId }: { readonly source: string; readonly sourceId: string }): string {
  return `${source} ${sourceId}`;
}

function idKey(name: string, value: string): string {
  return `${name} ${value}`;
}

/** Loads all stored titles that found titles of one media type may match, with a few queries for all of them. */
export async function loadKnownTitles(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly TitleToSave[],
) {
  const repositories = repositoriesOn(db);
  const titleIds = new Set<string>();
  const unknown: TitleToSave[] = [];
  const aliases = await loadAliases(db, mediaType, found);
  for (const { title_id } of aliases) titleIds.add(title_id);
  for (const [source, titlesOfSource] of groupBy(found, ({ source }) => source)) {
    const titleIdsBySourceId = await repositories.titleSources.titleIds(
      source,
      mediaType,
      distinct(titlesOfSource.map(({ sourceId }) => sourceId)),
    );
    for (const titleId of titleIdsBySourceId.values()) titleIds.add(titleId);
    unknown.push(...titlesOfSource.filter(({ sourceId }) => !titleIdsBySourceId.has(sourceId)));
  }

  const builtInSlugs = distinct(unknown.flatMap(({ builtInSlug }) => builtInSlug ?? []));
  const builtIn = await repositories.titleSources.titleIds('built-in', mediaType, builtInSlugs);
  for (const titleId of builtIn.values()) titleIds.add(titleId);

  const idPairs = unknown.flatMap(({ ids }) => Object.entries(ids));
  for (const [idName, pairs] of groupBy(idPairs, ([name]) => name)) {
    const values = distinct(pairs.map(([, value]) => value));
    const rows = await repositories.titleIds.find(mediaType, idName, values);
    for (const { title_id } of rows) titleIds.add(title_id);
  }

  const normalisedNames = unknown
    .filter(({ year }) => year !== null)
    .flatMap(({ names }) => searchNameRows(mediaType, '', names).map(({ words }) => words));
  const names = await repositories.titleNames.find(mediaType, distinct(normalisedNames));
  for (const [, sameNames] of groupBy(names, ({ words }) => words))
    if (sameNames.length <= maxTitlesPerName) for (const { title_id } of sameNames) titleIds.add(title_id);

  const preferredSlugs = unknown.flatMap(({ slug }) => slug ?? []);
  for (const titleId of (await repositories.titles.idsBySlug(mediaType, preferredSlugs)).values())
    titleIds.add(titleId);

  const rows = await repositories.titles.rowsByIds([...titleIds]);
  return createKnownTitles(await loadStoredTitles(db, rows), names, aliases);
}

/** The ids of found titles that belonged to titles which were merged. */
async function loadAliases(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly TitleToSave[],
): Promise<TitleAliasRow[]> {
  const { titleAliases } = repositoriesOn(db);
  if (!(await titleAliases.hasAny(mediaType))) return [];
  const ids = found.flatMap(({ source, sourceId, ids }) => [
    [aliasKinds.source(source), sourceId] as const,
    ...Object.entries(ids),
  ]);
  const aliases: TitleAliasRow[] = [];
  for (const [kind, pairs] of groupBy(ids, ([kind]) => kind))
    aliases.push(...(await titleAliases.find(mediaType, kind, distinct(pairs.map(([, value]) => value)))));
  return aliases;
}

/** Loads titles with the data of their sources and their ids. */
export async function loadStoredTitles(
  db: Transaction<Schema>,
  rows: readonly TitleRow[],
): Promise<StoredTitle[]> {
  const repositories = repositoriesOn(db);
  const titleIds = rows.map(({ title_id }) => title_id);
  const sources = groupBy(await repositories.titleSources.of(titleIds), ({ title_id }) => title_id);
  const ids = groupBy(await repositories.titleIds.of(titleIds), ({ title_id }) => title_id);
  const withoutSources = titleIds.filter((titleId) => !sources.has(titleId));
  const names = groupBy(await repositories.titleNames.of(withoutSources), ({ title_id }) => title_id);
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
