import type { StatusMeaning } from '../../../model/ImportedStatus.ts';
import type { TitleIdName, TitleIds } from '../../../model/ImportedTitle.ts';
import { scoreOf } from '../../../model/score.ts';
import { instantOf } from '../../../model/sourceDates.ts';
import type { TitleKind } from '../../../model/TitleKind.ts';
import type { PlacedRow } from '../../../parse/filledRows.ts';
import type { TableRow } from '../../../parse/parseTable.ts';
import { lookUp } from '../../../text/lookUp.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { type PlayRow, playDate } from '../playRows.ts';

/** What a row is about: a title, a part of a show, or an entry of a list. */
export type YamtrackPart = 'title' | 'season' | 'episode' | 'list-entry';

/** A row of the table about a title. */
export interface YamtrackRow extends PlacedRow, PlayRow {
  readonly part: YamtrackPart;
  readonly kind: TitleKind;
  /** The key of the title: the ids of anime and manga, and of films and shows, are independent. */
  readonly key: string;
  readonly ids: TitleIds;
  readonly name: string | null;
  readonly note: string | null;
  readonly added: string | null;
  readonly changed: string | null;
}

const highestRating = 10;

const meanings: Readonly<Record<string, StatusMeaning>> = {
  completed: 'finished',
  'in progress': 'in-progress',
  planning: 'planned',
  paused: 'paused',
  dropped: 'dropped',
  repeating: 'repeating',
};

const kinds: Readonly<Record<string, TitleKind>> = {
  tv: 'show',
  season: 'show',
  episode: 'show',
  movie: 'movie',
  anime: 'anime',
  manga: 'manga',
  game: 'game',
  book: 'book',
  comic: 'book',
  music: 'music',
  music_album: 'music',
};

/** The id that a source gives to titles of a kind. Other sources and the user's own titles have none. */
const idNames: Readonly<Record<string, Readonly<Partial<Record<TitleKind, TitleIdName>>>>> = {
  tmdb: { movie: 'tmdb_id', show: 'tmdb_id' },
  tvdb: { movie: 'tvdb_id', show: 'tvdb_id' },
  mal: { anime: 'mal_id', manga: 'mal_id' },
  igdb: { game: 'igdb_id' },
};

/** Columns that are not stored as the source has them. */
const placedColumns = new Set([
  ...['row_type', 'title', 'season_number', 'episode_number', 'score', 'status', 'notes', 'progress'],
  ...['start_date', 'end_date', 'watch_date', 'created_at', 'progressed_at', 'repeats'],
]);
const isListColumn = (column: string) => column.startsWith('list_');

const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : 0);

/** The minutes of '47h 30min', '12min' or '47:30'; a number alone is minutes. */
export function minutesOf(text: string): number {
  const match = /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*min)?$|^(\d+):(\d\d)$|^(\d+)$/.exec(text);
  if (!match) return 0;
  const [, hours, minutes, clockHours, clockMinutes, single] = match.map((part) => Number(part ?? 0));
  return 60 * ((hours ?? 0) + (clockHours ?? 0)) + (minutes ?? 0) + (clockMinutes ?? 0) + (single ?? 0);
}

/** Minutes of a game, otherwise episodes, chapters or pages; 0 for films. */
function progressOf(kind: TitleKind, text: string): number {
  if (kind === 'game') return minutesOf(text);
  return kind === 'movie' ? 0 : wholeNumber(text);
}

function idsOf(source: string, kind: TitleKind, id: string): TitleIds {
  const name = idNames[source]?.[kind];
  return name && /^[1-9]\d*$/.test(id) ? { [name]: id } : {};
}

function partOf(row: TableRow, mediaType: string): YamtrackPart {
  if (row.get('row_type') === 'list_item') return 'list-entry';
  return mediaType === 'season' || mediaType === 'episode' ? mediaType : 'title';
}

/** The season and the number of the episode that a row is about; null if it has none. */
export function episodeNumbers({ row }: YamtrackRow): { season: number; number: number } | null {
  const [season, number] = [row.get('season_number'), row.get('episode_number')];
  return /^\d+$/.test(season) && /^\d+$/.test(number)
    ? { season: Number(season), number: Number(number) }
    : null;
}

/** A row by its columns; null if it has no id or no media type, or is of an episode without a number. */
export function readYamtrackRow(placed: PlacedRow): YamtrackRow | null {
  const { row } = placed;
  const [id, source] = [row.get('media_id'), row.get('source').toLowerCase()];
  const mediaType = row.get('media_type').toLowerCase();
  if (id === '' || source === '' || mediaType === '') return null;
  const kind = lookUp(kinds, mediaType) ?? 'other';
  const word = row.get('status');
  const read: YamtrackRow = {
    ...placed,
    part: partOf(row, mediaType),
    kind,
    key: [kind === 'other' ? mediaType : kind, source, id].join('/'),
    ids: idsOf(source, kind, id),
    name: sourceText(row.get('title')),
    word,
    meaning: lookUp(meanings, word.toLowerCase()) ?? 'unknown',
    rating: scoreOf(row.get('score'), highestRating),
    started: playDate(row.get('start_date')),
    finished: playDate(row.get('end_date') || row.get('watch_date')),
    progress: progressOf(kind, row.get('progress')),
    // Only tables before 2025 have the number of repeats.
    repeats: wholeNumber(row.get('repeats')),
    note: sourceText(row.get('notes')),
    added: instantOf(row.get('created_at')),
    changed: instantOf(row.get('progressed_at')),
  };
  return read.part === 'episode' && !episodeNumbers(read) ? null : read;
}

/** The filled cells of a row without a place of their own, by their columns. */
export function otherCells(columns: readonly string[], { row }: YamtrackRow): Record<string, string> {
  const others = columns.filter(
    (column) => !placedColumns.has(column.toLowerCase()) && !isListColumn(column.toLowerCase()),
  );
  const cells = others.map((column) => [column, row.get(column)] as const);
  return Object.fromEntries(cells.filter(([, cell]) => cell !== ''));
}
