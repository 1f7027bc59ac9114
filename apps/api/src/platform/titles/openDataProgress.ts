import type { TableName } from '@gildshelf/catalogue-data';
import type { Kysely } from 'kysely';
import { createSettingsRepository } from '../db/createSettingsRepository.ts';
import type { Schema } from '../db/schema.ts';

/** The tables whose rows are installed as titles or as ids of titles, in the order of installation. */
export const installedTables = [
  'anime',
  'games',
  'movies',
  'anime_more',
  'anime_ids',
] as const satisfies readonly TableName[];

export type InstalledTable = (typeof installedTables)[number];

/** How far a table is installed. */
export interface TableProgress {
  readonly table: InstalledTable;
  /** Number of rows of the table. */
  readonly rows: number;
  /** Number of its first rows that are installed; the installation resumes after them. */
  readonly savedRows: number;
  /** When the installation of this version of the table ended, in milliseconds since 1970; null before. */
  readonly finishedAt: number | null;
}

/** The stored progress of a table, which is written in the transaction that saves its rows. */
export interface StoredProgress extends Omit<TableProgress, 'table'> {
  /** Identifies the content of the table and the version of its conversion. */
  readonly sum: string;
  /** Whether rows of an earlier content, which this one may lack, have not been removed yet. */
  readonly hasOldRows: boolean;
}

/** The name of the setting with the progress of a table. */
export function openDataSetting(table: InstalledTable): string {
  return `open-data:${table}`;
}

/** Parses stored progress; undefined if the installation of the table has not started. */
export function readProgress(value: string | undefined): StoredProgress | undefined {
  return value ? (JSON.parse(value) as StoredProgress) : undefined;
}

/** The progress of each table of open data, in the order of installation; empty before the first installation starts. */
export async function findOpenDataProgress(db: Kysely<Schema>): Promise<TableProgress[]> {
  const settings = createSettingsRepository(db);
  const progress: TableProgress[] = [];
  for (const table of installedTables) {
    const stored = readProgress(await settings.find(openDataSetting(table)));
    if (!stored) continue;
    const { rows, savedRows, finishedAt } = stored;
    progress.push({ table, rows, savedRows, finishedAt });
  }
  return progress;
}
