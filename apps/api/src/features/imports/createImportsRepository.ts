import { type Kysely, sql } from 'kysely';
import { paddedList, splitIntoBatches } from '../../platform/db/batches.ts';
import type {
  ImportFileRow,
  ImportOutcome,
  ImportRow,
  ImportTitleRow,
} from '../../platform/db/rows/importRows.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { uuid } from '../../platform/db/uuid.ts';

const rowsPerStatement = 64;

/** An import by its user and id. */
export type ImportKey = Pick<ImportRow, 'user_id' | 'import_id'>;

/** An import without what its files contain beside titles, which may be large. */
export type ImportProgress = Omit<ImportRow, 'content'>;

const progressColumns = [
  ...(['user_id', 'import_id', 'state', 'source', 'file_name', 'choices', 'problem'] as const),
  ...(['row_count', 'title_count', 'done', 'edit_id'] as const),
  ...(['lease_owner', 'lease_until', 'created_at', 'worked_at'] as const),
] as const;

/** Imports of users' files. */
export function createImportsRepository(db: Kysely<Schema>) {
  const updateOne = ({ user_id, import_id }: ImportKey) =>
    db.updateTable('imports').where('user_id', '=', user_id).where('import_id', '=', import_id);
  const titlesOf = ({ user_id, import_id }: ImportKey) =>
    db.selectFrom('import_titles').where('user_id', '=', user_id).where('import_id', '=', import_id);

  return {
    add: (row: ImportRow) => db.insertInto('imports').values(row).execute(),

    find: ({ user_id, import_id }: ImportKey): Promise<ImportProgress | undefined> =>
      db
        .selectFrom('imports')
        .select(progressColumns)
        .where('user_id', '=', user_id)
        .where('import_id', '=', import_id)
        .executeTakeFirst(),

    /** JSON: the lists and the warnings of the files. */
    contentOf: async ({ user_id, import_id }: ImportKey): Promise<string | undefined> => {
      const row = await db
        .selectFrom('imports')
        .select('content')
        .where('user_id', '=', user_id)
        .where('import_id', '=', import_id)
        .executeTakeFirst();
      return row?.content;
    },

    update: (key: ImportKey, fields: Partial<ImportRow>) => updateOne(key).set(fields).execute(),

    /**
     * Changes an import in the state in which `expected` was read, if no other server works on it; resolves to whether it did. The row stays
     * locked until the transaction ends.
     */
    updateAs: async (
      owner: string,
      expected: ImportKey & Pick<ImportRow, 'state' | 'done'>,
      now: number,
      fields: Partial<ImportRow>,
    ): Promise<boolean> => {
      const { numUpdatedRows } = await updateOne(expected)
        .set({ ...fields, worked_at: now })
        .where('state', '=', expected.state)
        .where('done', '=', expected.done)
        .where(({ or, eb }) => or([eb('lease_owner', '=', owner), eb('lease_until', '<', now)]))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /**
     * Deletes up to `limit` titles of an import, and the import after the last one; resolves to whether it is deleted. What it has written
     * stays.
     */
    deletePart: async ({ user_id, import_id }: ImportKey, limit: number): Promise<boolean> => {
      const ofImport = sql`user_id = ${uuid(user_id)} and import_id = ${uuid(import_id)}`;
      const { numAffectedRows } = await sql`delete from import_titles where ${ofImport} and position in (
        select position from import_titles where ${ofImport} order by position limit ${limit})`.execute(db);
      if (Number(numAffectedRows) === limit) return false;
      await db
        .deleteFrom('imports')
        .where('user_id', '=', user_id)
        .where('import_id', '=', import_id)
        .execute();
      return true;
    },

    /** Imports that began before a time, or earlier than `unappliedBefore` if they are not applied; the oldest first. */
    olderThan: (before: number, unappliedBefore: number, limit: number) =>
      db
        .selectFrom('imports')
        .select(['user_id', 'import_id'])
        .where('created_at', '<', unappliedBefore)
        .where(({ or, eb }) => or([eb('created_at', '<', before), eb('state', '!=', 'applied')]))
        .orderBy('created_at')
        .limit(limit)
        .execute(),

    addFile: (row: ImportFileRow) => db.insertInto('import_files').values(row).execute(),

    /** The parts of the files, in order. */
    files: ({ user_id, import_id }: ImportKey) =>
      db
        .selectFrom('import_files')
        .select(['file', 'file_name', 'body'])
        .where('user_id', '=', user_id)
        .where('import_id', '=', import_id)
        .orderBy('part')
        .execute(),

    addTitles: async (rows: readonly ImportTitleRow[]) => {
      for (const part of splitIntoBatches(rows, rowsPerStatement))
        await db.insertInto('import_titles').values(part).execute();
    },

    /** The next titles and left out rows. */
    titlesAfter: (key: ImportKey, position: number, limit: number) =>
      titlesOf(key).selectAll().where('position', '>', position).orderBy('position').limit(limit).execute(),

    /** The titles with these keys of their source. */
    titlesByKeys: async (key: ImportKey, titleKeys: readonly string[]) =>
      titleKeys.length === 0
        ? []
        : titlesOf(key)
            .select(['title_key', 'kind', 'title_id', 'outcome'])
            .where('title_key', 'in', paddedList(titleKeys))
            .execute(),

    /** The words of the source whose status needs to be confirmed, with the number of titles. */
    wordsToConfirm: async (key: ImportKey) => {
      const rows = await titlesOf(key)
        .select(({ fn }) => ['kind', 'word', 'suggestion', fn.countAll<number>().as('titles')])
        .where('outcome', '=', 'confirm')
        .groupBy(['kind', 'word', 'suggestion'])
        .orderBy('kind')
        .orderBy('word')
        .orderBy('suggestion')
        .execute();
      return rows.map(({ titles, word, ...row }) => ({ ...row, word: word ?? '', titles: Number(titles) }));
    },

    /** The next ones with an outcome. */
    titlesWith: (key: ImportKey, outcome: ImportOutcome, position: number, limit: number) =>
      titlesOf(key)
        .selectAll()
        .where('outcome', '=', outcome)
        .where('position', '>', position)
        .orderBy('position')
        .limit(limit)
        .execute(),

    setOutcome: (
      { user_id, import_id, position }: ImportKey & Pick<ImportTitleRow, 'position'>,
      { outcome, title_id }: Pick<ImportTitleRow, 'outcome' | 'title_id'>,
    ) =>
      db
        .updateTable('import_titles')
        .set({ outcome, title_id })
        .where('user_id', '=', user_id)
        .where('import_id', '=', import_id)
        .where('position', '=', position)
        .execute(),

    /** The number of titles, and of their rows in the files, by outcome. */
    countOutcomes: async (key: ImportKey) => {
      const rows = await titlesOf(key)
        .select(({ fn }) => [
          'outcome',
          fn.countAll<number>().as('titles'),
          fn.sum<number>('row_count').as('rows'),
        ])
        .groupBy('outcome')
        .orderBy('outcome')
        .execute();
      // PostgreSQL returns counts and sums as strings.
      return rows.map(({ outcome, titles, rows: count }) => ({
        ...{ outcome, titles: Number(titles), rows: Number(count) },
      }));
    },

    /** Imports to work on that no server has a lease of. */
    unattended: (now: number, limit: number) =>
      db
        .selectFrom('imports')
        .select(['user_id', 'import_id'])
        // As in the condition of the partial index.
        .where(sql<boolean>`state in ('reading', 'planning', 'applying')`)
        .where('lease_until', '<', now)
        .orderBy('lease_until')
        .limit(limit)
        .execute(),
  };
}
