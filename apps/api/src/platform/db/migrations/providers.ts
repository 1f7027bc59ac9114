import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0008: the data of each source about a title, ids of titles elsewhere, and the state of the providers. */
export function providers({
  text,
  key,
  integer,
  keyedTable,
  plainTable,
}: DdlDialect): readonly RawBuilder<unknown>[] {
  return [
    sql`create table title_sources (
      title_id ${key} not null references titles (title_id) on delete cascade,
      source ${key} not null,
      media_type ${key} not null,
      source_id ${key} not null,
      item ${text} not null,
      names ${text} not null,
      pictures ${text} not null,
      is_whole ${integer} not null,
      fetched_at ${integer} not null,
      primary key (title_id, source)
    ) ${plainTable}`,
    sql`create unique index title_sources_by_source on title_sources (source, media_type, source_id)`,

    sql`create table title_ids (
      media_type ${key} not null,
      id_name ${key} not null,
      id_value ${key} not null,
      title_id ${key} not null references titles (title_id) on delete cascade,
      primary key (media_type, id_name, id_value)
    ) ${keyedTable}`,
    sql`create index title_ids_by_title on title_ids (title_id)`,

    sql`create table provider_states (
      provider ${key} not null primary key,
      next_turn_at ${integer} not null,
      closed_until ${integer} not null,
      failures ${integer} not null,
      succeeded_at ${integer} not null,
      failed_at ${integer} not null,
      problem ${text} not null
    ) ${keyedTable}`,
  ];
}
