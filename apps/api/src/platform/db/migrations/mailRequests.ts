import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0003: requests for a mail to an email address, which may or may not have an account. */
export function mailRequests({ text, key, integer, keyedTable }: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table mail_requests (
      request_id ${key} not null primary key,
      kind ${key} not null,
      email ${text} not null,
      created_at ${integer} not null
    ) ${keyedTable}`,
  ];
}
