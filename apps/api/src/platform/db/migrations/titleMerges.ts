import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/**
 * 0020: the history of merged titles, and the slugs and ids of merged titles as aliases of the titles that they became part of. A row
 * of a user in the history is deleted with the user.
 */
export function titleMerges({
  text,
  key,
  id,
  integer,
  keyedTable,
  plainTable,
}: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table title_merges (
      merge_id ${id} not null primary key,
      media_type ${key} not null,
      target_id ${id} not null,
      merged_id ${id} not null,
      merged_slug ${key} not null,
      merged_by ${text} not null,
      merged_at ${integer} not null,
      undone_by ${text},
      undone_at ${integer}
    ) ${plainTable}`,
    sql`create index title_merges_by_title on title_merges (merged_id)`,
    sql`create table title_merge_rows (
      merge_id ${id} not null references title_merges (merge_id) on delete cascade,
      row_number ${integer} not null,
      table_name ${key} not null,
      user_id ${id} references users (user_id) on delete cascade,
      target_row ${text},
      merged_row ${text} not null,
      primary key (merge_id, row_number)
    ) ${plainTable}`,
    sql`create index title_merge_rows_by_user on title_merge_rows (user_id)`,
    sql`create table title_aliases (
      media_type ${key} not null,
      alias_kind ${key} not null,
      alias_value ${key} not null,
      title_id ${id} not null references titles (title_id) on delete cascade,
      merge_id ${id} not null,
      primary key (media_type, alias_kind, alias_value)
    ) ${keyedTable}`,
    sql`create index title_aliases_by_title on title_aliases (title_id)`,
  ];
}
