import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0014: personal access tokens. A request finds its token by the hash. */
export function accessTokens(dialect: DdlDialect): readonly RawBuilder<unknown>[] {
  const { text, key, id, integer, keyedTable } = dialect;
  return [
    sql`create table access_tokens (
      user_id ${id} not null references users (user_id) on delete cascade,
      token_id ${id} not null,
      name ${text} not null,
      scopes ${text} not null,
      token_hash ${key} not null,
      prefix ${text} not null,
      created_at ${integer} not null,
      expires_at ${integer},
      last_used_at ${integer},
      primary key (user_id, token_id)
    ) ${keyedTable}`,
    sql`create unique index access_tokens_by_hash on access_tokens (token_hash)`,
    sql`create index access_tokens_by_end on access_tokens (expires_at) where expires_at is not null`,
  ];
}
