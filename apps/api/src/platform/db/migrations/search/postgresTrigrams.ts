import { type RawBuilder, sql } from 'kysely';

const mediaTypes = ['game', 'anime', 'movie'];

/** pg_trgm's trigrams, one index per media type. New names are indexed at once, because a search would have to scan pending ones. */
export const postgresTrigrams: readonly RawBuilder<unknown>[] = [
  ...mediaTypes.map(
    (mediaType) => sql`create index ${sql.ref(`search_trigrams_${mediaType}`)} on search_names
      using gin (words gin_trgm_ops) with (fastupdate = off) where media_type = ${sql.lit(mediaType)}`,
  ),
  // Without statistics the first searches would be planned for an empty table.
  sql`analyze search_names`,
];
