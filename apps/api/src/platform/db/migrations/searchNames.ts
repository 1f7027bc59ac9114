import { hasKanaOrKanji, normaliseForSearch } from '@gildshelf/api-client/contract';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { DdlDialect, Step } from '../ddlDialect.ts';
import type { Store } from '../Store.ts';

/**
 * 0005: every name of a title in its normal form. Names were in `title_names` before; that table remains, because instances of the
 * previous version still read it while this one starts. The index of trigrams that this migration also created is not needed since
 * 0017, and is not created any more.
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
    // Without statistics the first searches would be planned for an empty table.
    ...(engine === 'postgres' ? [sql`analyze search_names`] : []),
  ];
}

const titlesPerBatch = 1000;
const rowsPerStatement = 2000;
const formLength = 600;
const namesPerTitle = 20;

interface StoredName {
  readonly media_type: string;
  readonly title_id: string;
  readonly title: string;
  readonly normal_form: string;
}

/** Copies the names of the previous version, in batches of titles. */
async function fillSearchNames(db: QueryExecutorProvider): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<StoredName>`
      select names.media_type, chosen.title_id, chosen.title, names.normal_form
      from (select title_id, title from titles where title_id > ${after} order by title_id limit ${titlesPerBatch}) as chosen
      left join title_names as names on names.title_id = chosen.title_id
      order by chosen.title_id, names.normal_form`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.title_id;
    const byTitle = new Map<string, StoredName[]>();
    for (const row of rows)
      if (row.normal_form) byTitle.set(row.title_id, [...(byTitle.get(row.title_id) ?? []), row]);
    const values = [...byTitle.values()].flatMap(rowsOf);
    for (let start = 0; start < values.length; start += rowsPerStatement)
      await sql`insert into search_names (media_type, tier, words, title_id)
        values ${sql.join(values.slice(start, start + rowsPerStatement))}`.execute(db);
  }
}

function rowsOf(names: readonly StoredName[]) {
  const rows = names.map(({ media_type, title_id, title, normal_form }) => {
    const isShown = normaliseForSearch(title).slice(0, formLength).trim() === normal_form.trim();
    const tier = (isShown ? 0 : 1) + (hasKanaOrKanji(normal_form) ? 2 : 0);
    return { tier, row: sql`(${media_type}, ${tier}, ${` ${normal_form.trim()} `}, ${title_id})` };
  });
  // The displayed name comes first, so that the limit does not remove it.
  return rows
    .sort((a, b) => (a.tier % 2) - (b.tier % 2))
    .slice(0, namesPerTitle)
    .map(({ row }) => row);
}
