import { type RawBuilder, sql } from 'kysely';
import type { DialectWords } from './dialectWords.ts';

/** 0003: who asked for a mail that may or may not be due to them. */
export function mailRequests({ text, key, whole, byKey }: DialectWords): readonly RawBuilder<unknown>[] {
  return [
    sql`create table mail_requests (
      request_id ${key} not null primary key,
      kind ${key} not null,
      email ${text} not null,
      created_at ${whole} not null
    ) ${byKey}`,
  ];
}
