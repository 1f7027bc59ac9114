/** A row of a table that refers to titles, with its columns as the database returns them. */
export type TitleTableRow = Readonly<Record<string, string | number | null>>;

/** What a merge does with the rows of a table that refer to the merged title. */
export type TitleTable =
  /** Moves them and records them in the history. */
  | {
      readonly rows: 'moved';
      /** The column that identifies a row among those of one title. */
      readonly key: string;
      /** Which row stays if both titles have one: the target title's, or the one that was changed later. */
      readonly stays: 'target' | 'later';
      /** The columns by which a split recognises that a row has not changed since the merge. */
      readonly compared: readonly string[];
      /** The name that operators read, for one row and for several. */
      readonly names: readonly [one: string, several: string];
    }
  /** Moves them without a history: aliases refer to their merge, and removed items are counted and deleted within seconds. */
  | { readonly rows: 'forwarded' }
  /** Computes them from other tables. */
  | { readonly rows: 'derived' }
  /** The title itself. */
  | { readonly rows: 'title' };

/** The place of every table with the column `title_id` in a merge. A test fails if a table is missing. */
export const titleTables = {
  titles: { rows: 'title' },
  tracked_items: {
    ...{ rows: 'moved', key: 'user_id', stays: 'later', compared: ['status', 'rating', 'updated_at'] },
    names: ['tracked title', 'tracked titles'],
  },
  title_sources: {
    ...{ rows: 'moved', key: 'source', stays: 'target', compared: ['source_id'] },
    names: ['source', 'sources'],
  },
  title_ids: {
    ...{ rows: 'moved', key: 'id_name', stays: 'target', compared: ['id_value'] },
    names: ['id', 'ids'],
  },
  title_aliases: { rows: 'forwarded' },
  removed_items: { rows: 'forwarded' },
  title_ratings: { rows: 'derived' },
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
  stays: 'target' | 'later',
  targetRow: TitleTableRow,
  mergedRow: TitleTableRow,
): boolean {
  return stays === 'later' && Number(mergedRow.updated_at) > Number(targetRow.updated_at);
}
