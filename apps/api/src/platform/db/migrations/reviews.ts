import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';
import type { Store } from '../Store.ts';

/** 0026: reviews of titles, the votes for them, and reports. */
export function reviews(
  { text, key, id, integer, keyedTable, plainTable }: DdlDialect,
  engine: Store['engine'],
): readonly RawBuilder<unknown>[] {
  return [
    sql`create table reviews (
      review_id ${id} not null primary key,
      user_id ${id} not null references users (user_id) on delete cascade,
      media_type ${key} not null,
      title_id ${id} not null references titles (title_id),
      text ${text} not null,
      is_spoiler ${integer} not null,
      is_public ${integer} not null,
      helpful_count ${integer} not null,
      hidden_at ${integer},
      hidden_reason ${text},
      created_at ${integer} not null,
      updated_at ${integer} not null
    ) ${plainTable}`,
    sql`create unique index reviews_by_user on reviews (user_id, title_id)`,
    sql`create index reviews_by_time on reviews (title_id, created_at, review_id)`,
    sql`create index reviews_by_votes on reviews (title_id, helpful_count, created_at, review_id)`,
    // Covers the number of reviews, so that their texts are not read; SQLite needs the columns of the condition for that.
    sql`create index reviews_shown on reviews (title_id, user_id, media_type, is_public, hidden_at)
      where is_public = 1 and hidden_at is null`,
    sql`create table review_votes (
      review_id ${id} not null references reviews (review_id) on delete cascade,
      user_id ${id} not null references users (user_id) on delete cascade,
      created_at ${integer} not null,
      primary key (review_id, user_id)
    ) ${keyedTable}`,
    sql`create index review_votes_by_user on review_votes (user_id)`,
    sql`create table review_reports (
      review_id ${id} not null references reviews (review_id) on delete cascade,
      user_id ${id} not null references users (user_id) on delete cascade,
      reason ${text} not null,
      created_at ${integer} not null,
      primary key (review_id, user_id)
    ) ${plainTable}`,
    sql`create index review_reports_by_user on review_reports (user_id)`,
    ...voteTriggers[engine],
  ];
}

const count = (difference: '+' | '-', row: 'new' | 'old') =>
  sql`update reviews set helpful_count = helpful_count ${sql.raw(difference)} 1
    where review_id = ${sql.ref(`${row}.review_id`)};`;

/** Counts votes, also those that are deleted with their user. */
const voteTriggers: Readonly<Record<Store['engine'], readonly RawBuilder<unknown>[]>> = {
  sqlite: [
    sql`create trigger review_votes_added after insert on review_votes begin ${count('+', 'new')} end`,
    sql`create trigger review_votes_removed after delete on review_votes begin ${count('-', 'old')} end`,
  ],
  postgres: [
    sql`create function count_review_votes() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then ${count('+', 'new')} else ${count('-', 'old')} end if;
      return null;
    end $$`,
    sql`create trigger review_votes_counted after insert or delete on review_votes
      for each row execute function count_review_votes()`,
  ],
};
