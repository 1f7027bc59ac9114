import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0002: users who sign in with a third party. Queried by issuer and subject, so the primary key does not start with user_id. */
export function identities({ key, integer, keyedTable }: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table identities (
      issuer ${key} not null,
      subject ${key} not null,
      user_id ${key} not null references users (user_id) on delete cascade,
      created_at ${integer} not null,
      primary key (issuer, subject)
    ) ${keyedTable}`,
    sql`create index identities_by_user on identities (user_id)`,
  ];
}
