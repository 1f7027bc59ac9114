import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0009: which parts of a profile are on its owner's public page; none until the owner selects them. */
export function publicProfiles({ integer }: DdlDialect): readonly RawBuilder<unknown>[] {
  return ['shows_bio', 'shows_location', 'shows_website'].map(
    (column) =>
      sql`alter table public_collections add column ${sql.ref(column)} ${integer} not null default 0`,
  );
}

/** 0006: the users whose collection is public. */
export function publicCollections({ key, integer, keyedTable }: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table public_collections (
      user_id ${key} not null primary key references users (user_id) on delete cascade,
      created_at ${integer} not null
    ) ${keyedTable}`,
  ];
}
