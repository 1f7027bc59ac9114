// `pnpm --filter @gildshelf/catalogue-data run statistics`: prints how many titles of each media type the packed tables have, how many
// share a name and year, and how full each column is.
import { join } from 'node:path';
import { type MediaType, readRows, type TableName, tableNames, tables } from '../src/index.ts';
import { foldName } from './tableText.ts';

const folder = join(import.meta.dirname, '../data');

interface Titles {
  count: number;
  /** Rows that an id of the same kind connects with an earlier row: the same title. */
  sameById: number;
  /** Rows that remain with the name and year of another title. */
  sameByName: number;
  /** Rows without a year, which no name connects. */
  withoutYear: number;
  readonly ids: Set<string>;
  readonly names: Set<string>;
}

const titlesOf = new Map<MediaType, Titles>();

function count(mediaType: MediaType, row: Readonly<Record<string, unknown>>): void {
  const titles = titlesOf.get(mediaType) ?? {
    ...{ count: 0, sameById: 0, sameByName: 0, withoutYear: 0, ids: new Set(), names: new Set() },
  };
  titlesOf.set(mediaType, titles);
  // Wikidata and IMDb ids of games may be those of the series, and TMDB's of the show.
  const identifying = Object.entries(row).filter(
    ([column, id]) =>
      typeof id === 'string' &&
      /^(?!tmdb_)\w*_id$/.test(column) &&
      (mediaType !== 'game' || column === 'steam_id'),
  );
  const keys = identifying.map(([column, id]) => `${column} ${id}`);
  if (keys.some((key) => titles.ids.has(key))) {
    titles.sameById += 1;
    return;
  }
  for (const key of keys) titles.ids.add(key);
  titles.count += 1;
  if (row.year === null) {
    titles.withoutYear += 1;
    return;
  }
  const name = `${foldName(String(row.name))} ${row.year}`;
  if (titles.names.has(name)) titles.sameByName += 1;
  titles.names.add(name);
}

const isFilled = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);

async function fillOf(name: TableName): Promise<string> {
  const { subject } = tables[name];
  const filled = new Map<string, number>();
  let rows = 0;
  for await (const { row } of readRows(folder, name)) {
    rows += 1;
    for (const [column, value] of Object.entries(row))
      filled.set(column, (filled.get(column) ?? 0) + Number(isFilled(value)));
    if ('name' in row && subject !== 'relation') count(subject, row);
  }
  const columns = [...filled].map(([column, number]) => `${column} ${Math.round((100 * number) / rows)}`);
  return `${name}: ${rows.toLocaleString('en-GB')} rows; filled in %: ${columns.join(', ')}.`;
}

for (const name of tableNames) console.log(await fillOf(name));
for (const [mediaType, titles] of titlesOf) {
  const { count: number, sameById, sameByName, withoutYear } = titles;
  const share = ((100 * sameByName) / number).toFixed(2);
  console.log(
    `${mediaType}: ${number.toLocaleString('en-GB')} titles after ${sameById} rows with an id of another row; ${sameByName} (${share} %) share name and year; ${withoutYear} have no year.`,
  );
}
