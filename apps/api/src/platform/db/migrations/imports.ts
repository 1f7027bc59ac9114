import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0030: imports of users' files with their titles, and what edits added to lists. */
export function imports({
  text,
  key,
  id,
  integer,
  keyedTable,
  plainTable,
}: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table imports (
      user_id ${id} not null references users (user_id) on delete cascade,
      import_id ${id} not null,
      state ${key} not null,
      source ${key},
      file_name ${text} not null,
      choices ${text} not null,
      content ${text} not null,
      problem ${text},
      row_count ${integer} not null,
      title_count ${integer} not null,
      done ${integer} not null,
      edit_id ${id},
      lease_owner ${key},
      lease_until ${integer} not null,
      created_at ${integer} not null,
      worked_at ${integer} not null,
      primary key (user_id, import_id)
    ) ${keyedTable}`,
    sql`create index imports_by_age on imports (created_at)`,
    sql`create index imports_to_work_on on imports (lease_until) where state in ('reading', 'planning', 'applying')`,
    sql`create table import_files (
      user_id ${id} not null,
      import_id ${id} not null,
      part ${integer} not null,
      file ${integer} not null,
      file_name ${text} not null,
      body ${text} not null,
      primary key (user_id, import_id, part),
      foreign key (user_id, import_id) references imports (user_id, import_id) on delete cascade
    ) ${plainTable}`,
    sql`create table import_titles (
      user_id ${id} not null,
      import_id ${id} not null,
      position ${integer} not null,
      title_key ${key},
      kind ${key} not null,
      name ${text},
      row_count ${integer} not null,
      word ${key},
      suggestion ${key},
      content ${text} not null,
      outcome ${key} not null,
      title_id ${id} references titles (title_id),
      decision ${text},
      primary key (user_id, import_id, position),
      foreign key (user_id, import_id) references imports (user_id, import_id) on delete cascade
    ) ${plainTable}`,
    sql`create index import_titles_by_outcome on import_titles (user_id, import_id, outcome, position)`,
    sql`create index import_titles_by_title on import_titles (title_id)`,
    sql`create index import_titles_by_key on import_titles (user_id, import_id, title_key)`,
    sql`create table edit_lists (
      user_id ${id} not null,
      edit_id ${id} not null,
      list_id ${id} not null,
      fields ${text},
      primary key (user_id, edit_id, list_id),
      foreign key (user_id, edit_id) references edits (user_id, edit_id) on delete cascade
    ) ${plainTable}`,
    sql`create table edit_list_entries (
      user_id ${id} not null,
      edit_id ${id} not null,
      list_id ${id} not null,
      entry_id ${id} not null,
      primary key (user_id, edit_id, list_id, entry_id),
      foreign key (user_id, edit_id, list_id) references edit_lists (user_id, edit_id, list_id) on delete cascade
    ) ${keyedTable}`,
  ];
}
