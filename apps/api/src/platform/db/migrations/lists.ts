import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0025: lists of titles. The rows of a list are read by position, and by title where titles are merged. */
export function lists({ text, key, id, integer, plainTable }: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table lists (
      list_id ${id} primary key,
      user_id ${id} not null references users (user_id) on delete cascade,
      slug ${key} not null,
      name ${text} not null,
      description ${text} not null,
      is_public ${integer} not null,
      is_ranked ${integer} not null,
      created_at ${integer} not null,
      updated_at ${integer} not null,
      unique (user_id, slug)
    ) ${plainTable}`,
    sql`create index lists_by_change on lists (user_id, updated_at, list_id)`,
    sql`create index lists_public on lists (list_id) where is_public = 1`,
    sql`create table list_entries (
      list_id ${id} not null references lists (list_id) on delete cascade,
      title_id ${id} not null references titles (title_id),
      user_id ${id} not null,
      media_type ${key} not null,
      entry_id ${id} not null,
      position ${integer} not null,
      note ${text},
      added_at ${integer} not null,
      updated_at ${integer} not null,
      primary key (list_id, title_id)
    ) ${plainTable}`,
    sql`create index list_entries_by_position on list_entries (list_id, position, entry_id, title_id)`,
    sql`create index list_entries_by_title on list_entries (title_id, user_id)`,
  ];
}
