import type { Transaction } from 'kysely';
import { CommandError } from '../../../platform/commands/commandLine.ts';
import type { TitleMergeHistoryRow, TitleMergeRow } from '../../../platform/db/rows/mergeRows.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema, TitleRow } from '../../../platform/db/schema.ts';
import { repositoriesOn } from '../../repositories.ts';
import { lockTitles } from '../titles/saveTitles.ts';
import { mergedNamesSource, refreshTitles } from './refreshTitles.ts';
import { keyOf, type MovedTable, mergedRowStays, movedTables, type TitleTableRow } from './titleTables.ts';

/** What a split restored by table, and the number of rows that stay because they have changed since the merge. */
export type SplitResult = readonly {
  readonly table: MovedTable;
  readonly restored: number;
  readonly changed: number;
}[];

/** Who undoes a merge, and when. */
interface Split {
  readonly merge: TitleMergeRow;
  readonly by: string;
  readonly now: number;
}

/**
 * Undoes a merge in one transaction: the merged title exists again with its id, slug, sources and the rows of users. Rows that have
 * changed since the merge stay with the other title.
 */
export function splitTitles(store: Store, { merge, by, now }: Split): Promise<SplitResult> {
  const { merge_id: mergeId, media_type: mediaType, target_id: targetId, merged_id: mergedId } = merge;
  return store.longTransaction(async (db) => {
    const searchVersion = await lockTitles(db);
    const { merges, counts, titleAliases } = repositoriesOn(db);
    await counts.lock();
    const [target] = await merges.lockTitles([targetId], store.engine === 'postgres');
    if (!target) throw await missingTarget(db, merge);
    const [open] = (await merges.findOpen({ id: mergeId })).filter(({ merge_id }) => merge_id === mergeId);
    if (!open) throw new CommandError('The merge has been undone already.');
    const history = await merges.historyOf(mergeId);
    await titleAliases.removeOf(mergeId);
    await restoreTitle(db, merge, history, target);
    const result: SplitResult[number][] = [];
    for (const rule of movedTables)
      result.push({ table: rule.table, ...(await restoreRows(db, merge, rule, history)) });
    await merges.returnAliases(mergedId);
    await counts.recountTitlesOf([targetId, mergedId]);
    await merges.undo(mergeId, by, now);
    await refreshTitles(db, mediaType, [targetId, mergedId], { now, searchVersion });
    return result;
  });
}

/** The error for a title that has become part of a further one since. */
async function missingTarget(db: Transaction<Schema>, { target_id }: TitleMergeRow): Promise<CommandError> {
  const [later] = await repositoriesOn(db).merges.findOpen({ id: target_id });
  return new CommandError(
    later
      ? `The title has been merged into another one since: split ${later.merge_id} first.`
      : 'The title that the other one was merged into does not exist any more.',
  );
}

/** Restores the merged title with its slug, and the ranks of both if the top list has not changed since. */
async function restoreTitle(
  db: Transaction<Schema>,
  { media_type, merged_slug, target_id }: TitleMergeRow,
  history: readonly TitleMergeHistoryRow[],
  target: Pick<TitleRow, 'rank'>,
): Promise<void> {
  const { merges, titles } = repositoriesOn(db);
  if ((await titles.idsBySlug(media_type, [merged_slug])).size > 0)
    throw new CommandError(`Another title has the slug ${merged_slug}.`);
  const [row] = history.filter(({ table_name }) => table_name === 'titles');
  if (!row) throw new CommandError('The history of the merge is incomplete.');
  const targetRow: TitleTableRow = JSON.parse(row.target_row ?? '{}');
  const mergedRow: TitleTableRow = JSON.parse(row.merged_row);
  const rank = typeof mergedRow.rank === 'number' ? mergedRow.rank : null;
  if (rank !== null && target.rank === rank)
    await merges.setRank(target_id, typeof targetRow.rank === 'number' ? targetRow.rank : null);
  const isFree = rank !== null && !(await merges.isRankTaken(media_type, rank));
  await merges.insertRows('titles', [{ ...mergedRow, rank: isFree ? rank : null }]);
}

async function restoreRows(
  db: Transaction<Schema>,
  { target_id: targetId, merged_id: mergedId }: TitleMergeRow,
  { table, keys, stays, combine, compared, restoredAs }: (typeof movedTables)[number],
  history: readonly TitleMergeHistoryRow[],
) {
  const { merges } = repositoriesOn(db);
  const entries = history
    .filter(({ table_name }) => table_name === table)
    .map(({ target_row, merged_row }) => ({
      targetRow: target_row === null ? undefined : (JSON.parse(target_row) as TitleTableRow),
      mergedRow: JSON.parse(merged_row) as TitleTableRow,
    }))
    .filter(({ mergedRow }) => mergedRow.source !== mergedNamesSource);
  const currentRows = await merges.rowsWith(
    table,
    targetId,
    keys,
    entries.map(({ mergedRow }) => mergedRow),
  );
  const current = new Map(currentRows.map((row) => [keyOf(keys, row), row]));
  const isUnchanged = (row: TitleTableRow, now: TitleTableRow) =>
    compared.every((column) => now[column] === row[column]);

  const returned: TitleTableRow[] = [];
  const inserted: TitleTableRow[] = [];
  const separated: (readonly [titleId: string, row: TitleTableRow, values: TitleTableRow])[] = [];
  let changed = 0;
  for (const { targetRow, mergedRow } of entries) {
    const now = current.get(keyOf(keys, mergedRow));
    const isMoved = !targetRow || mergedRowStays(stays, targetRow, mergedRow);
    // Without the other row the user has removed the title, the note or the tag since.
    const isRestorable = isMoved ? now && isUnchanged(mergedRow, now) : now || !keys.includes('user_id');
    if (!isRestorable) {
      changed += 1;
      continue;
    }
    if (isMoved) returned.push(mergedRow);
    else inserted.push(mergedRow);
    if (isMoved && targetRow) inserted.push(targetRow);
    if (!combine || !targetRow || !now) continue;
    const row = isMoved ? mergedRow : targetRow;
    separated.push([isMoved ? mergedId : targetId, row, ownValues(row, combine(targetRow, mergedRow), now)]);
  }
  await merges.moveRows(table, [targetId, mergedId], keys, returned);
  await merges.insertRows(
    table,
    inserted.map((row) => ({ ...row, ...restoredAs })),
  );
  for (const [titleId, row, values] of separated)
    if (Object.keys(values).length > 0) await merges.updateRow(table, titleId, keys, row, values);
  const restored = returned.length + inserted.filter(({ title_id }) => title_id === mergedId).length;
  return { restored, changed };
}

/** The values that a row had before a merge, of the columns that have not changed since. */
function ownValues(row: TitleTableRow, combined: TitleTableRow, now: TitleTableRow): TitleTableRow {
  const names = Object.keys(combined).filter((name) => String(now[name]) === String(combined[name]));
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
