import type { MediaType, StoredItem } from '@gildshelf/api-client/contract';
import { type QueryExecutorProvider, sql } from 'kysely';
import { titleLinkRows } from '../../titles/titleLinks.ts';
import type { DdlDialect, Step } from '../ddlDialect.ts';
import type { Store } from '../Store.ts';
import { nilId, uuid } from '../uuid.ts';

/**
 * 0023: what titles share with others, by which a title page finds the series of a title and similar titles. The rows are computed from
 * the stored titles, so a later change of `titleLinkRows` needs a migration that computes them again.
 */
export function titleLinks(dialect: DdlDialect, engine: Store['engine']): readonly Step[] {
  const { id, integer, keyedTable } = dialect;
  return [
    sql`create table title_links (
      link ${integer} not null,
      popularity ${integer} not null,
      title_id ${id} not null references titles (title_id) on delete cascade,
      released ${integer} not null,
      primary key (link, popularity, title_id)
    ) ${keyedTable}`,
    { execute: (db) => fillTitleLinks(db, engine) },
    sql`create index title_links_by_title on title_links (title_id)`,
    // Without statistics the first requests would be planned for an empty table.
    ...(engine === 'postgres' ? [sql`analyze title_links`] : []),
  ];
}

const titlesPerBatch = 2000;

interface StoredTitle {
  readonly media_type: MediaType;
  readonly title_id: string;
  readonly item: string;
}

async function fillTitleLinks(db: QueryExecutorProvider, engine: Store['engine']): Promise<void> {
  for (let after = nilId; ; ) {
    const { rows } = await sql<StoredTitle>`select title_id, media_type, item from titles
      where title_id > ${uuid(after)} order by title_id limit ${titlesPerBatch}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.title_id;
    const values = rows.flatMap(({ media_type, title_id, item }) =>
      titleLinkRows(media_type, title_id, JSON.parse(item) as StoredItem).map(
        ({ link, popularity, released }) => [link, popularity, title_id, released],
      ),
    );
    // One parameter instead of four per row, of which the statement takes longer to compile than to run.
    const json = JSON.stringify(values);
    await sql`insert into title_links (link, popularity, title_id, released) ${
      engine === 'sqlite'
        ? sql`select value ->> 0, value ->> 1, unhex(value ->> 2, '-'), value ->> 3 from json_each(${json})`
        : sql`select (value ->> 0)::bigint, (value ->> 1)::bigint, (value ->> 2)::uuid, (value ->> 3)::bigint
            from json_array_elements(${json}::json) as every(value)`
    }`.execute(db);
  }
}
