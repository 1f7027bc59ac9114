import { sql } from 'kysely';
import type { DdlDialect, Step } from '../ddlDialect.ts';
import type { Store } from '../Store.ts';

/**
 * 0017: how popular a title is, and the version of the catalogue in which its names last changed, from which each server reads what it
 * does not have in its index yet. The index of trigrams is not needed any more; in SQLite its tables stay for instances of the previous
 * version, which search them while this one starts, but are not updated.
 */
export function searchVersion({ integer }: DdlDialect, engine: Store['engine']): readonly Step[] {
  return [
    sql`alter table titles add column popularity_rank ${integer}`,
    sql`alter table titles add column search_version ${integer} not null default 0`,
    sql`create index titles_by_search_version on titles (search_version, title_id)`,
    ...['game', 'anime', 'movie'].flatMap((mediaType) => dropTrigrams(mediaType, engine)),
  ];
}

function dropTrigrams(mediaType: string, engine: Store['engine']) {
  if (engine === 'postgres') return [sql`drop index if exists ${sql.ref(`search_trigrams_${mediaType}`)}`];
  return ['added', 'removed'].map(
    (event) => sql`drop trigger if exists ${sql.table(`search_name_${event}_${mediaType}`)}`,
  );
}
