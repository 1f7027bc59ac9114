import type { MediaType } from '@gildshelf/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { uuid } from '../../platform/db/uuid.ts';

const titlesPerBatch = 1_000;

/** The columns that each index of titles in memory needs. */
export interface ChangedTitle {
  readonly title_id: string;
  readonly media_type: MediaType;
  readonly title: string;
  /** The rank in the top list or the place among the most popular titles, whichever is better. */
  readonly best_rank: number | null;
  readonly is_adult: number;
  readonly search_version: number;
}

/** The titles that changed after a version, in batches, with these further columns. */
export async function* changedTitles<Column extends 'item' | 'created_at' = never>(
  db: Kysely<Schema>,
  version: number,
  columns: readonly Column[] = [],
): AsyncGenerator<readonly (ChangedTitle & Pick<Schema['titles'], Column>)[]> {
  const further = columns.map((column) => sql`, ${sql.ref(column)}`);
  let last: ChangedTitle | undefined;
  for (;;) {
    const after = last
      ? sql`(search_version, title_id) > (${last.search_version}, ${uuid(last.title_id)})`
      : sql`search_version > ${version}`;
    const { rows } = await sql<ChangedTitle & Pick<Schema['titles'], Column>>`
      select title_id, media_type, title, search_version, is_adult,
        case when popularity_rank is null or rank < popularity_rank then rank else popularity_rank end as best_rank
        ${sql.join(further, sql``)}
      from titles where ${after} order by search_version, title_id limit ${titlesPerBatch}`.execute(db);
    last = rows.at(-1);
    if (!last) return;
    yield rows;
  }
}
