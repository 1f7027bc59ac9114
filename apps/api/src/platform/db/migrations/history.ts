import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** The days since 1970 of `sort_at`. A day before 1970 is negative, and both engines round a division towards zero. */
const dayOf = sql.raw('(sort_at + 3155760000000) / 86400000 - 36525');

/**
 * 0024: plays, episodes, notes and tags of users, and titles that can be restored. Existing titles get no plays. Rows of a user refer to
 * titles that may leave the collection, so that they are deleted by the periodic job.
 */
export function history({
  text,
  key,
  id,
  integer,
  real,
  keyedTable,
  plainTable,
}: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`alter table tracked_items add column is_favourite ${integer} not null default 0`,
    sql`alter table tracked_items add column is_private ${integer} not null default 0`,
    sql`create index tracked_items_private on tracked_items (user_id, media_type, title_id) where is_private = 1`,
    sql`create table histories (
      user_id ${id} primary key references users (user_id) on delete cascade,
      play_count ${integer} not null,
      time_zone ${key},
      is_public ${integer} not null
    ) ${keyedTable}`,
    sql`create table plays (
      user_id ${id} not null references users (user_id) on delete cascade,
      play_id ${id} not null,
      media_type ${key} not null,
      title_id ${id} not null references titles (title_id),
      started ${key},
      finished ${key},
      state ${key} not null,
      is_repeat ${integer},
      times ${integer} not null,
      progress ${integer},
      rating ${real},
      platform ${text},
      note ${text},
      is_private ${integer} not null,
      sort_at ${integer},
      has_day ${integer} not null,
      sort_day ${integer} generated always as (case when has_day = 1 then ${dayOf} end) stored,
      created_at ${integer} not null,
      updated_at ${integer} not null,
      primary key (user_id, play_id)
    ) ${plainTable}`,
    sql`create index plays_by_title on plays (title_id, user_id)`,
    sql`create index plays_by_date on plays (user_id, sort_at, play_id, title_id, is_private)`,
    // Covers the numbers of a year, in the order in which they are grouped.
    sql`create index plays_by_day on plays (user_id, sort_day, media_type, title_id, is_private, is_repeat, rating)
      where has_day = 1`,
    sql`create index plays_without_day on plays (user_id, sort_at) where has_day = 0 and sort_at is not null`,
    sql`create index plays_by_type on plays (user_id, media_type, sort_at, play_id)`,
    sql`create table play_episodes (
      user_id ${id} not null,
      play_id ${id} not null,
      season ${integer} not null,
      number ${integer} not null,
      watched ${key},
      rating ${real},
      primary key (user_id, play_id, season, number),
      foreign key (user_id, play_id) references plays (user_id, play_id) on delete cascade
    ) ${keyedTable}`,
    sql`create table title_notes (
      user_id ${id} not null references users (user_id) on delete cascade,
      title_id ${id} not null references titles (title_id),
      media_type ${key} not null,
      note ${text} not null,
      updated_at ${integer} not null,
      primary key (user_id, title_id)
    ) ${plainTable}`,
    sql`create index title_notes_by_title on title_notes (title_id)`,
    sql`create table title_tags (
      user_id ${id} not null references users (user_id) on delete cascade,
      tag ${key} not null,
      title_id ${id} not null references titles (title_id),
      media_type ${key} not null,
      primary key (user_id, tag, title_id)
    ) ${keyedTable}`,
    sql`create index title_tags_by_title on title_tags (title_id, user_id)`,
    sql`create table removed_titles (
      user_id ${id} not null references users (user_id) on delete cascade,
      media_type ${key} not null,
      title_id ${id} not null references titles (title_id),
      status ${key} not null,
      rating ${real} not null,
      is_favourite ${integer} not null,
      is_private ${integer} not null,
      created_at ${integer} not null,
      removed_at ${integer} not null,
      primary key (user_id, media_type, title_id)
    ) ${keyedTable}`,
    sql`create index removed_titles_by_title on removed_titles (title_id)`,
    sql`create index removed_titles_by_age on removed_titles (removed_at)`,
  ];
}
