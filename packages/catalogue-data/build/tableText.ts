/** A row of a tab-separated table: its cells by column. */
export type TextRow = Readonly<Record<string, string>>;

/** A tab-separated table with its column names in the first line. */
export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly TextRow[];
}

/** Parses a table. Throws an Error with the file and line for a line with a different number of cells. */
export function parseTable(file: string, text: string): TextTable {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const columns = head.split('\t');
  const rows = lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(`${file}, line ${index + 2}: ${cells.length} cells, not ${columns.length}.`);
    return Object.fromEntries(columns.map((column, position) => [column, cells[position] ?? '']));
  });
  return { columns, rows };
}

export function formatTable({ columns, rows }: TextTable): string {
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'));
  return `${[columns.join('\t'), ...lines].join('\n')}\n`;
}

/** A name without case, accents and punctuation, for comparing names of two sources. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/^(the|an?) (?=.)/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The entries of a list whose separator differs between the files. */
export function splitList(cell = ''): string[] {
  return cell
    .split(/ \| |, /)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
