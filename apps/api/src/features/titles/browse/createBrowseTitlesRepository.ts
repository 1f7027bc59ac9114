import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { changedTitles } from '../changedTitles.ts';

/** The titles as the index of browse pages reads them. */
export function createBrowseTitlesRepository(db: Kysely<Schema>) {
  return {
    /** All titles that changed after a version of the catalogue, in batches; a title that changes meanwhile may be in two. */
    changedSince: (version: number) => changedTitles(db, version, ['item', 'created_at']),
  };
}
