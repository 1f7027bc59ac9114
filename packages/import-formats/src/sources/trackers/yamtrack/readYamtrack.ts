import { type ImportFile, tableOf } from '../../../files/ImportFile.ts';
import { headerOf } from '../../../files/peekFile.ts';
import { importedTitle } from '../../../model/createImported.ts';
import { dateRemarks } from '../../../model/entryPlays.ts';
import type { ImportedContent, LeftOutRow } from '../../../model/ImportedContent.ts';
import { type ImportedStatus, statusOf } from '../../../model/ImportedStatus.ts';
import type { ImportedEpisode, ImportedTitle, Remark } from '../../../model/ImportedTitle.ts';
import type { Score } from '../../../model/score.ts';
import { filledRows, type PlacedRow } from '../../../parse/filledRows.ts';
import { earliest, groupBy, latest, noteOf, textRemarks } from '../../films/titleParts.ts';
import type { SourceReader } from '../../SourceReader.ts';
import { playsOfRows, playsWithEpisodes, statusOfPlays } from '../playRows.ts';
import { yamtrackLists } from './yamtrackLists.ts';
import { episodeNumbers, otherCells, readYamtrackRow, type YamtrackRow } from './yamtrackRows.ts';

const isExport = (file: ImportFile) =>
  headerOf(file).has('media_id', 'source', 'media_type', 'title', 'season_number', 'episode_number');

type Rows = readonly [YamtrackRow, ...YamtrackRow[]];

/** The status of a title. By its seasons or episodes alone it is only suggested. */
function statusOfRows(rows: Rows): ImportedStatus | null {
  const ofPart = (part: YamtrackRow['part']) => rows.filter((row) => row.part === part);
  const [title, ...others] = ofPart('title');
  if (title) return statusOfPlays(title.kind, [title, ...others]);
  const [season, ...seasons] = ofPart('season');
  if (season) return { ...statusOfPlays('show', [season, ...seasons]), isSure: false };
  if (ofPart('episode').length === 0) return null;
  return { ...statusOf('show', 'episodes', 'in-progress'), isSure: false };
}

const lastDate = ({ finished, started, added }: YamtrackRow) => finished ?? started ?? added ?? '';

/** The rating of the last play that has one. */
function ratingOf(rows: readonly YamtrackRow[]): Score | null {
  const rated = rows.filter(({ rating }) => rating);
  return rated.sort((a, b) => lastDate(a).localeCompare(lastDate(b))).at(-1)?.rating ?? null;
}

/** The plays of a show: the one of its own row has the episodes. */
function playsOfShow(key: string, rows: readonly YamtrackRow[]) {
  // Until a show is finished, its end is the day of the episode that was watched last.
  const ofShow = rows
    .filter(({ part }) => part === 'title')
    .map((row) => (row.meaning === 'finished' ? row : { ...row, finished: null }));
  const episodes = rows.flatMap((row): readonly ImportedEpisode[] => {
    const numbers = row.part === 'episode' ? episodeNumbers(row) : null;
    return numbers ? [{ ...numbers, watched: row.finished, rating: row.rating }] : [];
  });
  return playsWithEpisodes(key, ofShow, episodes);
}

function seasonsOf(rows: readonly YamtrackRow[]) {
  const seasons = rows
    .filter(({ part }) => part === 'season')
    .map(({ row, word, rating, note }) => ({
      season_number: row.get('season_number'),
      status: word,
      score: rating?.raw ?? null,
      notes: note,
    }));
  return seasons.length > 0 ? { seasons } : {};
}

function remarksOf(rows: readonly YamtrackRow[], title: ImportedTitle): readonly Remark[] {
  const isPlanned = title.status?.meaning === 'planned';
  const hasPlan = rows.some(({ part, meaning }) => part === 'title' && meaning === 'planned');
  const ratings = new Set(rows.flatMap(({ part, rating }) => (part === 'title' ? (rating?.raw ?? []) : [])));
  return [
    ...textRemarks(title.name, title.note),
    ...dateRemarks(title.plays),
    ...(isPlanned && title.rating ? (['rated-but-planned'] as const) : []),
    ...(hasPlan && !isPlanned ? (['also-planned'] as const) : []),
    ...(ratings.size > 1 ? (['several-ratings'] as const) : []),
  ];
}

/** The order of the rows of a title: the first one stands for it. */
const partOrder: readonly YamtrackRow['part'][] = ['title', 'season', 'episode', 'list-entry'];

function yamtrackTitle(columns: readonly string[], key: string, unordered: Rows): ImportedTitle {
  const rows = unordered.toSorted((a, b) => partOrder.indexOf(a.part) - partOrder.indexOf(b.part));
  const [first = unordered[0]] = rows;
  const { kind, ids, name } = first;
  const ofTitle = rows.filter(({ part }) => part === 'title');
  const title = importedTitle({
    ...{ key, kind, ids, name },
    places: rows.map(({ place }) => place),
    status: statusOfRows([first, ...rows.slice(1)]),
    rating: ratingOf(ofTitle),
    added: earliest(rows.map(({ added }) => added)),
    changed: latest(rows.map(({ changed, added }) => changed ?? added)),
    note: noteOf(ofTitle.map(({ note }) => note)),
    plays: kind === 'show' ? playsOfShow(key, rows) : playsOfRows(key, ofTitle),
    extras: { ...otherCells(columns, first), ...seasonsOf(rows) },
  });
  return { ...title, remarks: remarksOf(rows, title) };
}

const isNoTitle = ({ row }: PlacedRow) =>
  row.get('row_type') === 'list' || row.get('media_type').toLowerCase() === 'music_artist';

function leftOutRow(placed: PlacedRow): LeftOutRow {
  const { place, row } = placed;
  const name = row.get('title') || row.get('list_name') || null;
  return { place, reason: isNoTitle(placed) ? 'not-a-title' : 'malformed', name };
}

function readYamtrack(files: readonly ImportFile[]): ImportedContent {
  const tables = files.filter(isExport).map((file) => {
    const table = tableOf(file);
    const name = file.name.slice(file.name.lastIndexOf('/') + 1);
    return { ...filledRows(table, name, 'title'), columns: table.columns };
  });
  const columns = [...new Set(tables.flatMap((table) => table.columns))];
  const placed = tables.flatMap(({ rows }) => rows);
  const read = placed.flatMap((row) => (isNoTitle(row) ? [] : (readYamtrackRow(row) ?? [])));
  const places = new Set(read.map(({ place }) => place));
  return {
    titles: groupBy(read, ({ key }) => key).map(([key, rows]) => yamtrackTitle(columns, key, rows)),
    lists: yamtrackLists(placed, read),
    leftOut: [
      ...tables.flatMap(({ leftOut }) => leftOut),
      ...placed.filter(({ place }) => !places.has(place)).map(leftOutRow),
    ],
    warnings: [],
  };
}

/** Reads the CSV export of Yamtrack and of its fork Floppy, which also has lists. */
export const yamtrack: SourceReader = {
  source: 'yamtrack',
  recognises: (files) => files.some(isExport),
  read: readYamtrack,
};
