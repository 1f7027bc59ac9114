import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/**
 * 0028: saved views of a collection; `version`, which each transaction that changes the collection or the plays of a user increases, so
 * that an index in memory knows whether it is current; and an index that covers progress and playtime by title.
 */
export function collectionViews({
  text,
  key,
  id,
  integer,
  keyedTable,
}: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table collection_views (
      user_id ${id} not null references users (user_id) on delete cascade,
      view_id ${id} not null,
      media_type ${key} not null,
      name ${text} not null,
      query ${text} not null,
      primary key (user_id, view_id)
    ) ${keyedTable}`,
    sql`alter table histories add column version ${integer} not null default 0`,
    sql`create index plays_of_collection on plays (user_id, media_type, title_id, state, sort_at, progress, times)`,
  ];
}
