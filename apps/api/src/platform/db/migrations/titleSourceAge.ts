import { type RawBuilder, sql } from 'kysely';

/** 0021: the stored content of TMDB by age, since its terms limit how long it may be stored. */
export function titleSourceAge(): readonly RawBuilder<unknown>[] {
  return [
    sql`create index title_sources_tmdb_by_age on title_sources (fetched_at)
      where source = 'tmdb' and fetched_at > 0`,
  ];
}
