import { constants, zstdCompressSync } from 'node:zlib';
import { tableNames, tables } from '../src/index.ts';
import { applyCorrections } from './applyCorrections.ts';
import { checkFacts, gameFacts, movieFacts } from './checkFacts.ts';
import { type DropCounts, dropInvalidRows, dropReferences } from './dropInvalidRows.ts';
import { formatTable, parseTable, type TextTable } from './tableText.ts';

/** The hand-written tables of facts, and the built-in titles that they are compared with. */
const factFiles = { games: 'build/facts_games.tsv', movies: 'build/facts_movies.tsv' } as const;
export const builtInFiles = { games: 'built-in/games.tsv', movies: 'built-in/movies.tsv' } as const;

/** The reviewed corrections, beside this script. */
export const correctionsFile = 'corrections.tsv';

/** Every file that the packed tables are made from. */
export const inputFiles: readonly string[] = [
  ...tableNames.map((name) => `${name}.tsv`),
  ...Object.values(factFiles),
  ...Object.values(builtInFiles),
  correctionsFile,
];

export interface PackedTables {
  /** The text of each table by its name. */
  readonly texts: ReadonlyMap<string, string>;
  /** What was dropped and checked, one line each. */
  readonly report: readonly string[];
}

/** The columns that refer to a row of another table, by table: the other table first. */
const references: readonly (readonly [name: string, column: string, of: string])[] = [
  ['movies.descriptions', 'id', 'movies'],
  ['relations_games', 'game', 'games'],
  ['relations_games', 'other_game', 'games'],
  ['relations_anime_movies', 'anime', 'anime'],
  ['relations_anime_movies', 'movie', 'movies'],
  ['relations_movies_games', 'movie', 'movies'],
  ['relations_movies_games', 'game', 'games'],
];

/** Checks the hand-written facts, drops what the catalogue cannot show, and formats the tables. Deterministic; reads no files. */
export function makeTables(inputs: ReadonlyMap<string, string>): PackedTables {
  const read = (file: string) => parseTable(file, inputs.get(file) ?? '');
  const report: string[] = [];
  const made = new Map<string, TextTable>(tableNames.map((name) => [name, read(`${name}.tsv`)]));
  const idsBefore = new Map([...made].map(([name, table]) => [name, idsOf(table)]));
  const replace = (name: string, table: TextTable, dropped: DropCounts = {}) => {
    made.set(name, table);
    for (const [reason, count] of Object.entries(dropped))
      report.push(`${name}: ${count} dropped, ${reason}.`);
  };

  const descriptions = new Map(
    made.get('movies.descriptions')?.rows.map(({ id = '', description = '' }) => [id, description]),
  );
  const corrections = read(correctionsFile).rows;
  for (const [name, columns] of [
    ['games', gameFacts],
    ['movies', movieFacts],
  ] as const) {
    const facts = read(factFiles[name]);
    const builtIn = read(builtInFiles[name]);
    const checked = checkFacts(made.get(name) ?? facts, facts, columns, { builtIn, descriptions });
    const { verified, unverified, removed } = checked.counts;
    report.push(
      `${name}: ${verified} hand-written rows verified, ${unverified} unverified, ${removed} removed.`,
      ...checked.contradictions.map((title) => `${name}: contradicted: ${title}.`),
      ...checked.unused.map((title) => `${name}: no row has the facts of ${title}.`),
    );
    replace(name, applyCorrections(name, checked.table, corrections));
  }
  for (const [name, table] of made) {
    const { table: valid, dropped } = dropInvalidRows(table);
    replace(name, valid, dropped);
  }
  for (const [name, column, of] of references) {
    const table = made.get(name);
    if (!table) continue;
    const idsAfter = idsOf(made.get(of));
    const dropped = new Set([...(idsBefore.get(of) ?? [])].filter((id) => !idsAfter.has(id)));
    const remaining = dropReferences(table, [column], dropped);
    const count = table.rows.length - remaining.rows.length;
    replace(name, remaining, count > 0 ? { [`its ${column} was dropped`]: count } : {});
  }
  for (const [name, { columns }] of Object.entries(tables))
    verifyColumns(name, made.get(name), Object.keys(columns));
  return { texts: new Map([...made].map(([name, table]) => [name, formatTable(table)])), report };
}

/** Compresses a table at level 19, with a checksum and a window of 8 MB, which bounds the memory of its readers. */
export function compressTable(text: string): Buffer {
  return zstdCompressSync(text, {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_windowLog]: 23,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
}

function idsOf(table: TextTable | undefined): ReadonlySet<string> {
  return new Set(table?.rows.flatMap(({ id }) => id || []));
}

function verifyColumns(name: string, table: TextTable | undefined, expected: readonly string[]): void {
  if (table?.columns.join() !== expected.join())
    throw new Error(`${name}.tsv: the columns are not ${expected.join(', ')}.`);
}
