import { type RawBuilder, sql } from 'kysely';
import type { DialectWords } from './dialectWords.ts';

/** 0009: which parts of a profile stand on its owner's public page; none until the owner ticks them. */
export function publicProfiles({ whole }: DialectWords): readonly RawBuilder<unknown>[] {
  return ['shows_bio', 'shows_location', 'shows_website'].map(
    (column) => sql`alter table public_collections add column ${sql.ref(column)} ${whole} not null default 0`,
  );
}

/** 0006: whose collection anybody may see. */
export function publicCollections({ key, whole, byKey }: DialectWords): readonly RawBuilder<unknown>[] {
  return [
    sql`create table public_collections (
      user_id ${key} not null primary key references users (user_id) on delete cascade,
      created_at ${whole} not null
    ) ${byKey}`,
  ];
}
