import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0001: titles, users, tracked items, mail and limits. Tables of a user's data have a primary key that starts with user_id. */
export function firstTables(dialect: DdlDialect): readonly RawBuilder<unknown>[] {
  const { text, key, integer, real, transient, keyedTable, plainTable } = dialect;
  return [
    sql`create table titles (
      title_id ${key} not null primary key,
      media_type ${key} not null,
      slug ${key} not null,
      title ${text} not null,
      rank ${integer},
      item ${text} not null,
      card ${text} not null,
      created_at ${integer} not null,
      updated_at ${integer} not null,
      unique (media_type, slug)
    ) ${plainTable}`,
    sql`create index titles_by_rank on titles (media_type, rank)`,

    sql`create table title_names (
      media_type ${key} not null,
      normal_form ${key} not null,
      title_id ${key} not null references titles (title_id) on delete cascade,
      primary key (media_type, normal_form, title_id)
    ) ${keyedTable}`,
    sql`create index title_names_by_title on title_names (title_id)`,

    sql`create table users (
      user_id ${key} not null primary key,
      username ${text} not null,
      email ${text} not null,
      password_hash ${text} not null,
      verified_at ${integer},
      display_name ${text},
      avatar_url ${text},
      bio ${text},
      location ${text},
      website ${text},
      created_at ${integer} not null,
      updated_at ${integer} not null
    ) ${plainTable}`,

    sql`create table login_keys (
      login_key ${key} not null primary key,
      user_id ${key} not null,
      expires_at ${integer}
    ) ${keyedTable}`,

    sql`create table sessions (
      user_id ${key} not null references users (user_id) on delete cascade,
      session_id ${key} not null,
      created_at ${integer} not null,
      last_seen_at ${integer} not null,
      expires_at ${integer} not null,
      primary key (user_id, session_id)
    ) ${keyedTable}`,

    sql`create table link_tokens (
      user_id ${key} not null references users (user_id) on delete cascade,
      token_hash ${key} not null,
      kind ${key} not null,
      email ${text} not null,
      created_at ${integer} not null,
      expires_at ${integer} not null,
      used_at ${integer},
      primary key (user_id, token_hash)
    ) ${keyedTable}`,

    sql`create table tracked_items (
      user_id ${key} not null references users (user_id) on delete cascade,
      media_type ${key} not null,
      title_id ${key} not null references titles (title_id),
      status ${key} not null,
      rating ${real} not null,
      created_at ${integer} not null,
      updated_at ${integer} not null,
      primary key (user_id, media_type, title_id)
    ) ${keyedTable}`,
    sql`create index tracked_items_by_change on tracked_items (user_id, media_type, updated_at)`,

    sql`create table outbox (
      user_id ${key} not null,
      message_id ${key} not null,
      recipient ${text} not null,
      subject ${text} not null,
      body_text ${text} not null,
      body_html ${text} not null,
      created_at ${integer} not null,
      sent_at ${integer},
      attempts ${integer} not null,
      next_attempt_at ${integer} not null,
      primary key (user_id, message_id)
    ) ${plainTable}`,
    sql`create index outbox_to_send on outbox (next_attempt_at) where sent_at is null`,

    sql`create ${transient} table rate_limits (
      limit_key ${key} not null,
      window_start ${integer} not null,
      hits ${integer} not null,
      expires_at ${integer} not null,
      primary key (limit_key, window_start)
    ) ${keyedTable}`,
    sql`create index rate_limits_by_end on rate_limits (expires_at)`,

    sql`create table used_challenges (
      challenge ${key} not null primary key,
      expires_at ${integer} not null
    ) ${keyedTable}`,
    sql`create index used_challenges_by_end on used_challenges (expires_at)`,

    sql`create table top_lists (
      media_type ${key} not null primary key,
      version ${text} not null,
      lease_until ${integer} not null,
      refreshed_at ${integer} not null
    ) ${keyedTable}`,

    sql`create table settings (
      name ${key} not null primary key,
      value ${text} not null
    ) ${keyedTable}`,
  ];
}
