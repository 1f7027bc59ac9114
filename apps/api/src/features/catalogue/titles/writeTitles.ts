import type { Transaction } from 'kysely';
import type { Schema, TitleRow } from '../../../platform/db/schema.ts';
import type { StoredItem } from '../../../providers/CatalogueProvider.ts';
import { createTitlesRepository } from '../../titles/createTitlesRepository.ts';
import { createTitleNamesRepository } from '../../titles/search/createTitleNamesRepository.ts';
import { searchNameRows } from '../../titles/search/searchNameRows.ts';
import { createTitleIdsRepository } from './createTitleIdsRepository.ts';
import { createTitleSourcesRepository } from './createTitleSourcesRepository.ts';
import { groupBy } from './groupBy.ts';
import type { FactsBy } from './merge/mergeSources.ts';
import type { StoredTitle } from './StoredTitle.ts';
import { sourceRow } from './TitleSource.ts';

/**
 * The row of a title of which more was told; undefined where that is what the row says already. `isNews`: people see
 * something else than before. What only another source says now leaves its time of change alone, on which its cover hangs.
 */
function titleRow(
  { titleId, mediaType, slug, row, merged }: StoredTitle,
  now: number,
): { readonly row: TitleRow; readonly isNews: boolean } | undefined {
  if (!merged) return undefined;
  const { title, by, card } = merged;
  const told = {
    ...{ title_id: titleId, media_type: mediaType, slug, title, rank: row?.rank ?? null },
    item: JSON.stringify({ ...merged.item, facts: { ...merged.item.facts, by } }),
    card: JSON.stringify(card),
  };
  if (!row) return { row: { ...told, created_at: now, updated_at: now }, isNews: true };
  const { by: byBefore, ...before } = withoutBy(JSON.parse(row.item));
  const { by: _, ...after } = withoutBy(merged.item);
  const isNews = row.title !== title || row.card !== told.card || sorted(before) !== sorted(after);
  if (!isNews && tellersOf(byBefore) === tellersOf(by)) return undefined;
  const updated_at = isNews ? Math.max(now, row.updated_at + 1) : row.updated_at;
  return { row: { ...told, created_at: row.created_at, updated_at }, isNews };
}

type Facts = { readonly by?: FactsBy };

function withoutBy({ facts = {}, ...item }: StoredItem) {
  const { by, ...rest } = facts as Facts;
  return { by, item, facts: rest };
}

/** The same text for the same fields, in whatever order they stand. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Who tells what, whenever they told it. */
function tellersOf(by: FactsBy = {}): string {
  return sorted(Object.fromEntries(Object.entries(by).map(([field, { source }]) => [field, source])));
}

/** Writes what is new of titles, and nothing of one that says what it said before. The answer: whether a listed one changed. */
export async function writeTitles(
  db: Transaction<Schema>,
  titles: readonly StoredTitle[],
  now: number,
): Promise<boolean> {
  const rows = titles.flatMap((title) => titleRow(title, now) ?? []);
  await createTitlesRepository(db).put(rows.map(({ row }) => row));
  const sources = titles.flatMap((title) =>
    title.merged
      ? [...title.newSources].flatMap((name) => {
          const source = title.sources.get(name);
          return source ? [sourceRow(title, source)] : [];
        })
      : [],
  );
  await createTitleSourcesRepository(db).save(sources);
  const ids = titles.flatMap(({ titleId, mediaType, ids, newIds }) =>
    [...newIds].map((name) => ({
      ...{ media_type: mediaType, id_name: name, id_value: ids.get(name) ?? '', title_id: titleId },
    })),
  );
  await createTitleIdsRepository(db).add(ids);
  await writeNames(db, titles);
  return rows.some(({ row, isNews }) => isNews && row.rank !== null);
}

async function writeNames(db: Transaction<Schema>, titles: readonly StoredTitle[]): Promise<void> {
  const repository = createTitleNamesRepository(db);
  const told = titles.filter(({ merged }) => merged !== undefined);
  const before = groupBy(
    await repository.of(told.flatMap(({ titleId, row }) => (row ? [titleId] : []))),
    ({ title_id }) => title_id,
  );
  const renamed = told.flatMap(({ titleId, mediaType, merged }) => {
    const rows = searchNameRows(mediaType, titleId, merged?.names ?? []);
    const kept = before.get(titleId) ?? [];
    const isSame = rows.length === kept.length && rows.every((row) => kept.some((one) => isOne(row, one)));
    return isSame ? [] : [{ titleId, rows, isNew: kept.length === 0 }];
  });
  await repository.replace(
    renamed.flatMap(({ titleId, isNew }) => (isNew ? [] : [titleId])),
    renamed.flatMap(({ rows }) => rows),
  );
}

type Name = Pick<Schema['search_names'], 'tier' | 'words'>;

function isOne(a: Name, b: Name): boolean {
  return a.tier === b.tier && a.words === b.words;
}
