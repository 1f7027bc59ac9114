import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0027: changes of collections that can be undone, with the titles that each changes. */
export function edits({
  text,
  key,
  id,
  integer,
  keyedTable,
  plainTable,
}: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table edits (
      user_id ${id} not null references users (user_id) on delete cascade,
      edit_id ${id} not null,
      kind ${key} not null,
      state ${key} not null,
      change ${text},
      total ${integer} not null,
      done ${integer} not null,
      unchanged ${integer} not null,
      created_at ${integer} not null,
      worked_at ${integer} not null,
      primary key (user_id, edit_id)
    ) ${keyedTable}`,
    sql`create index edits_by_age on edits (created_at)`,
    sql`create index edits_to_finish on edits (worked_at) where state in ('running', 'undoing')`,
    sql`create table edit_titles (
      user_id ${id} not null,
      edit_id ${id} not null,
      position ${integer} not null,
      media_type ${key} not null,
      title_id ${id} not null references titles (title_id),
      changes ${text},
      primary key (user_id, edit_id, position),
      foreign key (user_id, edit_id) references edits (user_id, edit_id) on delete cascade
    ) ${plainTable}`,
    sql`create index edit_titles_by_title on edit_titles (title_id)`,
  ];
}
