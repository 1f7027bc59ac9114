import type { Selectable, Transaction } from 'kysely';
import { CommandError } from '../../../platform/commands/commandLine.ts';
import type { TitleAliasRow } from '../../../platform/db/rows/mergeRows.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema, TrackedItemRow } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { aliasKinds } from '../../../platform/titles/findMergedTitle.ts';
import { repositoriesOn } from '../../repositories.ts';
import { loadStoredTitles } from '../titles/knownTitles.ts';
import { lockTitles } from '../titles/saveTitles.ts';
import { sourceRow } from '../titles/titleSources.ts';
import { mergedNamesSource, refreshTitles } from './refreshTitles.ts';
import {
  forwardedTables,
  keyOf,
  type MovedTable,
  mergedRowStays,
  movedTables,
  type TitleTableRow,
} from './titleTables.ts';

/** The two titles of a merge by their ids, and who merges them when. */
export interface Merge {
  readonly targetId: string;
  readonly mergedId: string;
  readonly by: string;
  readonly now: number;
}

/** Rows of the merged title by table; `shared`: those whose key the other title has too. */
export type MergePlan = readonly {
  readonly table: MovedTable;
  readonly count: number;
  readonly shared: number;
}[];

/** Counts what a merge would move. */
export async function planMerge(
  store: Store,
  { targetId, mergedId }: Pick<Merge, 'targetId' | 'mergedId'>,
): Promise<MergePlan> {
  const { merges } = repositoriesOn(store.db);
  const plan: MergePlan[number][] = [];
  for (const { table, keys } of movedTables)
    plan.push({ table, ...(await merges.counts(table, keys, mergedId, targetId)) });
  return plan;
}

/**
 * Moves everything that refers to one title to another in one transaction, deletes the title, and makes its slug and ids aliases of the
 * other. Each moved row is stored in the history. Resolves to the id of the merge.
 */
export function mergeTitles(store: Store, merge: Merge): Promise<string> {
  return store.longTransaction(async (db) => {
    const { merges, titles, titleSources, titleAliases, counts } = repositoriesOn(db);
    const { targetId, mergedId, by, now } = merge;
    const { target, merged, searchVersion } = await lockBoth(db, store.engine, merge);
    const mergeId = uuidv7(now);
    const rows = await titles.rowsByIds([targetId, mergedId]);
    // Titles that were saved before sources were stored get their source.
    for (const title of await loadStoredTitles(db, rows))
      await titleSources.save(
        [...title.newSources].flatMap((name) => {
          const source = title.sources.get(name);
          return source ? [sourceRow(title, source)] : [];
        }),
      );
    for (const titleId of [targetId, mergedId])
      await merges.deleteRows('title_sources', titleId, ['source'], [{ source: mergedNamesSource }]);
    await merges.addMerge({
      ...{ merge_id: mergeId, media_type: merged.media_type, target_id: targetId, merged_id: mergedId },
      ...{ merged_slug: merged.slug, merged_by: by, merged_at: now, undone_by: null, undone_at: null },
    });

    const history = createHistory(mergeId);
    history.add('titles', { ...target }, { ...merged });
    const alias = (kind: string, value: string): TitleAliasRow => ({
      ...{ media_type: merged.media_type, alias_kind: kind, alias_value: value },
      ...{ title_id: targetId, merge_id: mergeId },
    });
    const aliases = [alias(aliasKinds.slug, merged.slug), alias(aliasKinds.titleId, mergedId)];
    for (const rule of movedTables) {
      const dropped = await moveRows(db, merge, rule, history);
      if (rule.table === 'title_sources')
        for (const { source, source_id } of dropped)
          aliases.push(alias(aliasKinds.source(String(source)), String(source_id)));
      if (rule.table === 'title_ids')
        for (const { id_name, id_value } of dropped) aliases.push(alias(String(id_name), String(id_value)));
    }
    await merges.hideRestorable(targetId);
    await merges.addHistory(history.rows);
    for (const table of forwardedTables) await merges.moveAll(table, mergedId, targetId);
    await titleAliases.add(aliases);
    await merges.deleteTitle(mergedId);
    const rank = Math.min(target.rank ?? Number.POSITIVE_INFINITY, merged.rank ?? Number.POSITIVE_INFINITY);
    await merges.setRank(targetId, Number.isFinite(rank) ? rank : null);
    await counts.recountTitlesOf([targetId, mergedId]);
    await refreshTitles(db, merged.media_type, [targetId], { now, searchVersion });
    return mergeId;
  });
}

/** Locks everything that a merge changes; throws if one of the titles does not exist. */
async function lockBoth(
  db: Transaction<Schema>,
  engine: Store['engine'],
  { targetId, mergedId }: Pick<Merge, 'targetId' | 'mergedId'>,
) {
  const searchVersion = await lockTitles(db);
  const { merges, counts } = repositoriesOn(db);
  await counts.lock();
  const titles = await merges.lockTitles([targetId, mergedId], engine === 'postgres');
  const target = titles.find(({ title_id }) => title_id === targetId);
  const merged = titles.find(({ title_id }) => title_id === mergedId);
  if (!target || !merged) throw new CommandError('One of the titles does not exist any more.');
  return { target, merged, searchVersion };
}

/** Collects the rows of the history of a merge. */
function createHistory(mergeId: string) {
  const rows: Schema['title_merge_rows'][] = [];
  return {
    rows,
    add: (table: string, targetRow: TitleTableRow | undefined, mergedRow: TitleTableRow) => {
      const { user_id = null } = mergedRow;
      rows.push({
        ...{ merge_id: mergeId, row_number: rows.length + 1, table_name: table },
        ...{ user_id: user_id === null ? null : String(user_id) },
        ...{
          target_row: targetRow ? JSON.stringify(targetRow) : null,
          merged_row: JSON.stringify(mergedRow),
        },
      });
    },
  };
}

/** Moves the rows of one table; resolves to the rows of the merged title that were deleted because the other title has the same. */
async function moveRows(
  db: Transaction<Schema>,
  { targetId, mergedId, now }: Merge,
  { table, keys, stays, combine }: (typeof movedTables)[number],
  history: ReturnType<typeof createHistory>,
): Promise<TitleTableRow[]> {
  const { merges, counts } = repositoriesOn(db);
  const rows = await merges.rowsOf(table, mergedId);
  const shared = new Map(
    (await merges.rowsWith(table, targetId, keys, rows)).map((row) => [keyOf(keys, row), row]),
  );
  const dropped: TitleTableRow[] = [];
  const replaced: TitleTableRow[] = [];
  const combined: (readonly [row: TitleTableRow, values: TitleTableRow])[] = [];
  for (const row of rows) {
    const targetRow = shared.get(keyOf(keys, row));
    history.add(table, targetRow, row);
    if (!targetRow) continue;
    if (combine) combined.push([row, combine(targetRow, row)]);
    if (mergedRowStays(stays, targetRow, row)) replaced.push(targetRow);
    else dropped.push(row);
  }
  const removed = [...dropped, ...replaced];
  await merges.deleteRows(table, mergedId, keys, dropped);
  await merges.deleteRows(table, targetId, keys, replaced);
  if (table === 'tracked_items')
    await counts.addRemoved(removed as unknown as Selectable<TrackedItemRow>[], () => uuidv7(now));
  await merges.moveAll(table, mergedId, targetId);
  for (const [row, values] of combined) await merges.updateRow(table, targetId, keys, row, values);
  return dropped;
}
