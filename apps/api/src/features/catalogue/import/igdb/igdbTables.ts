import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ImportSource } from '../ImportFormat.ts';
import { readChunks, unreadable } from '../readChunks.ts';
import { type Cells, readCells } from '../readCsv.ts';

/** What the tables of a data dump have about the games; a map is empty if its table is missing. */
export interface IgdbTables {
  readonly genres: ReadonlyMap<string, string>;
  readonly platforms: ReadonlyMap<string, string>;
  readonly themes: ReadonlyMap<string, string>;
  readonly companies: ReadonlyMap<string, string>;
  readonly alternativeNames: ReadonlyMap<string, string>;
  readonly covers: ReadonlyMap<string, Cover>;
  /** By their ids. */
  readonly involvedCompanies: ReadonlyMap<string, InvolvedCompany>;
  /** The ids of games at Steam, by the ids of the games. */
  readonly steamIds: ReadonlyMap<string, string>;
}

interface Cover {
  readonly image_id: string;
  readonly width: number;
  readonly height: number;
}

interface InvolvedCompany {
  readonly company: string;
  readonly isDeveloper: boolean;
  readonly isPublisher: boolean;
}

/** The tables with what the import needs besides the games, named as the endpoints of the API. */
const tableNames = [
  ...(['genres', 'platforms', 'themes', 'companies', 'alternative_names', 'covers'] as const),
  ...(['involved_companies', 'external_games'] as const),
];

type TableName = (typeof tableNames)[number];

/** The table of a file such as 'genres.csv' or '1700000000_genres.csv'; undefined for another file. */
function tableOf(path: string): TableName | undefined {
  const [, name] = /^(?:\d+_)?([a-z_]+)\.csv(?:\.gz)?$/.exec(basename(path)) ?? [];
  return tableNames.find((table) => table === name);
}

/** The other tables in the folder of a table of games; of several files with one table the latest by name. */
export async function findIgdbTables(path: string): Promise<string[]> {
  try {
    const names = (await readdir(dirname(path))).sort();
    return tableNames.flatMap((table) => {
      const name = names.findLast((candidate) => tableOf(candidate) === table);
      return name === undefined ? [] : [join(dirname(path), name)];
    });
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Reads the tables beside a table of games, and warns about missing ones. */
export async function readIgdbTables({ companions, line }: ImportSource): Promise<IgdbTables> {
  const paths = new Map(companions.map((path) => [tableOf(path), path]));
  const missing = tableNames.filter((table) => !paths.has(table));
  if (missing.length > 0)
    line.warn(`Not in the folder, so that their facts are missing: ${missing.join(', ')} (.csv).`);
  const read = <Value>(table: TableName, entryOf: (row: Cells) => readonly [string, Value] | undefined) =>
    readTable(paths.get(table), entryOf);
  const named = ({ id = '', name = '' }: Cells) => [id, name] as const;
  return {
    genres: await read('genres', named),
    platforms: await read('platforms', named),
    // Without its table, the theme of games for adults is known by its id.
    themes: new Map([['42', 'Erotic'], ...(await read('themes', named))]),
    companies: await read('companies', named),
    alternativeNames: await read('alternative_names', named),
    covers: await read('covers', ({ id = '', image_id = '', width, height }) => [
      id,
      { image_id, width: Number(width), height: Number(height) },
    ]),
    involvedCompanies: await read('involved_companies', ({ id = '', company = '', developer, publisher }) => [
      id,
      { company, isDeveloper: isTrue(developer), isPublisher: isTrue(publisher) },
    ]),
    steamIds: await read('external_games', ({ game = '', uid = '', external_game_source, category }) =>
      (external_game_source || category) === steam && /^\d{1,12}$/.test(uid) ? [game, uid] : undefined,
    ),
  };
}

/** The number of Steam among the sources of external games. */
const steam = '1';

/** Reads what is needed of a table, by id; of several rows with one id the first. */
async function readTable<Value>(
  path: string | undefined,
  entryOf: (row: Cells) => readonly [string, Value] | undefined,
): Promise<Map<string, Value>> {
  const entries = new Map<string, Value>();
  if (path === undefined) return entries;
  for await (const { value } of readCells(readChunks(path))) {
    const [id, entry] = (value && entryOf(value)) ?? [];
    if (id && entry !== undefined && !entries.has(id)) entries.set(id, entry);
  }
  return entries;
}

function isTrue(cell: string | undefined): boolean {
  return /^(?:t|true|1)$/i.test(cell ?? '');
}
