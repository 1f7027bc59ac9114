import type { TextRow, TextTable } from './tableText.ts';

/** Why rows were dropped, with their number. */
export type DropCounts = Readonly<Record<string, number>>;

const nameLength = 500;
/** Names of entries without a name in the sources; a film or game that really has such a name cannot be distinguished from them. */
const placeholder = /^(nameless|untitled|unknown|no name|n\/a|tba|null|undefined)$/i;

/** The reason why the catalogue cannot show a title of this name; undefined for a usable name. */
function nameProblem({ name = '' }: TextRow): string | undefined {
  if (name.trim() === '') return 'empty name';
  if (name.length > nameLength) return `name over ${nameLength} characters`;
  if (placeholder.test(name.trim())) return 'placeholder for a missing name';
  return /[\p{L}\p{N}]/u.test(name) ? undefined : 'name without a letter or digit';
}

const hasControlCharacter = (row: TextRow) => Object.values(row).some((cell) => /[\p{Cc}\ufffd]/u.test(cell));

/** Drops the rows of a table of titles that the catalogue cannot show, and counts them by reason. */
export function dropInvalidRows(table: TextTable): {
  readonly table: TextTable;
  readonly dropped: DropCounts;
} {
  const dropped: Record<string, number> = {};
  const rows = table.rows.filter((row) => {
    const isTitle = 'name' in row;
    const reason = hasControlCharacter(row) ? 'control character' : isTitle ? nameProblem(row) : undefined;
    if (reason) dropped[reason] = (dropped[reason] ?? 0) + 1;
    return reason === undefined;
  });
  return { table: { ...table, rows }, dropped };
}

/** Drops the rows whose cell in any of `columns` is the id of a row that was dropped from another table. */
export function dropReferences(
  table: TextTable,
  columns: readonly string[],
  droppedIds: ReadonlySet<string>,
) {
  const rows = table.rows.filter((row) => !columns.some((column) => droppedIds.has(row[column] ?? '')));
  return { ...table, rows };
}
