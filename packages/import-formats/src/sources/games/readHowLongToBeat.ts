import { FileProblem } from '../../files/FileProblem.ts';
import type { ImportFile } from '../../files/ImportFile.ts';
import { headerOf } from '../../files/peekFile.ts';
import { importedPlay, importedTitle } from '../../model/createImported.ts';
import type { ImportedContent } from '../../model/ImportedContent.ts';
import { type ImportedStatus, type StatusMeaning, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedPlay, ImportedReview, ImportedTitle } from '../../model/ImportedTitle.ts';
import { scoreOf } from '../../model/score.ts';
import { dayOf, instantOf } from '../../model/sourceDates.ts';
import { nameForm } from '../../text/nameForm.ts';
import { sourceText } from '../../text/sourceText.ts';
import type { SourceReader } from '../SourceReader.ts';
import { type GameRows, otherCells, type PlacedRow, readGameRows } from './rows/gameRows.ts';
import { chooseStatus, mergeGames } from './rows/mergeGames.ts';

const highestRating = 100;
const nothing = /^(--)?$/;

/** The tabs that every account has, with what they mean. */
const tabs = [
  ['Playing', 'in-progress'],
  ['Completed', 'finished'],
  ['Retired', 'dropped'],
  ['Backlog', 'planned'],
] as const satisfies readonly (readonly [string, StatusMeaning])[];

const times = ['Main Story', 'Main + Extras', 'Completionist'];
const playNotes = ['Retired Notes', ...times.map((time) => `${time} Notes`)];
/** Columns whose cells are not stored as the source has them. */
const known = new Set(['title', 'playing', 'backlog', 'replay', 'completed', 'retired', 'retired notes']);

const isExport = (file: ImportFile) =>
  headerOf(file).has('Title', 'Platform', 'Playing', 'Backlog', 'Replay', 'Completed', 'Retired');

/** The tabs that the user has named: the columns between 'Replay' and 'Completed'. */
function ownTabsOf(columns: readonly string[]): readonly string[] {
  const lower = columns.map((column) => column.toLowerCase());
  return columns.slice(lower.indexOf('replay') + 1, Math.max(0, lower.indexOf('completed')));
}

/**
 * The whole minutes of '47:30:00', '46:30' (minutes and seconds) or '32' (seconds); null for '--' and less
 * than half a minute.
 */
function minutesOf(time: string): number | null {
  if (!/^\d+(:\d+){0,2}$/.test(time)) return null;
  const seconds = time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return Math.round(seconds / 60) || null;
}

/** The statuses of a row by its marks; those of the user's own tabs have the name of the tab as the word. */
function statusesOf(row: PlacedRow, ownTabs: readonly string[]): readonly ImportedStatus[] {
  const isMarked = (column: string) => !nothing.test(row.get(column));
  return [
    ...tabs.filter(([tab]) => isMarked(tab)).map(([tab, meaning]) => statusOf('game', tab, meaning)),
    ...ownTabs.filter(isMarked).map((tab) => statusOf('game', tab, 'unknown')),
  ];
}

function stateOf(finished: string | null, meaning: StatusMeaning): ImportedPlay['state'] {
  if (meaning === 'dropped') return 'stopped';
  if (finished !== null || meaning === 'finished') return 'finished';
  return meaning === 'in-progress' ? 'ongoing' : 'unknown';
}

/** The play of a row, if it has dates or a time. */
function playOf(row: PlacedRow, key: string, { meaning }: ImportedStatus): ImportedPlay | undefined {
  const started = dayOf(row.get('Start Date'));
  const finished = dayOf(row.get('Completion Date'));
  const longest = Math.max(...times.map((time) => minutesOf(row.get(time)) ?? 0)) || null;
  const progress = minutesOf(row.get('Progress')) ?? longest;
  if (started === null && finished === null && progress === null) return undefined;
  return importedPlay({
    // A row has no id, but the second at which it was added, which edits do not change.
    key: `${key}/${row.get('Platform')}/${row.get('Added')}`,
    state: stateOf(finished, meaning),
    started,
    finished,
    progress,
    platform: row.get('Platform') || null,
    note: textOf(row, playNotes),
  });
}

function textOf(row: PlacedRow, columns: readonly string[]): string | null {
  const texts = columns.map((column) => row.get(column)).filter((text) => !nothing.test(text));
  return sourceText(texts.join('\n\n'));
}

function reviewsOf(row: PlacedRow, play: ImportedPlay | undefined): readonly ImportedReview[] {
  const text = textOf(row, ['Review Notes']);
  return text === null ? [] : [{ text, isSpoiler: false, playKey: play?.key ?? null, written: null }];
}

function titleOf(rows: GameRows, row: PlacedRow): ImportedTitle {
  const name = row.get('Title');
  const key = nameForm(name);
  const ownTabs = ownTabsOf(rows.columns);
  const statuses = statusesOf(row, ownTabs);
  const status = chooseStatus(statuses) ?? statusOf('game', '', 'unknown');
  const play = playOf(row, key, status);
  const hasPlan = statuses.some(({ meaning }) => meaning === 'planned');
  const marks = [...ownTabs, 'Replay'].filter((column) => !nothing.test(row.get(column)));
  return importedTitle({
    key,
    places: [row.place],
    kind: 'game',
    name,
    status,
    rating: scoreOf(row.get('Review'), highestRating),
    added: instantOf(row.get('Added')),
    changed: instantOf(row.get('Updated')),
    tags: marks,
    note: textOf(row, play ? ['General Notes'] : ['General Notes', ...playNotes]),
    plays: play ? [play] : [],
    reviews: reviewsOf(row, play),
    remarks: hasPlan && status.meaning !== 'planned' ? ['also-planned'] : [],
    extras: { rows: [otherCells(rows, row, known)] },
  });
}

/** The games of a HowLongToBeat account: one row for each platform of a game. */
export const howLongToBeat: SourceReader = {
  source: 'howlongtobeat',
  recognises: (files) => files.some(isExport),
  read(files): ImportedContent {
    const file = files.find(isExport);
    if (!file) throw new FileProblem('unknown');
    const rows = readGameRows(file, 'Title');
    const titles = mergeGames(rows.rows.map((row) => titleOf(rows, row)));
    return { titles, lists: [], leftOut: rows.leftOut, warnings: [] };
  },
};
