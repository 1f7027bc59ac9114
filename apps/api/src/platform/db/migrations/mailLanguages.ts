import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0016: the language of a requested mail; English for requests of instances without this column. */
export function mailLanguages({ key }: DdlDialect): readonly RawBuilder<unknown>[] {
  return [sql`alter table mail_requests add column language ${key} not null default 'en'`];
}
