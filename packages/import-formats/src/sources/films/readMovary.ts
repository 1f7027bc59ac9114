import { type ImportFile, tableOf } from '../../files/ImportFile.ts';
import { headerOf } from '../../files/peekFile.ts';
import { importedPlay, importedTitle } from '../../model/createImported.ts';
import type { ImportedContent, LeftOutRow } from '../../model/ImportedContent.ts';
import { type ImportedStatus, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedPlay, ImportedTitle } from '../../model/ImportedTitle.ts';
import { type Score, scoreOf } from '../../model/score.ts';
import { instantOf } from '../../model/sourceDates.ts';
import type { PlacedRow } from '../../parse/filledRows.ts';
import type { Table, TableRow } from '../../parse/parseTable.ts';
import { nameForm } from '../../text/nameForm.ts';
import { sourceText } from '../../text/sourceText.ts';
import type { SourceReader } from '../SourceReader.ts';
import { earliest, groupBy, knownIds, latest, noteOf, textRemarks, yearOf } from './titleParts.ts';

type MovaryPart = 'history' | 'ratings' | 'watchlist';

interface MovaryRow extends PlacedRow {
  readonly part: MovaryPart;
  readonly name: string | null;
  readonly year: number | null;
  readonly tmdbId: string | null;
  readonly imdbId: string | null;
  readonly rating: Score | null;
  readonly watched: string | null;
}

const highestRating = 10;
/** The columns of the file that Movary writes for the import of Letterboxd. */
const columnsForLetterboxd = ['Title', 'Year', 'tmdbID', 'WatchedDate', 'Rating10'];

/** The part that a file is by its columns; undefined if it is no export. */
function partOf(file: ImportFile): MovaryPart | undefined {
  const header = headerOf(file);
  if (header.columns.length === columnsForLetterboxd.length && header.has(...columnsForLetterboxd))
    return 'history';
  if (!header.has('title', 'year', 'tmdbId', 'imdbId')) return undefined;
  if (header.has('watchedAt')) return 'history';
  if (header.has('userRating')) return 'ratings';
  return header.has('addedAt') ? 'watchlist' : undefined;
}

/**
 * The row with all cells of its header. Movary has written watchlists whose rows lack the year that their
 * header has.
 */
function completeRow({ columns }: Table, row: TableRow): TableRow {
  const [, tmdbId = '', imdbId = '', added] = row.cells;
  const lacksYear =
    row.cells.length === columns.length - 1 &&
    /^\d+$/.test(tmdbId) &&
    /^(tt\d+)?$/.test(imdbId) &&
    instantOf(added) !== null;
  if (!lacksYear) return row;
  const others = columns.map((column) => column.toLowerCase()).filter((column) => column !== 'year');
  return {
    ...row,
    isComplete: true,
    get: (column) => row.cells[others.indexOf(column.toLowerCase())]?.trim() ?? '',
  };
}

function readRow(part: MovaryPart, { place, row }: PlacedRow): MovaryRow {
  const [tmdbId, imdbId] = [row.get('tmdbId'), row.get('imdbId')];
  return {
    ...{ part, place, row },
    name: row.get('title') || null,
    year: yearOf(row.get('year')),
    tmdbId: /^[1-9]\d*$/.test(tmdbId) ? tmdbId : null,
    imdbId: /^tt\d+$/.test(imdbId) ? imdbId : null,
    rating: scoreOf(row.get('userRating') || row.get('Rating10'), highestRating),
    watched: instantOf(row.get('watchedAt') || row.get('WatchedDate')),
  };
}

const isTitle = ({ name, tmdbId, imdbId }: MovaryRow) => name !== null || tmdbId !== null || imdbId !== null;

function readFile(file: ImportFile, part: MovaryPart) {
  const table = tableOf(file);
  const rows: MovaryRow[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const found of table.rows) {
    const row = part === 'watchlist' && !found.isComplete ? completeRow(table, found) : found;
    const read = readRow(part, { place: { file: file.name, row: row.number }, row });
    if (!row.isBlank && row.isComplete && isTitle(read)) rows.push(read);
    else leftOut.push({ place: read.place, reason: row.isBlank ? 'blank' : 'malformed', name: read.name });
  }
  return { rows, leftOut };
}

