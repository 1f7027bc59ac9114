import { type RawBuilder, sql } from 'kysely';

const mediaTypes = ['game', 'anime', 'movie'];

/** pg_trgm's trigrams, an index a media type. New names go into it at once, for a search would have to read whatever waits. */
export const postgresTrigrams: readonly RawBuilder<unknown>[] = [
  ...mediaTypes.map(
    (mediaType) => sql`create index ${sql.ref(`search_trigrams_${mediaType}`)} on search_names
      using gin (words gin_trgm_ops) with (fastupdate = off) where media_type = ${sql.lit(mediaType)}`,
  ),
  // Without it the first searches would be planned for a table that is thought to be empty.
  sql`analyze search_names`,
];
