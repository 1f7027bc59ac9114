/** A row of a table that refers to titles, with its columns as the database returns them. */
export type TitleTableRow = Readonly<Record<string, string | number | null>>;

/** What a merge does with the rows of a table that refer to the merged title. */
export type TitleTable =
  /** Moves them and records them in the history. */
  | {
      readonly rows: 'moved';
      /** The columns that identify a row among those of one title. */
      readonly keys: readonly string[];
      /** Which row stays if both titles have one: the target title's, or the one with the later time in this column. */
      readonly stays: 'target' | { readonly laterBy: string };
      /** What the row that stays gets from the row of the other title, by column. */
      readonly combine?: (targetRow: TitleTableRow, mergedRow: TitleTableRow) => TitleTableRow;
      /** Values of a row that a split inserts again. */
      readonly restoredAs?: TitleTableRow;
      /** The columns by which a split recognises that a row has not changed since the merge. */
      readonly compared: readonly string[];
      /** The name that operators read, for one row and for several. */
      readonly names: readonly [one: string, several: string];
    }
  /**
   * Moves them without a history: aliases refer to their merge, removed items are counted and deleted within seconds, and an edit or
   * an import can be undone for some weeks only.
   */
  | { readonly rows: 'forwarded' }
  /** Computes them from other tables. */
  | { readonly rows: 'derived' }
  /** The title itself. */
  | { readonly rows: 'title' };

/** A title is a favourite or private if one of the two was. */
const combineFlags = (row: TitleTableRow, other: TitleTableRow): TitleTableRow =>
  Object.fromEntries(
    ['is_favourite', 'is_private'].map((name) => [name, Math.max(Number(row[name]), Number(other[name]))]),
  );

/** Joins the notes of a user about both titles, even if the text becomes longer than a note may be. */
const joinNotes = ({ note: text = null }: TitleTableRow, { note: other }: TitleTableRow): TitleTableRow => ({
  note: text === other ? text : `${text}\n\n${other}`,
});

/** The place of every table with the column `title_id` in a merge. A test fails if a table is missing. */
export const titleTables = {
  titles: { rows: 'title' },
  tracked_items: {
    ...{ rows: 'moved', keys: ['user_id'], stays: { laterBy: 'updated_at' }, combine: combineFlags },
    ...{ compared: ['status', 'rating', 'updated_at'], names: ['tracked title', 'tracked titles'] },
    // Neither table of counts includes it.
    restoredAs: { counted_rating: -1 },
  },
  removed_titles: {
    ...{ rows: 'moved', keys: ['user_id'], stays: { laterBy: 'removed_at' }, combine: combineFlags },
    ...{ compared: ['removed_at'], names: ['removed title', 'removed titles'] },
  },
  plays: {
    // A changed play still belongs to the title for which it was added.
    ...{ rows: 'moved', keys: ['play_id'], stays: 'target', compared: ['play_id'] },
    names: ['play', 'plays'],
  },
  title_notes: {
    ...{ rows: 'moved', keys: ['user_id'], stays: 'target', combine: joinNotes, compared: ['note'] },
    names: ['note', 'notes'],
  },
  title_tags: {
    ...{ rows: 'moved', keys: ['user_id', 'tag'], stays: 'target', compared: ['tag'] },
    names: ['tag', 'tags'],
  },
  reviews: {
    // The other review stays in the history of the merge: a text must not become public because it was joined with a public one.
    ...{ rows: 'moved', keys: ['user_id'], stays: { laterBy: 'updated_at' } },
    ...{ compared: ['text', 'updated_at'], names: ['review', 'reviews'] },
    // Its votes were deleted with it.
    restoredAs: { helpful_count: 0 },
  },
  list_entries: {
    // A moved entry still belongs to the title for which it was added.
    ...{ rows: 'moved', keys: ['user_id', 'list_id'], stays: 'target', compared: ['entry_id'] },
    names: ['entry of a list', 'entries of lists'],
  },
  title_sources: {
    ...{ rows: 'moved', keys: ['source'], stays: 'target', compared: ['source_id'] },
    names: ['source', 'sources'],
  },
  title_ids: {
    ...{ rows: 'moved', keys: ['id_name'], stays: 'target', compared: ['id_value'] },
    names: ['id', 'ids'],
  },
  title_aliases: { rows: 'forwarded' },
  removed_items: { rows: 'forwarded' },
  edit_titles: { rows: 'forwarded' },
  import_titles: { rows: 'forwarded' },
  title_ratings: { rows: 'derived' },
  /** A merge has another version of the catalogue, with which collections are read again. */
  collection_changes: { rows: 'derived' },
  search_names: { rows: 'derived' },
  title_links: { rows: 'derived' },
  /** The names of versions before migration 0005, which are deleted with the title. */
  title_names: { rows: 'derived' },
} as const satisfies Readonly<Record<string, TitleTable>>;

/** The name of a table whose rows a merge moves. */
export type MovedTable = {
  [Name in keyof typeof titleTables]: (typeof titleTables)[Name]['rows'] extends 'moved' ? Name : never;
}[keyof typeof titleTables];

/** The tables whose rows a merge moves, with their rules. */
export const movedTables = Object.entries<TitleTable>(titleTables).flatMap(([table, rule]) =>
  rule.rows === 'moved' ? [{ table: table as MovedTable, ...rule }] : [],
);

/** The tables whose rows a merge moves without a history. */
export const forwardedTables = Object.entries<TitleTable>(titleTables).flatMap(([table, { rows }]) =>
  rows === 'forwarded' ? [table] : [],
);

/** Whether the row of the merged title stays if both titles have one. */
export function mergedRowStays(
  stays: Extract<TitleTable, { rows: 'moved' }>['stays'],
  targetRow: TitleTableRow,
  mergedRow: TitleTableRow,
): boolean {
  return stays !== 'target' && Number(mergedRow[stays.laterBy]) > Number(targetRow[stays.laterBy]);
}

/** The values of these columns as one text, by which rows of two titles are compared. */
export function keyOf(keys: readonly string[], row: TitleTableRow): string {
  return JSON.stringify(keys.map((name) => row[name]));
}
