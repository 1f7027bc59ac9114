import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

const root = join(import.meta.dirname, '..', '..');
const dataFolder = join(root, 'packages', 'catalogue-data', 'data');
const builtInFolder = join(root, 'apps', 'api', 'catalogue');

export const searchedTypes = ['game', 'anime', 'movie'] as const;
export type SearchedType = (typeof searchedTypes)[number];

/** A title of the open data, with the names that the built-in catalogue adds. */
export interface OpenTitle {
  readonly names: string[];
  readonly year: number | null;
  /** The place among the most popular titles of its media type. */
  rank: number;
}

/** Reads the titles of the open data and of the built-in catalogue, the most popular first. */
export function readOpenTitles(): Record<SearchedType, OpenTitle[]> {
  const titles = {
    game: readPacked('games'),
    anime: [...readPacked('anime'), ...readPacked('anime_more')],
    movie: readPacked('movies'),
  };
  for (const list of Object.values(titles))
    for (const [place, title] of list.entries()) title.rank = place + 1;
  addBuiltIn(titles.game, 'games');
  addBuiltIn(titles.anime, 'anime');
  addBuiltIn(titles.movie, 'movies');
  for (const list of Object.values(titles)) list.sort((one, other) => one.rank - other.rank);
  return titles;
}

function readPacked(table: string): OpenTitle[] {
  const packed = readFileSync(join(dataFolder, `${table}.tsv.zst`));
  return parseTable(zstdDecompressSync(packed).toString()).map((row) => {
    const names = [row.name, row.title_english, row.title_romaji, row.title_japanese];
    const all = [...names.flatMap((name) => name || []), ...(row.other_names || '').split(' | ')];
    return {
      names: [...new Set(all)].filter((name) => name !== ''),
      year: row.year ? Number(row.year) : null,
      rank: 0,
    };
  });
}

/** Adds the names and ranks of the built-in catalogue to the titles with the same name and year, and its other titles. */
function addBuiltIn(titles: OpenTitle[], file: string): void {
  const namesOf = new Map(
    readTable(`${file}.names`).map(({ slug, names = '' }) => [slug, names.split(' | ')]),
  );
  const byName = Map.groupBy(
    titles.flatMap((title) => title.names.map((name) => ({ title, name: name.toLowerCase() }))),
    ({ name }) => name,
  );
  for (const row of readTable(file)) {
    const year = Number((row.released ?? row.aired_from ?? '').slice(0, 4));
    const own = [row.name, row.title, row.title_english, row.title_japanese, row.original_title].flatMap(
      (name) => name || [],
    );
    const same = own
      .flatMap((name) => byName.get(name.toLowerCase()) ?? [])
      .find(({ title }) => Math.abs((title.year ?? 0) - year) <= 1)?.title;
    const names = [...own, ...(namesOf.get(row.slug) ?? [])];
    if (!same) titles.push({ names, year, rank: Number(row.rank) });
    else {
      same.rank = Math.min(same.rank, Number(row.rank));
      same.names.push(...names.filter((name) => !same.names.includes(name)));
    }
  }
}

function readTable(file: string): Record<string, string | undefined>[] {
  const path = join(builtInFolder, `${file}.tsv`);
  return existsSync(path) ? parseTable(readFileSync(path, 'utf8')) : [];
}

function parseTable(text: string): Record<string, string | undefined>[] {
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, place) => [column, cells[place]]));
  });
}
