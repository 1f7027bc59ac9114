import { sql } from 'kysely';
import type { Store } from '../../Store.ts';
import type { DialectWords, Step } from '../dialectWords.ts';
import { fillSearchNames } from './fillSearchNames.ts';
import { postgresTrigrams } from './postgresTrigrams.ts';
import { sqliteTrigrams } from './sqliteTrigrams.ts';

/**
 * 0005: every name of a title in the order in which search walks through names, and an index of their trigrams. Names were
 * in `title_names` before; that table stays as it is, for copies of the version before answer from it while this one starts.
 */
export function searchNames(words: DialectWords, engine: Store['engine']): readonly Step[] {
  const { key, whole, plain } = words;
  // SQLite's index of trigrams knows rows by a number; PostgreSQL's by their place.
  const ownKey = engine === 'sqlite' ? sql`name_id integer not null primary key, ` : sql``;
  const order = engine === 'sqlite' ? sql`unique` : sql`primary key`;
  return [
    sql`create table search_names (${ownKey}
      media_type ${key} not null,
      tier ${engine === 'sqlite' ? whole : sql`smallint`} not null,
      words ${key} not null,
      title_id ${key} not null references titles (title_id) on delete cascade,
      ${order} (media_type, tier, words, title_id)
    ) ${plain}`,
    { execute: fillSearchNames },
    sql`create index search_names_by_title on search_names (title_id)`,
    ...(engine === 'sqlite' ? sqliteTrigrams : postgresTrigrams),
  ];
}
