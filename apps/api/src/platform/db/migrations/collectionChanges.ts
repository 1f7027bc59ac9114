import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0029: the titles that recent transactions of a user have changed, so that an index in memory reads only these again. */
export function collectionChanges({ id, integer, keyedTable }: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table collection_changes (
      user_id ${id} not null references users (user_id) on delete cascade,
      version ${integer} not null,
      title_id ${id} not null,
      primary key (user_id, version, title_id)
    ) ${keyedTable}`,
  ];
}
