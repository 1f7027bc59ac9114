import { setImmediate } from 'node:timers/promises';
import { serverLimits } from '@gildshelf/api-client/contract';
import type { Store } from '../../platform/db/Store.ts';
import { repositoriesOn } from '../repositories.ts';
import type { ImportKey } from './createImportsRepository.ts';

const importsPerPart = 20;
const titlesPerStatement = 250;

/** Deletes an import with its files and titles, in parts; what it has written stays. */
export async function deleteImport({ db }: Store, key: ImportKey): Promise<void> {
  const { imports } = repositoriesOn(db);
  while (!(await imports.deletePart(key, titlesPerStatement))) await setImmediate();
}

/** Deletes imports that cannot be undone any more, and those that were not applied within a day. */
export async function deleteOldImports(store: Store, now: number): Promise<void> {
  const { imports } = repositoriesOn(store.db);
  const { importLifetime, unappliedImportLifetime } = serverLimits;
  for (;;) {
    const found = await imports.olderThan(
      now - importLifetime,
      now - unappliedImportLifetime,
      importsPerPart,
    );
    for (const key of found) await deleteImport(store, key);
    if (found.length < importsPerPart) return;
  }
}
