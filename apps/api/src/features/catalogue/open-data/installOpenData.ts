import { setTimeout as wait } from 'node:timers/promises';
import { countRows } from '@gildshelf/catalogue-data';
import type { Store } from '../../../platform/db/Store.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import {
  type InstalledTable,
  installedTables,
  openDataSetting,
  readProgress,
  type StoredProgress,
} from '../../../platform/titles/openDataProgress.ts';
import { repositoriesOn } from '../../repositories.ts';
import { installTable } from './installTable.ts';
import { createLease, type Lease, LeaseHeldError } from './openDataLease.ts';
import { openTables, readBuiltInSlugs, readSourceIds, sumOfTable } from './openTables.ts';
import { findOldIds, removeOldRows } from './removeOldRows.ts';

/** What is installed, and how fast. */
export interface InstallOptions {
  readonly store: Store;
  /** Folder of the packed tables. */
  readonly folder: string;
  /** Folder of the built-in titles, which must be installed. */
  readonly catalogue: string;
  readonly clock: () => number;
  /** Ends the installation after the current batch; it can be resumed. */
  readonly stopped: AbortSignal;
  /** Called after each batch with the rows of all tables. */
  readonly onProgress?: (progress: OpenDataTotals) => void;
  readonly leaseMs?: number;
  /** Pause after a batch relative to its duration, so that servers get the lock of the database and the processor. */
  readonly pauseRatio?: number;
}

/** The rows of all tables together. */
export interface OpenDataTotals {
  readonly rows: number;
  readonly savedRows: number;
}

type Sums = ReadonlyMap<InstalledTable, string>;

/**
 * Installs the tables of open data as titles, or what has changed in them, in batches that each save their progress. Can be killed at
 * any moment and resumed; of several processes on a database one installs, and the others wait for it. Resolves to whether everything
 * is installed.
 */
export async function installOpenData(options: InstallOptions): Promise<boolean> {
  const { store, folder, clock, stopped, leaseMs = 3_000 } = options;
  const sums: Sums = new Map(
    await Promise.all(
      installedTables.map(async (table) => [table, await sumOfTable(folder, table)] as const),
    ),
  );
  const lease = createLease({ store, clock, leaseMs, owner: uuidv7(clock()) });
  while (!stopped.aborted) {
    if (await isInstalled(store, sums)) return true;
    try {
      await installWithLease(options, lease, sums);
      await lease.release();
    } catch (error) {
      if (!(error instanceof LeaseHeldError)) throw error;
      await wait(leaseMs / 2, undefined, { signal: stopped }).catch(() => {});
    }
  }
  return false;
}

async function isInstalled({ db }: Store, sums: Sums): Promise<boolean> {
  for (const [table, sum] of sums) {
    const stored = readProgress(await repositoriesOn(db).settings.find(openDataSetting(table)));
    if (stored?.sum !== sum || stored.finishedAt === null || stored.hasOldRows) return false;
  }
  return true;
}

async function installWithLease(options: InstallOptions, lease: Lease, sums: Sums): Promise<void> {
  const { store, folder, clock, stopped, onProgress = () => {}, pauseRatio = 1 } = options;
  const progress = await begin(lease, folder, sums);
  const builtInSlugs = await readBuiltInSlugs(options.catalogue);
  const savedRows = new Map([...progress].map(([name, stored]) => [name, stored.savedRows]));
  const report = () =>
    onProgress({
      rows: sum([...progress.values()].map(({ rows }) => rows)),
      savedRows: sum([...savedRows.values()]),
    });
  report();
  const sources = new Set(Object.values(openTables).map(({ source }) => source));
  const currentIds = new Map<string, ReadonlySet<string>>();
  for (const source of sources) {
    const names = installedTables.filter((name) => openTables[name].source === source);
    if (!names.some((name) => progress.get(name)?.hasOldRows)) continue;
    const tables = names.map((name) => openTables[name]);
    currentIds.set(source, await readSourceIds(folder, tables));
  }
  for (const [name, stored] of progress) {
    if (stored.finishedAt !== null) continue;
    const { source, mediaType } = openTables[name];
    const ids = currentIds.get(source);
    await installTable({
      ...{ store, lease, folder, clock, stopped, pauseRatio, name, builtInSlugs },
      report: (rows) => {
        savedRows.set(name, rows);
        report();
      },
      ...{ start: stored, replacedIds: ids && (await findOldIds(store.db, source, mediaType, ids)) },
    });
    if (stopped.aborted) return;
  }
  for (const [source, ids] of currentIds) {
    const names = installedTables.filter((name) => openTables[name].source === source);
    const [first] = names;
    if (first) await removeOldRows({ store, lease, clock, table: openTables[first], names, currentIds: ids });
  }
}

/** Stores the first progress of each new or changed table; resolves to the progress of all. */
async function begin(
  lease: Lease,
  folder: string,
  sums: Sums,
): Promise<ReadonlyMap<InstalledTable, StoredProgress>> {
  const rows = new Map<InstalledTable, number>();
  for (const table of installedTables) rows.set(table, await countRows(folder, table));
  return lease.transaction(async (db) => {
    const { settings } = repositoriesOn(db);
    const progress = new Map<InstalledTable, StoredProgress>();
    for (const [table, sum] of sums) {
      const stored = readProgress(await settings.find(openDataSetting(table)));
      const counts = { rows: rows.get(table) ?? 0, savedRows: 0, finishedAt: null };
      const current = stored?.sum === sum ? stored : { sum, hasOldRows: stored !== undefined, ...counts };
      if (current !== stored) await settings.save(openDataSetting(table), JSON.stringify(current));
      progress.set(table, current);
    }
    return progress;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
