import { sql } from 'kysely';
import type { Store } from '../../Store.ts';
import type { DdlDialect, Step } from '../ddlDialect.ts';
import { fillSearchNames } from './fillSearchNames.ts';
import { postgresTrigrams } from './postgresTrigrams.ts';
import { sqliteTrigrams } from './sqliteTrigrams.ts';

/**
 * 0005: every name of a title in the order in which search reads names, and an index of their trigrams. Names were in `title_names`
 * before; that table remains, because instances of the previous version still read it while this one starts.
 */
export function searchNames(dialect: DdlDialect, engine: Store['engine']): readonly Step[] {
  const { key, integer, plainTable } = dialect;
  // SQLite's trigram index refers to rows by a number, PostgreSQL's by their physical location.
  const ownKey = engine === 'sqlite' ? sql`name_id integer not null primary key, ` : sql``;
  const order = engine === 'sqlite' ? sql`unique` : sql`primary key`;
  return [
    sql`create table search_names (${ownKey}
      media_type ${key} not null,
      tier ${engine === 'sqlite' ? integer : sql`smallint`} not null,
      words ${key} not null,
      title_id ${key} not null references titles (title_id) on delete cascade,
      ${order} (media_type, tier, words, title_id)
    ) ${plainTable}`,
    { execute: fillSearchNames },
    sql`create index search_names_by_title on search_names (title_id)`,
    ...(engine === 'sqlite' ? sqliteTrigrams : postgresTrigrams),
  ];
}
