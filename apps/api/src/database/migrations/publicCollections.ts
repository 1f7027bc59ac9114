import { type RawBuilder, sql } from 'kysely';
import type { DialectWords } from './dialectWords.ts';

/** 0006: whose collection anybody may see. */
export function publicCollections({ key, whole, byKey }: DialectWords): readonly RawBuilder<unknown>[] {
  return [
    sql`create table public_collections (
      user_id ${key} not null primary key references users (user_id) on delete cascade,
      created_at ${whole} not null
    ) ${byKey}`,
  ];
}
