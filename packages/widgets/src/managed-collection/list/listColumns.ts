/** The columns of the list that can be shown or hidden, in their order. */
export const listColumns = ['status', 'rating', 'progress', 'playtime', 'tags', 'added', 'changed'] as const;

/** A column of the list. */
export type ListColumn = (typeof listColumns)[number];

/** The columns that are shown unless others are chosen. */
const defaultColumns: readonly ListColumn[] = ['status', 'rating', 'progress', 'changed'];

/** The headings of the columns. */
export const columnLabels: Readonly<Record<ListColumn, string>> = {
  status: 'Status',
  rating: 'Rating',
  progress: 'Progress',
  playtime: 'Playtime',
  tags: 'Tags',
  added: 'Added',
  changed: 'Changed',
};

/** Widths in px. */
export const columnWidths: Readonly<Record<ListColumn, number>> = {
  status: 150,
  rating: 136,
  progress: 132,
  playtime: 104,
  tags: 160,
  added: 104,
  changed: 104,
};

/** Reads columns that were stored as text; the default ones if there are none. */
export function parseColumns(text: string | null): readonly ListColumn[] {
  if (text === null) return defaultColumns;
  const names = text.split(',');
  return listColumns.filter((column) => names.includes(column));
}
