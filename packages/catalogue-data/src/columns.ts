/**
 * The kinds of cells: `key` is text that is never empty, `list` is parted by ' | ', `date` is a full date such as 1980-05-22. An empty
 * cell is null, or an empty list.
 */
interface CellValues {
  readonly key: string;
  readonly text: string | null;
  readonly list: readonly string[];
  readonly integer: number | null;
  readonly decimal: number | null;
  readonly date: string | null;
}

export type CellKind = keyof CellValues;

/** The kinds of the columns by their names, in the order of the file. */
export type Columns = Readonly<Record<string, CellKind>>;

/** A row with a value for each column. */
export type RowOf<C extends Columns> = { readonly [Name in keyof C]: CellValues[C[Name]] };

const listSeparator = ' | ';

const readers: { readonly [Kind in CellKind]: (cell: string) => CellValues[Kind] | undefined } = {
  key: (cell) => cell || undefined,
  text: (cell) => cell || null,
  list: readList,
  integer: (cell) => (cell === '' ? null : /^\d{1,15}$/.test(cell) ? Number(cell) : undefined),
  decimal: (cell) => (cell === '' ? null : /^-?\d{1,9}(\.\d{1,6})?$/.test(cell) ? Number(cell) : undefined),
  date: (cell) => (cell === '' ? null : isDate(cell) ? cell : undefined),
};

const expected: Readonly<Record<CellKind, string>> = {
  key: 'must not be empty',
  text: 'must be text',
  list: `must be a list separated by '${listSeparator}' without empty entries`,
  integer: 'must be a whole number',
  decimal: 'must be a number',
  date: 'must be a date such as 1980-05-22',
};

/** Converts the cells of a line to typed values. Throws an Error that names the invalid column. */
export function parseRow<C extends Columns>(columns: C, cells: readonly string[]): RowOf<C> {
  const row: Record<string, unknown> = {};
  let index = 0;
  for (const name in columns) {
    const kind = columns[name] ?? 'text';
    const cell = cells[index] ?? '';
    const value = readers[kind](cell);
    if (value === undefined) throw new Error(`${name} ${expected[kind]}, not '${cell}'`);
    row[name] = value;
    index += 1;
  }
  if (cells.length !== index) throw new Error(`it has ${cells.length} cells, not ${index}`);
  return row as RowOf<C>;
}

function readList(cell: string): readonly string[] | undefined {
  if (cell === '') return [];
  const entries = cell.split(listSeparator);
  return entries.some((entry) => entry.trim() === '') ? undefined : entries;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
