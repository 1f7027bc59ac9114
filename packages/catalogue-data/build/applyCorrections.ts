import type { TextRow, TextTable } from './tableText.ts';

const listSeparator = ' | ';

/**
 * Applies the reviewed corrections of one table: each sets one column of the row with an id, which is confirmed by a second source outside
 * the data. Other names are added, and a row that the table lacks is appended as the least popular one. Corrected rows have the source
 * `own` and are verified. Throws an Error for an unknown column, a missing second source, and a new row without a name.
 */
export function applyCorrections(name: string, table: TextTable, corrections: readonly TextRow[]): TextTable {
  const byId = new Map<string, TextRow>();
  for (const { id = '', column = '', value = '', second_source } of corrections.filter(
    (row) => row.table === name,
  )) {
    if (!table.columns.includes(column) || !second_source)
      throw new Error(`corrections.tsv: ${name} ${id} has no column ${column} or no second source.`);
    byId.set(id, { ...byId.get(id), [column]: value });
  }
  const rows = table.rows.map((row) => {
    const values = byId.get(row.id ?? '');
    byId.delete(row.id ?? '');
    return values ? correctRow(row, values) : row;
  });
  let rank = Number(table.rows.at(-1)?.rank);
  const added = [...byId].map(([id, values]) => {
    if (!values.name)
      throw new Error(`corrections.tsv: ${name} has no row ${id}, and the correction no name.`);
    rank += 1;
    return correctRow({ id, rank: String(rank) }, values);
  });
  return { ...table, rows: [...rows, ...added] };
}

function correctRow(row: TextRow, values: TextRow): TextRow {
  const join = (one = '', other = '') => [one, other].filter(Boolean).join(listSeparator);
  return {
    ...row,
    ...values,
    other_names: join(row.other_names, values.other_names),
    sources: row.sources?.split(listSeparator).includes('own') ? row.sources : join(row.sources, 'own'),
    fact_check: 'verified',
  };
}
