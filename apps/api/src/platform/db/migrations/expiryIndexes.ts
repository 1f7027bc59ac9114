import { type RawBuilder, sql } from 'kysely';

/** 0010: indexes for the hourly removal of expired rows, and for the login keys of a user. */
export function expiryIndexes(): readonly RawBuilder<unknown>[] {
  return [
    sql`create index login_keys_by_user on login_keys (user_id)`,
    sql`create index login_keys_by_end on login_keys (expires_at) where expires_at is not null`,
    sql`create index users_unverified on users (created_at) where verified_at is null`,
    sql`create index sessions_by_end on sessions (expires_at)`,
    sql`create index sessions_by_last_seen on sessions (last_seen_at)`,
    sql`create index link_tokens_by_end on link_tokens (expires_at)`,
    sql`create index outbox_by_age on outbox (created_at)`,
  ];
}
