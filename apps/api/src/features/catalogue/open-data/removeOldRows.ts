import type { MediaType } from '@gildshelf/api-client/contract';
import type { Kysely } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import {
  type InstalledTable,
  openDataSetting,
  readProgress,
} from '../../../platform/titles/openDataProgress.ts';
import type { OpenDataSource } from '../../../providers/CatalogueProvider.ts';
import { repositoriesOn } from '../../repositories.ts';
import { removeSource } from '../titles/removeSource.ts';
import type { Lease } from './openDataLease.ts';
import type { OpenTable } from './openTables.ts';

const rowsPerPage = 1000;
const rowsPerBatch = 25;

/** The stored titles of a source whose ids are not in `currentIds`, by these ids. */
async function* oldRows(
  db: Kysely<Schema>,
  source: OpenDataSource,
  mediaType: MediaType,
  currentIds: ReadonlySet<string>,
) {
  for (let after = ''; ; ) {
    const page = await repositoriesOn(db).titleSources.page(source, mediaType, after, rowsPerPage);
    yield* page.filter(({ source_id }) => !currentIds.has(source_id));
    const last = page.at(-1);
    if (!last) return;
    after = last.source_id;
  }
}

/** The ids of the stored titles of a source that its tables no longer have. */
export async function findOldIds(
  db: Kysely<Schema>,
  source: OpenDataSource,
  mediaType: MediaType,
  currentIds: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const { source_id } of oldRows(db, source, mediaType, currentIds)) ids.add(source_id);
  return ids;
}

interface RemovalOptions {
  readonly store: Store;
  readonly lease: Lease;
  readonly clock: () => number;
  readonly table: Pick<OpenTable, 'source' | 'mediaType'>;
  /** The tables of the source. */
  readonly names: readonly InstalledTable[];
  readonly currentIds: ReadonlySet<string>;
}

/** Removes the data of all rows that the tables of a source no longer have, in batches, then notes that none is left. */
export async function removeOldRows(options: RemovalOptions): Promise<void> {
  const { store, lease, clock, names, currentIds } = options;
  const { source, mediaType } = options.table;
  let titleIds: string[] = [];
  const removeBatch = async () => {
    const batch = titleIds;
    titleIds = [];
    await lease.transaction((db) => removeSource(db, source, mediaType, batch, clock()));
  };
  for await (const { title_id } of oldRows(store.db, source, mediaType, currentIds))
    if (titleIds.push(title_id) === rowsPerBatch) await removeBatch();
  await removeBatch();
  await lease.transaction(async (db) => {
    const { settings } = repositoriesOn(db);
    for (const name of names) {
      const stored = readProgress(await settings.find(openDataSetting(name)));
      if (!stored) continue;
      await settings.save(openDataSetting(name), JSON.stringify({ ...stored, hasOldRows: false }));
    }
  });
}
