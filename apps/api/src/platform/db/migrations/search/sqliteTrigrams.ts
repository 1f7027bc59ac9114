import { type RawBuilder, sql } from 'kysely';

const mediaTypes = ['game', 'anime', 'movie'];

/**
 * FTS5's trigrams, one index per media type. It stores neither texts nor offsets (`search_names` has the texts): a third of the size,
 * and faster where many names contain a trigram. Triggers update it, also when a title is deleted with its names.
 */
export const sqliteTrigrams: readonly RawBuilder<unknown>[] = mediaTypes.flatMap((mediaType) => {
  const index = sql.table(`search_trigrams_${mediaType}`);
  const added = sql.table(`search_name_added_${mediaType}`);
  const removed = sql.table(`search_name_removed_${mediaType}`);
  const type = sql.lit(mediaType);
  return [
    sql`create virtual table ${index}
      using fts5 (trigrams, content = '', detail = none, columnsize = 0, tokenize = 'trigram case_sensitive 1')`,
    sql`insert into ${index} (rowid, trigrams)
      select name_id, words from search_names where media_type = ${type} order by name_id`,
    sql`insert into ${index} (${sql.ref(`search_trigrams_${mediaType}`)}) values ('optimize')`,
    sql`create trigger ${added} after insert on search_names when new.media_type = ${type} begin
      insert into ${index} (rowid, trigrams) values (new.name_id, new.words);
    end`,
    sql`create trigger ${removed} after delete on search_names when old.media_type = ${type} begin
      insert into ${index} (${sql.ref(`search_trigrams_${mediaType}`)}, rowid, trigrams) values ('delete', old.name_id, old.words);
    end`,
  ];
});
