import { type RawBuilder, sql } from 'kysely';
import type { DialectWords } from './dialectWords.ts';

/** 0008: who said what of a title and when, what titles are called elsewhere, and how the providers are. */
export function providers({ text, key, whole, byKey, plain }: DialectWords): readonly RawBuilder<unknown>[] {
  return [
    sql`create table title_sources (
      title_id ${key} not null references titles (title_id) on delete cascade,
      source ${key} not null,
      media_type ${key} not null,
      source_id ${key} not null,
      item ${text} not null,
      names ${text} not null,
      pictures ${text} not null,
      is_whole ${whole} not null,
      fetched_at ${whole} not null,
      primary key (title_id, source)
    ) ${plain}`,
    sql`create unique index title_sources_by_source on title_sources (source, media_type, source_id)`,

    sql`create table title_ids (
      media_type ${key} not null,
      id_name ${key} not null,
      id_value ${key} not null,
      title_id ${key} not null references titles (title_id) on delete cascade,
      primary key (media_type, id_name, id_value)
    ) ${byKey}`,
    sql`create index title_ids_by_title on title_ids (title_id)`,

    sql`create table provider_states (
      provider ${key} not null primary key,
      next_turn_at ${whole} not null,
      closed_until ${whole} not null,
      failures ${whole} not null,
      succeeded_at ${whole} not null,
      failed_at ${whole} not null,
      problem ${text} not null
    ) ${byKey}`,
  ];
}
