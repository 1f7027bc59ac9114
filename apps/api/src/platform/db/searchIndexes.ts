import { mediaTypeNames } from '@gildshelf/api-client/contract';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Store } from './Store.ts';

const indexName = (mediaType: string) => `search_trigrams_${mediaType}`;

/** The statements that create the index of the trigrams of all names of a media type. */
export function searchIndex(mediaType: string, engine: Store['engine']): readonly RawBuilder<unknown>[] {
  return engine === 'sqlite' ? sqliteIndex(mediaType) : [postgresIndex(mediaType)];
}

/**
 * FTS5's trigrams. It stores neither texts nor offsets (`search_names` has the texts): a third of the size, and faster where many
 * names contain a trigram. Triggers update it, also when a title is deleted with its names.
 */
function sqliteIndex(mediaType: string) {
  const index = sql.table(indexName(mediaType));
  const command = sql.ref(indexName(mediaType));
  const added = sql.table(`search_name_added_${mediaType}`);
  const removed = sql.table(`search_name_removed_${mediaType}`);
  const type = sql.lit(mediaType);
  return [
    sql`create virtual table ${index}
      using fts5 (trigrams, content = '', detail = none, columnsize = 0, tokenize = 'trigram case_sensitive 1')`,
    sql`insert into ${index} (rowid, trigrams)
      select name_id, words from search_names where media_type = ${type} order by name_id`,
    sql`insert into ${index} (${command}) values ('optimize')`,
    sql`create trigger ${added} after insert on search_names when new.media_type = ${type} begin
      insert into ${index} (rowid, trigrams) values (new.name_id, new.words);
    end`,
    sql`create trigger ${removed} after delete on search_names when old.media_type = ${type} begin
      insert into ${index} (${command}, rowid, trigrams) values ('delete', old.name_id, old.words);
    end`,
  ];
}

/** pg_trgm's trigrams. New names are indexed at once, because a search would have to scan pending ones. */
function postgresIndex(mediaType: string) {
  return sql`create index ${sql.ref(indexName(mediaType))} on search_names
    using gin (words gin_trgm_ops) with (fastupdate = off) where media_type = ${sql.lit(mediaType)}`;
}

/** Creates the indexes of media types that were added after the database was migrated: a new media type needs no migration. */
export async function createMissingSearchIndexes(
  db: QueryExecutorProvider,
  engine: Store['engine'],
): Promise<void> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    : sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`
  ).execute(db);
  const existing = new Set(rows.map(({ name }) => name));
  for (const mediaType of mediaTypeNames.filter((type) => !existing.has(indexName(type))))
    for (const statement of searchIndex(mediaType, engine)) await statement.execute(db);
}
