import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0019: which titles are for adults, and which users see them. The index is partial, since few titles are for adults. */
export function adultTitles({ integer }: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`alter table titles add column is_adult ${integer} not null default 0`,
    sql`alter table users add column sees_adult_titles ${integer} not null default 0`,
    sql`update titles set is_adult = 1, rank = null
      where item like '%"name":"Adults Only"%' or item like '%"rating":"Rx - %'`,
    sql`create index titles_for_adults on titles (title_id) where is_adult = 1`,
  ];
}
