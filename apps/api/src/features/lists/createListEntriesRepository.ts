import { type Kysely, sql } from 'kysely';
import type { ListEntryRow } from '../../platform/db/rows/listRows.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { isUuid, uuid } from '../../platform/db/uuid.ts';
import { isVisible, refersToVisible, type Viewer } from '../../platform/titles/visibleTitles.ts';

/** Whose lists are read, and for whom: `isPublic` leaves out the titles that their owner has marked private. */
export interface ListReader {
  readonly userId: string;
  readonly viewer: Viewer;
  readonly isPublic: boolean;
}

/** The position of an entry in a list; unique within it. */
export interface EntryPosition {
  readonly position: number;
  readonly entryId: string;
}

/** The distance between new entries; a half of it is free for about twenty moves to the same place. */
const gap = 2 ** 20;

const positionColumns = sql`(list_entries.position, list_entries.entry_id)`;
const positionRow = ({ position, entryId }: EntryPosition) => sql`(${position}, ${uuid(entryId)})`;

/** Condition for the entries that are not private; a title stays private while its removal from the collection can be undone. */
function isPublished({ userId, isPublic }: ListReader) {
  const privateIn = (table: 'tracked_items' | 'removed_titles') =>
    sql`select title_id from ${sql.table(table)} where user_id = ${uuid(userId)} and is_private = 1`;
  return isPublic
    ? sql<boolean>`list_entries.title_id not in (${privateIn('tracked_items')})
        and list_entries.title_id not in (${privateIn('removed_titles')})`
    : sql<boolean>`1 = 1`;
}

/** Condition for the entries that a reader may see, for queries that do not read `titles`. */
const isShown = (reader: ListReader) =>
  sql<boolean>`${refersToVisible(reader.viewer, 'list_entries')} and ${isPublished(reader)}`;

/** The titles in lists. */
export function createListEntriesRepository(db: Kysely<Schema>) {
  const entriesOf = (listId: string) => db.selectFrom('list_entries').where('list_id', '=', listId);
  const changeEntry = (listId: string, entryId: string) =>
    db.updateTable('list_entries').where('list_id', '=', listId).where('entry_id', '=', entryId);

  const shownTitles = (reader: ListReader, listId: string) =>
    entriesOf(listId)
      .innerJoin('titles', 'titles.title_id', 'list_entries.title_id')
      .select(['titles.title_id', 'titles.media_type', 'slug', 'card', 'is_adult', 'titles.updated_at'])
      .where(isVisible(reader.viewer))
      .where(isPublished(reader))
      .orderBy('position')
      .orderBy('entry_id');

  return {
    /** The entries of a list with their titles, in order; only those after a position, if given. */
    page: (reader: ListReader, listId: string, limit: number, after?: EntryPosition) =>
      shownTitles(reader, listId)
        .select(['entry_id', 'position', 'note', 'added_at', 'list_entries.updated_at as changed_at'])
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`${positionColumns} > ${positionRow(after as EntryPosition)}`),
        )
        .limit(limit)
        .execute(),

    /** The entries that were added or changed last, the newest first. */
    newest: (reader: ListReader, listId: string, limit: number) =>
      shownTitles(reader, listId)
        .clearOrderBy()
        .select(['entry_id', 'note', 'added_at', 'list_entries.updated_at as changed_at'])
        .orderBy('list_entries.updated_at', 'desc')
        .orderBy('entry_id', 'desc')
        .limit(limit)
        .execute(),

    /** The first titles of a list. */
    firstTitles: (reader: ListReader, listId: string, limit: number) =>
      shownTitles(reader, listId).limit(limit).execute(),

    /** The number of entries of each of these lists that a reader may see, by the id of the list. */
    counts: async (reader: ListReader, listIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      if (listIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('list_entries')
        .select(['list_id', ({ fn }) => fn.countAll<number | string>().as('count')])
        .where('list_id', 'in', listIds)
        .where(isShown(reader))
        .groupBy('list_id')
        .execute();
      // PostgreSQL returns counts as strings.
      return new Map(rows.map(({ list_id, count }) => [list_id, Number(count)]));
    },

    /** The place of a position among the entries that a reader may see, from 1. */
    rankOf: async (reader: ListReader, listId: string, position: EntryPosition): Promise<number> => {
      const { count } = await entriesOf(listId)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where(isShown(reader))
        .where(sql<boolean>`${positionColumns} <= ${positionRow(position)}`)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** The entries of a title in the lists of a user. */
    ofTitle: (userId: string, titleId: string) =>
      db
        .selectFrom('list_entries')
        .select(['list_id', 'entry_id'])
        .where('title_id', '=', titleId)
        .where('user_id', '=', userId)
        .execute(),

    find: async (listId: string, entryId: string): Promise<ListEntryRow | undefined> =>
      isUuid(entryId)
        ? entriesOf(listId).selectAll().where('entry_id', '=', entryId).executeTakeFirst()
        : undefined,

    /** The number of all entries of a list, the position for a new one at its end, and the distance to that of another one after it. */
    end: async (listId: string) => {
      const row = await entriesOf(listId)
        .select(({ fn }) => [
          fn.countAll<number | string>().as('count'),
          fn.max<number | string | null>('position').as('last'),
        ])
        .executeTakeFirstOrThrow();
      return { count: Number(row.count), position: Number(row.last ?? 0) + gap, gap };
    },

    /** Adds an entry; resolves to false without a change if the list contains the title. */
    add: async (row: ListEntryRow): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('list_entries')
        .values(row)
        .onConflict((conflict) => conflict.columns(['list_id', 'title_id']).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    /**
     * A free position between an entry (null: the beginning of the list) and the one after it, where another entry is moved to; undefined
     * if there is none.
     */
    positionAfter: async (
      listId: string,
      previous: EntryPosition | null,
      movedId: string,
    ): Promise<number | undefined> => {
      const next = await entriesOf(listId)
        .select('position')
        .where('entry_id', '<>', movedId)
        .$if(previous !== null, (query) =>
          query.where(sql<boolean>`${positionColumns} > ${positionRow(previous as EntryPosition)}`),
        )
        .orderBy('position')
        .orderBy('entry_id')
        .limit(1)
        .executeTakeFirst();
      const low = previous?.position ?? 0;
      if (!next) return low + gap;
      const middle = Math.floor((low + next.position) / 2);
      return middle > low && middle < next.position ? middle : undefined;
    },

    /** Gives all entries of a list new positions in the same order, with free ones between them. */
    renumber: (listId: string) =>
      sql`update list_entries set position = ordered.place * ${sql.lit(gap)} from (
        select entry_id as ordered_id, row_number() over (order by position, entry_id) as place
        from list_entries where list_id = ${uuid(listId)}
      ) as ordered
      where list_entries.list_id = ${uuid(listId)} and list_entries.entry_id = ordered.ordered_id`.execute(
        db,
      ),

    move: (listId: string, entryId: string, position: number) =>
      changeEntry(listId, entryId).set({ position }).execute(),

    saveNote: (listId: string, entryId: string, note: string | null, now: number) =>
      changeEntry(listId, entryId).set({ note, updated_at: now }).execute(),

    remove: (listId: string, entryId: string) =>
      db.deleteFrom('list_entries').where('list_id', '=', listId).where('entry_id', '=', entryId).execute(),
  };
}

/** An entry of a list with its title. */
export type ShownEntry = Awaited<ReturnType<ReturnType<typeof createListEntriesRepository>['page']>>[number];
