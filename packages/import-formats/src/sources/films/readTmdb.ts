import { type ImportFile, tableOf } from '../../files/ImportFile.ts';
import { headerOf } from '../../files/peekFile.ts';
import { importedPlay, importedTitle } from '../../model/createImported.ts';
import type { ImportedContent } from '../../model/ImportedContent.ts';
import { type ImportedStatus, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedEpisode, ImportedTitle } from '../../model/ImportedTitle.ts';
import { type Score, scoreOf } from '../../model/score.ts';
import { instantOf } from '../../model/sourceDates.ts';
import { filledRows, type PlacedRow } from '../../parse/filledRows.ts';
import type { SourceReader } from '../SourceReader.ts';
import { groupBy, knownIds, latest, textRemarks, yearOf } from './titleParts.ts';

interface TmdbRow extends PlacedRow {
  readonly kind: 'movie' | 'show';
  readonly id: string;
  readonly rating: Score | null;
  readonly rated: string | null;
  /** The episode that the row is about; null if it is about the title. */
  readonly episode: Pick<ImportedEpisode, 'season' | 'number'> | null;
}

const highestRating = 10;
const isExport = (file: ImportFile) => headerOf(file).has('TMDb ID', 'IMDb ID', 'Type', 'Name');
const keyOf = ({ kind, id }: TmdbRow) => `${kind}/${id}`;
const isWhole = (text: string) => /^\d+$/.test(text);

function episodeOf({ row }: PlacedRow): TmdbRow['episode'] {
  const [season, number] = [row.get('Season Number'), row.get('Episode Number')];
  return isWhole(season) && isWhole(number) ? { season: Number(season), number: Number(number) } : null;
}

/** A row by its columns; undefined if it has no id or another type. */
function readRow(placed: PlacedRow): TmdbRow | undefined {
  const { row } = placed;
  const id = row.get('TMDb ID');
  const type = row.get('Type').toLowerCase();
  if (!/^[1-9]\d*$/.test(id) || (type !== 'movie' && type !== 'tv')) return undefined;
  return {
    ...placed,
    id,
    kind: type === 'movie' ? 'movie' : 'show',
    // The column 'Rating' is the average of all users.
    rating: scoreOf(row.get('Your Rating').replace(',', '.'), highestRating),
    rated: instantOf(row.get('Date Rated')),
    episode: type === 'tv' ? episodeOf(placed) : null,
  };
}

function statusOfRows(rows: readonly [TmdbRow, ...TmdbRow[]]): ImportedStatus {
  const [{ kind }] = rows;
  if (rows.some(({ rating, episode }) => rating && !episode)) return statusOf(kind, 'rated', 'played');
  if (rows.some(({ episode }) => episode))
    return { ...statusOf(kind, 'rated episodes', 'in-progress'), isSure: false };
  return statusOf(kind, 'watchlist', 'planned');
}

function playsOf(key: string, kind: TmdbRow['kind'], rows: readonly TmdbRow[], isRated: boolean) {
  if (kind === 'movie') return isRated ? [importedPlay({ key: `${key} watched`, state: 'finished' })] : [];
  const episodes = rows.flatMap(({ episode, rating }) =>
    episode ? [{ ...episode, watched: null, rating }] : [],
  );
  return episodes.length > 0 ? [importedPlay({ key: `${key} episodes`, state: 'unknown', episodes })] : [];
}

function tmdbTitle(key: string, rows: readonly [TmdbRow, ...TmdbRow[]]): ImportedTitle {
  const ofTitle = rows.filter(({ episode }) => !episode);
  const [{ kind, id, row }] = rows;
  const first = ofTitle[0]?.row ?? row;
  const rated = ofTitle
    .filter(({ rating }) => rating)
    .sort((a, b) => (a.rated ?? '').localeCompare(b.rated ?? ''));
  const last = rated.at(-1);
  const name = first.get('Name') || null;
  const isPlanned = ofTitle.some(({ rating }) => !rating);
  const isSeveral = new Set(rated.map(({ rating }) => rating?.raw)).size > 1;
  return importedTitle({
    ...{ key, kind, name },
    places: [...ofTitle, ...rows.filter(({ episode }) => episode)].map(({ place }) => place),
    year: yearOf(first.get('Release Date').slice(0, 4)),
    ids: knownIds({
      tmdb_id: id,
      imdb_id: ofTitle.map((one) => one.row.get('IMDb ID')).find(Boolean) ?? null,
    }),
    status: statusOfRows(rows),
    rating: last?.rating ?? null,
    rated: last?.rated ?? null,
    changed: latest(rows.map((one) => one.rated)),
    plays: playsOf(key, kind, rows, last !== undefined),
    remarks: [
      ...textRemarks(name, null),
      ...(last && isPlanned ? (['also-planned'] as const) : []),
      ...(isSeveral ? (['several-ratings'] as const) : []),
    ],
  });
}

function readTmdb(files: readonly ImportFile[]): ImportedContent {
  const tables = files.filter(isExport).map((file) => filledRows(tableOf(file), file.name, 'Name'));
  const placed = tables.flatMap(({ rows }) => rows);
  const read = placed.flatMap((row) => readRow(row) ?? []);
  return {
    titles: groupBy(read, keyOf).map(([key, rows]) => tmdbTitle(key, rows)),
    lists: [],
    leftOut: [
      ...tables.flatMap(({ leftOut }) => leftOut),
      ...placed
        .filter((row) => !readRow(row))
        .map(({ place, row }) => ({ place, reason: 'malformed' as const, name: row.get('Name') || null })),
    ],
    warnings: [],
  };
}

/** Reads the ratings and the watchlist of TMDB. */
export const tmdb: SourceReader = {
  source: 'tmdb',
  recognises: (files) => files.some(isExport),
  read: readTmdb,
};
