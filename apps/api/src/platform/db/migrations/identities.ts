import { type RawBuilder, sql } from 'kysely';
import type { DialectWords } from './dialectWords.ts';

/** 0002: who signs in through a third party. Found by what the third party says, so not led by user_id. */
export function identities({ key, whole, byKey }: DialectWords): readonly RawBuilder<unknown>[] {
  return [
    sql`create table identities (
      issuer ${key} not null,
      subject ${key} not null,
      user_id ${key} not null references users (user_id) on delete cascade,
      created_at ${whole} not null,
      primary key (issuer, subject)
    ) ${byKey}`,
    sql`create index identities_by_user on identities (user_id)`,
  ];
}
