import { instantOf } from '../../../model/sourceDates.ts';
import type { PlacedRow } from '../../../parse/filledRows.ts';
import type { Table, TableRow } from '../../../parse/parseTable.ts';
import {
  episodeOf,
  firstCell,
  isYes,
  movieOf,
  type ReadRow,
  showOf,
  type TvTimeState,
  tvTimeRow,
  voteScore,
  wholeNumber,
} from './tvTimeRow.ts';

/** How the rows of a table are read. */
export interface TableReader {
  readonly recognises: (table: Table) => boolean;
  readonly read: (placed: PlacedRow) => ReadRow;
}

/** A date in UTC. For several episodes that were marked at once, it is not known when they were watched. */
const watchDate = (row: TableRow) => (row.get('bulk_type') === '' ? instantOf(row.get('created_at')) : null);

/** The status of a followed show. Its list has no statuses, so that most are only suggested. */
function followState(row: TableRow): TvTimeState | null {
  if (isYes(row.get('is_archived'))) return { word: 'archived', meaning: 'dropped', isSure: false };
  if (isYes(row.get('is_for_later'))) return { word: 'for later', meaning: 'planned', isSure: true };
  return isYes(row.get('is_followed')) ? { word: 'followed', meaning: 'in-progress', isSure: false } : null;
}

/** Shows and their episodes. */
function readTracking({ place, row }: PlacedRow): ReadRow {
  const kind = /^(watch-episode|rewatch-episode|user-series)-/.exec(row.get('key'))?.[1];
  if (!kind) return 'not-a-title';
  const show = showOf({ tvdb: row.get('s_id') }, row.get('series_name'));
  if (!show) return 'malformed';
  const base = { ...show, place, form: 'gdpr' as const };
  if (kind === 'user-series')
    return tvTimeRow({
      ...base,
      state: followState(row),
      added: instantOf(firstCell(row, 'followed_at', 'created_at')),
    });
  const episode = episodeOf(
    firstCell(row, 'season_number', 's_no'),
    firstCell(row, 'episode_number', 'ep_no'),
  );
  if (!episode) return 'malformed';
  const repeats = wholeNumber(row.get('rewatch_count'));
  const isRepeat = kind === 'rewatch-episode';
  return tvTimeRow({ ...base, watches: [{ episode, watched: watchDate(row), repeats, isRepeat }] });
}

/** The instant of a number of seconds; null for others. */
function instantOfSeconds(text: string): string | null {
  const seconds = /^\d{9,10}$/.test(text) ? Number(text) : 0;
  return seconds > 0 ? instantOf(new Date(seconds * 1000).toISOString()) : null;
}

const oldWatchDate = (row: TableRow) => instantOfSeconds(row.get('watch_date')) ?? watchDate(row);

function readOldMovie({ place, row }: PlacedRow): ReadRow {
  const type = row.get('type');
  if (!/^(watch|rewatch|towatch|follow)$/.test(type)) return 'not-a-title';
  // Films that were added on the first day have no name but its form in an URL.
  const name =
    row.get('movie_name') ||
    row
      .get('alpha_range_key')
      .replace(/^\w+-alpha-/, '')
      .replaceAll('-', ' ');
  const movie = movieOf({ uuid: row.get('uuid') }, name, row.get('release_date').slice(0, 4));
  if (!movie) return 'malformed';
  const base = { ...movie, place, form: 'gdpr' as const };
  const isWatched = type === 'watch' || type === 'rewatch';
  if (!isWatched)
    return tvTimeRow({
      ...base,
      state: { word: type, meaning: 'planned', isSure: true },
      added: instantOf(row.get('created_at')),
    });
  const repeats = wholeNumber(row.get('rewatch_count'));
  const watch = { episode: null, watched: oldWatchDate(row), repeats, isRepeat: type === 'rewatch' };
  return tvTimeRow({
    ...{ ...base, watches: [watch] },
    state: { word: 'watch', meaning: 'finished', isSure: true },
  });
}

/** Films, and episodes of the time before the other table. */
function readOldTracking(placed: PlacedRow): ReadRow {
  const { place, row } = placed;
  if (row.get('entity_type') === 'movie') return readOldMovie(placed);
  const episode = episodeOf(row.get('season_number'), row.get('episode_number'));
  const show = showOf({ tvdb: row.get('series_id') }, row.get('series_name'));
  if (!/^(watch|rewatch)$/.test(row.get('type'))) return 'not-a-title';
  if (!show || !episode) return 'malformed';
  const watch = { episode, watched: oldWatchDate(row), repeats: 0, isRepeat: row.get('type') === 'rewatch' };
  return tvTimeRow({ ...show, place, form: 'gdpr-old', watches: [watch] });
}

const listedShow = ({ place, row }: PlacedRow) => {
  const show = showOf({ tvdb: row.get('tv_show_id') }, row.get('tv_show_name'));
  return show && { ...show, place, form: 'gdpr-old' as const };
};

function readFollowed(placed: PlacedRow): ReadRow {
  const { row } = placed;
  const show = listedShow(placed);
  if (!show) return 'malformed';
  const archived = { word: 'archived', meaning: 'dropped', isSure: false } as const;
  const followed = { word: 'followed', meaning: 'in-progress', isSure: false } as const;
  const active = isYes(row.get('active')) ? followed : null;
  const state = isYes(row.get('archived')) ? archived : active;
  return tvTimeRow({ ...show, state, added: instantOf(row.get('created_at')) });
}

function readShowData(placed: PlacedRow): ReadRow {
  const show = listedShow(placed);
  return show ? tvTimeRow({ ...show, isFavourite: isYes(placed.row.get('is_favorited')) }) : 'malformed';
}

function readSpecialStatus(placed: PlacedRow): ReadRow {
  const show = listedShow(placed);
  const status = placed.row.get('status');
  const later = { word: 'for later', meaning: 'planned', isSure: true } as const;
  return show
    ? tvTimeRow({
        ...show,
        isFavourite: status === 'favorite',
        state: status === 'for_later' ? later : null,
      })
    : 'malformed';
}

function readVote({ place, row }: PlacedRow): ReadRow {
  const movie =
    row.get('movie_name') === '' ? null : movieOf({ uuid: row.get('uuid') }, row.get('movie_name'), '');
  if (!movie) return 'malformed';
  return tvTimeRow({ ...movie, place, form: 'gdpr', rating: voteScore(row.get('vote_key')) });
}

/** The tables of the export of personal data with titles. */
export const gdprTables: readonly TableReader[] = [
  { recognises: (table) => table.has('key', 's_id', 'series_name', 'created_at'), read: readTracking },
  { recognises: (table) => table.has('type', 'entity_type', 'movie_name', 'uuid'), read: readOldTracking },
  {
    recognises: (table) => table.has('tv_show_id', 'tv_show_name', 'active', 'archived'),
    read: readFollowed,
  },
  { recognises: (table) => table.has('tv_show_id', 'tv_show_name', 'nb_episodes_seen'), read: readShowData },
  { recognises: (table) => table.has('tv_show_id', 'tv_show_name', 'status'), read: readSpecialStatus },
  { recognises: (table) => table.has('uuid', 'movie_name', 'vote_key', 'episode_id'), read: readVote },
];
