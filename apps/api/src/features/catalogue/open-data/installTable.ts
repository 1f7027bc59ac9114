import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import {
  type InstalledTable,
  openDataSetting,
  readProgress,
  type StoredProgress,
} from '../../../platform/titles/openDataProgress.ts';
import { namesPerTitle } from '../../../platform/titles/searchNames.ts';
import { repositoriesOn } from '../../repositories.ts';
import { addTitleIds } from '../titles/addTitleIds.ts';
import type { TitleToSave } from '../titles/StoredTitle.ts';
import { saveTitles } from '../titles/saveTitles.ts';
import { type Lease, LeaseHeldError } from './openDataLease.ts';
import { type OpenTable, openTables } from './openTables.ts';

/** A larger batch takes too long for the requests that wait for the same processor. */
const rowsPerBatch = 25;
/** The progress of unchanged rows is saved this often. */
const unchangedRowsPerBatch = 1000;

interface TableOptions {
  readonly store: Store;
  readonly lease: Lease;
  readonly folder: string;
  readonly clock: () => number;
  readonly stopped: AbortSignal;
  readonly pauseRatio: number;
  readonly name: InstalledTable;
  /** The slugs of built-in titles by table and id of the row. */
  readonly builtInSlugs: ReadonlyMap<string, string>;
  readonly start: StoredProgress;
  /** The ids of rows that the table no longer has; undefined at the first installation. */
  readonly replacedIds: ReadonlySet<string> | undefined;
  /** Called with the number of saved rows after each batch. */
  readonly report: (savedRows: number) => void;
}

/** Installs the rows of a table after those of its progress. Throws a LeaseHeldError if another process has saved rows since. */
export async function installTable(options: TableOptions): Promise<void> {
  const { store, lease, folder, clock, stopped, pauseRatio, name, builtInSlugs, replacedIds } = options;
  const table = openTables[name];
  let progress = options.start;

  const saveBatch = async (titles: readonly TitleToSave[], next: StoredProgress) => {
    const started = performance.now();
    await lease.transaction(async (db) => {
      const { settings } = repositoriesOn(db);
      const stored = readProgress(await settings.find(openDataSetting(name)));
      if (stored?.sum !== progress.sum || stored.savedRows !== progress.savedRows) throw new LeaseHeldError();
      await saveOpenTitles(db, table, titles, clock());
      await settings.save(openDataSetting(name), JSON.stringify(next));
    });
    progress = next;
    options.report(next.savedRows);
    await wait((performance.now() - started) * pauseRatio);
  };

  let batch: TitleToSave[] = [];
  let changed: TitleToSave[] = [];
  const takeChanged = async () => {
    changed.push(...(progress.hasOldRows ? await changedTitles(store, table, batch) : batch));
    batch = [];
  };
  for await (const { number, title } of table.read(folder, progress.savedRows + 1)) {
    const builtInSlug = builtInSlugs.get(`${name} ${title.sourceId}`);
    batch.push({ ...title, builtInSlug, replacedIds });
    if (batch.length < rowsPerBatch) continue;
    await takeChanged();
    if (stopped.aborted) return;
    if (changed.length === 0 && number - progress.savedRows < unchangedRowsPerBatch) continue;
    await saveBatch(changed, { ...progress, savedRows: number });
    changed = [];
  }
  await takeChanged();
  await saveBatch(changed, { ...progress, savedRows: progress.rows, finishedAt: clock() });
}

async function saveOpenTitles(
  db: Transaction<Schema>,
  { adds, mediaType, source }: OpenTable,
  titles: readonly TitleToSave[],
  now: number,
): Promise<void> {
  if (adds === 'titles') await saveTitles(db, titles, now);
  else if (adds === 'ids') await addTitleIds(db, mediaType, titles, now);
  else {
    const others = await addTitleIds(db, mediaType, titles, now, (stored, { sourceId, replacedIds }) => {
      const id = stored.sources.get(source)?.sourceId;
      return id !== undefined && id !== sourceId && !replacedIds?.has(id);
    });
    await saveTitles(db, others, now);
  }
}

/** The titles whose data differs from that stored of the source. */
async function changedTitles(
  { db }: Store,
  { mediaType, source }: OpenTable,
  titles: readonly TitleToSave[],
): Promise<TitleToSave[]> {
  const sourceIds = titles.map(({ sourceId }) => sourceId);
  const stored = await repositoriesOn(db).titleSources.byIds(source, mediaType, [...new Set(sourceIds)]);
  return titles.filter(({ sourceId, item, names }) => {
    const row = stored.get(sourceId);
    return row?.item !== JSON.stringify(item) || row.names !== JSON.stringify(names.slice(0, namesPerTitle));
  });
}
