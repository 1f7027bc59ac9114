import type { StoredItem } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema, TitleLinkRow, TitleRow } from '../../../platform/db/schema.ts';
import { searchNameRows } from '../../../platform/titles/searchNames.ts';
import { titleLinkRows } from '../../../platform/titles/titleLinks.ts';
import { repositoriesOn } from '../../repositories.ts';
import { groupBy } from './groupBy.ts';
import type { FieldSources } from './mergeTitle.ts';
import type { StoredTitle } from './StoredTitle.ts';
import { sourceRow } from './titleSources.ts';

/**
 * The new row of a title; undefined if nothing changed. `isVisible` is whether users see the change: if only the sources of the data
 * changed, `updated_at` stays, because the URL of the cover depends on it.
 */
function titleRow(
  { titleId, mediaType, slug, row, merged }: StoredTitle,
  now: number,
): { readonly row: TitleRow; readonly isVisible: boolean; readonly isSearchChanged: boolean } | undefined {
  if (!merged) return undefined;
  const { title, by, card, isAdult } = merged;
  const { popularity_rank = null } = (merged.item.facts ?? {}) as Facts;
  const content = {
    ...{ title_id: titleId, media_type: mediaType, slug, title, rank: row?.rank ?? null, popularity_rank },
    // A title stays one for adults until a source states otherwise.
    is_adult: isAdult === undefined ? (row?.is_adult ?? 0) : Number(isAdult),
    item: JSON.stringify({ ...merged.item, facts: { ...merged.item.facts, by } }),
    card: JSON.stringify(card),
  };
  const isSearchChanged =
    popularity_rank !== (row?.popularity_rank ?? null) || content.is_adult !== (row?.is_adult ?? 0);
  if (!row)
    return { row: { ...content, created_at: now, updated_at: now }, isVisible: true, isSearchChanged };
  const { by: byBefore, ...itemBefore } = withoutBy(JSON.parse(row.item));
  const { by: _, ...itemAfter } = withoutBy(merged.item);
  const isVisible =
    row.title !== title ||
    row.is_adult !== content.is_adult ||
    row.card !== content.card ||
    sortedJson(itemBefore) !== sortedJson(itemAfter);
  if (!isVisible && !isSearchChanged && sourcesOf(byBefore) === sourcesOf(by)) return undefined;
  const updated_at = isVisible ? Math.max(now, row.updated_at + 1) : row.updated_at;
  return { row: { ...content, created_at: row.created_at, updated_at }, isVisible, isSearchChanged };
}

type Facts = { readonly by?: FieldSources; readonly popularity_rank?: number | null };

function withoutBy({ facts = {}, ...item }: StoredItem) {
  const { by, ...rest } = facts as Facts;
  return { by, item, facts: rest };
}

/** JSON with sorted keys, which is the same for the same fields in any order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The source of each field as JSON, without the times, for comparison. */
function sourcesOf(by: FieldSources = {}): string {
  return sortedJson(Object.fromEntries(Object.entries(by).map(([field, { source }]) => [field, source])));
}

/** What a search or a top list must know after titles were written. */
interface TitleChanges {
  /** Whether users see a change in a title of the top list. */
  readonly isListChanged: boolean;
  /** The titles with new names, other data or another popularity, and new titles. */
  readonly changedIds: readonly string[];
}

/** Writes new and changed data of titles. */
export async function writeTitles(
  db: Transaction<Schema>,
  titles: readonly StoredTitle[],
  now: number,
): Promise<TitleChanges> {
  const repositories = repositoriesOn(db);
  const rows = titles.flatMap((title) => titleRow(title, now) ?? []);
  await repositories.titles.put(rows.map(({ row }) => row));
  const sources = titles.flatMap((title) =>
    title.merged
      ? [...title.newSources].flatMap((name) => {
          const source = title.sources.get(name);
          return source ? [sourceRow(title, source)] : [];
        })
      : [],
  );
  await repositories.titleSources.save(sources);
  const ids = titles.flatMap(({ titleId, mediaType, ids, newIds }) =>
    [...newIds].map((name) => ({
      ...{ media_type: mediaType, id_name: name, id_value: ids.get(name) ?? '', title_id: titleId },
    })),
  );
  await repositories.titleIds.add(ids);
  await writeLinks(db, titles);
  const changed = rows.filter(({ isVisible, isSearchChanged }) => isVisible || isSearchChanged);
  const changedIds = [
    ...new Set([...(await writeNames(db, titles)), ...changed.map(({ row }) => row.title_id)]),
  ];
  return { changedIds, isListChanged: rows.some(({ row, isVisible }) => isVisible && row.rank !== null) };
}

/** Resolves to the ids of the titles whose names changed. */
async function writeNames(db: Transaction<Schema>, titles: readonly StoredTitle[]): Promise<string[]> {
  const { titleNames } = repositoriesOn(db);
  const changed = titles.filter(({ merged }) => merged !== undefined);
  const storedNames = groupBy(
    await titleNames.of(changed.flatMap(({ titleId, row }) => (row ? [titleId] : []))),
    ({ title_id }) => title_id,
  );
  const renamed = changed.flatMap(({ titleId, mediaType, merged }) => {
    const rows = searchNameRows(mediaType, titleId, merged?.names ?? []);
    const current = storedNames.get(titleId) ?? [];
    const isSame =
      rows.length === current.length && rows.every((row) => current.some((name) => isSameName(row, name)));
    return isSame ? [] : [{ titleId, rows, isNew: current.length === 0 }];
  });
  await titleNames.replace(
    renamed.flatMap(({ titleId, isNew }) => (isNew ? [] : [titleId])),
    renamed.flatMap(({ rows }) => rows),
  );
  return renamed.map(({ titleId }) => titleId);
}

/** Writes the links that differ from the stored ones, which are missing where a merge has been undone. */
async function writeLinks(db: Transaction<Schema>, titles: readonly StoredTitle[]): Promise<void> {
  const { relatedTitles } = repositoriesOn(db);
  const changed = titles.filter(({ merged }) => merged !== undefined);
  const stored = groupBy(
    await relatedTitles.linksOf(changed.flatMap(({ titleId, row }) => (row ? [titleId] : []))),
    ({ title_id }) => title_id,
  );
  const linked = changed.flatMap(({ titleId, mediaType, merged }) => {
    const rows = titleLinkRows(mediaType, titleId, merged?.item ?? {});
    const current = stored.get(titleId) ?? [];
    const isSame =
      rows.length === current.length && rows.every((row) => current.some((link) => isSameLink(row, link)));
    return isSame ? [] : [{ titleId, rows, isNew: current.length === 0 }];
  });
  await relatedTitles.replaceLinks(
    linked.flatMap(({ titleId, isNew }) => (isNew ? [] : [titleId])),
    linked.flatMap(({ rows }) => rows),
  );
}

function isSameLink(a: TitleLinkRow, b: TitleLinkRow): boolean {
  return a.link === b.link && a.popularity === b.popularity && a.released === b.released;
}

type Name = Pick<Schema['search_names'], 'tier' | 'words'>;

function isSameName(a: Name, b: Name): boolean {
  return a.tier === b.tier && a.words === b.words;
}