const keyOf = ({ tmdbId, imdbId, name, year }: MovaryRow) =>
  tmdbId ?? imdbId ?? `${nameForm(name ?? '')} (${year ?? ''})`;

/** One play for each row of the history. Movary repeats a row for each viewing on the same day. */
function playsOf(key: string, rows: readonly MovaryRow[]): readonly ImportedPlay[] {
  const history = rows.filter(({ part }) => part === 'history');
  if (history.length === 0)
    return rows.some(({ rating }) => rating)
      ? [importedPlay({ key: `${key} watched`, state: 'finished' })]
      : [];
  return groupBy(history, ({ watched }) => watched ?? '').flatMap(([day, group]) => {
    const notes = group.map(({ row }) => sourceText(row.get('comment')));
    if (day === '')
      return importedPlay({
        ...{ key: `${key} watched`, state: 'finished', times: group.length, note: noteOf(notes) },
      });
    return group.map((_, index) =>
      importedPlay({
        key: index === 0 ? `${key} ${day}` : `${key} ${day} #${index + 1}`,
        state: 'finished',
        finished: day,
        note: notes[index] ?? null,
      }),
    );
  });
}

function statusOfRows(rows: readonly MovaryRow[]): ImportedStatus {
  if (rows.some(({ part }) => part === 'history')) return statusOf('movie', 'history', 'finished');
  if (rows.some(({ rating }) => rating)) return statusOf('movie', 'rated', 'played');
  if (rows.some(({ part }) => part === 'watchlist')) return statusOf('movie', 'watchlist', 'planned');
  return statusOf('movie', '', 'unknown');
}

function movaryTitle(key: string, rows: readonly [MovaryRow, ...MovaryRow[]]): ImportedTitle {
  const name = rows.find((row) => row.name !== null)?.name ?? null;
  const status = statusOfRows(rows);
  const ratings = rows.flatMap(({ rating }) => rating ?? []);
  const added = rows.map(({ row }) => instantOf(row.get('addedAt')));
  const locations = rows.map(({ row }) => row.get('location')).filter((location) => location !== '');
  const isPlanned = rows.some(({ part }) => part === 'watchlist');
  return importedTitle({
    ...{ key, kind: 'movie', name, status },
    places: rows.map(({ place }) => place),
    year: rows.find(({ year }) => year !== null)?.year ?? null,
    ids: knownIds({
      tmdb_id: rows[0].tmdbId,
      imdb_id: rows.find(({ imdbId }) => imdbId !== null)?.imdbId ?? null,
    }),
    rating: ratings.at(-1) ?? null,
    added: earliest(added),
    changed: latest(added),
    plays: playsOf(key, rows),
    remarks: [
      ...textRemarks(name, null),
      ...(isPlanned && status.meaning !== 'planned' ? (['also-planned'] as const) : []),
      ...(new Set(ratings.map(({ raw }) => raw)).size > 1 ? (['several-ratings'] as const) : []),
    ],
    extras: locations.length > 0 ? { locations: [...new Set(locations)] } : {},
  });
}

function readMovary(files: readonly ImportFile[]): ImportedContent {
  const tables = files.flatMap((file) => {
    const part = partOf(file);
    return part ? [readFile(file, part)] : [];
  });
  const rows = tables.flatMap((table) => table.rows);
  const order: readonly MovaryPart[] = ['history', 'ratings', 'watchlist'];
  const sorted = [...rows].sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part));
  return {
    titles: groupBy(sorted, keyOf).map(([key, group]) => movaryTitle(key, group)),
    lists: [],
    leftOut: tables.flatMap(({ leftOut }) => leftOut),
    warnings: [],
  };
}

/** Reads the history, the ratings and the watchlist of Movary, and the file that it writes for Letterboxd. */
export const movary: SourceReader = {
  source: 'movary',
  recognises: (files) => files.some((file) => partOf(file) !== undefined),
  read: readMovary,
};
