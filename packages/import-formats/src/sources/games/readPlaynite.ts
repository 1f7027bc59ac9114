import { FileProblem } from '../../files/FileProblem.ts';
import type { ImportFile } from '../../files/ImportFile.ts';
import { headerOf } from '../../files/peekFile.ts';
import { importedPlay, importedTitle } from '../../model/createImported.ts';
import { createDayReader, type DayReader } from '../../model/dateOrder.ts';
import type { ImportedContent } from '../../model/ImportedContent.ts';
import { type ImportedStatus, type StatusMeaning, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedPlay, ImportedTitle } from '../../model/ImportedTitle.ts';
import { scoreOf } from '../../model/score.ts';
import { nameForm } from '../../text/nameForm.ts';
import { sourceText } from '../../text/sourceText.ts';
import type { SourceReader } from '../SourceReader.ts';
import { type GameRows, otherCells, type PlacedRow, readGameRows } from './rows/gameRows.ts';
import { mergeGames } from './rows/mergeGames.ts';

const highestRating = 100;

/** The statuses that Playnite has at first; users rename them and add others. */
const meanings = new Map<string, StatusMeaning>([
  ['not played', 'planned'],
  ['plan to play', 'planned'],
  ['played', 'played'],
  ['beaten', 'finished'],
  ['completed', 'finished'],
  ['playing', 'in-progress'],
  ['abandoned', 'dropped'],
  ['on hold', 'paused'],
]);

/** Columns that no other source has; which of them there are is the choice of the user. */
const ownColumns = [
  ...['CompletionStatus', 'PluginId', 'GameId', 'InstallDir', 'InstallSize', 'IsInstalled', 'Playtime'],
  ...['PlayCount', 'LastActivity', 'RecentActivity', 'CommunityScore', 'CriticScore', 'UserScore', 'Roms'],
];
const fewestOwnColumns = 3;

/** Columns that have a place of their own. */
const known = new Set(['name', 'favorite', 'hidden', 'completionstatus', 'notes', 'playtime', 'tags']);

const isLibrary = (file: ImportFile) => {
  const header = headerOf(file);
  return header.has('Name') && ownColumns.filter((column) => header.has(column)).length >= fewestOwnColumns;
};

/** 'Not Played' is confirmed by the user, since all games of a store that were never started have it. */
function statusOfRow(row: PlacedRow): ImportedStatus {
  const word = row.get('CompletionStatus');
  const status = statusOf('game', word, meanings.get(word.toLowerCase()) ?? 'unknown');
  return /^not played$/i.test(word) ? { ...status, isSure: false } : status;
}

/** The Steam id, or the ids of the row in Playnite or in its store. */
function keyOf(row: PlacedRow, year: number | null): string {
  const form = nameForm(row.get('Name'));
  if (year !== null) return `${form} (${year})`;
  const ofStore = row.get('GameId') === '' ? '' : `${row.get('Source')}/${row.get('GameId')}`;
  return row.get('Id') || ofStore || form;
}

function idsOf(row: PlacedRow): ImportedTitle['ids'] {
  const id = row.get('GameId');
  return /^steam$/i.test(row.get('Source')) && /^[1-9]\d*$/.test(id) ? { steam_id: id } : {};
}

/** `Playtime` is in seconds. One play for each copy of a game. */
function playsOf(row: PlacedRow, key: string, { meaning }: ImportedStatus): readonly ImportedPlay[] {
  const progress = Math.round((Number(row.get('Playtime')) || 0) / 60);
  if (!(progress > 0) || !Number.isFinite(progress)) return [];
  const copy = row.get('Id') || `${row.get('Source')}/${row.get('GameId')}`;
  const state = meaning === 'in-progress' ? 'ongoing' : 'unknown';
  return [importedPlay({ key: `${key}/${copy}`, state, progress, platform: row.get('Platforms') || null })];
}

const isTrue = (cell: string) => /^(true|yes|1)$/i.test(cell);
const yearOf = (release: string) => Number(/\b(19|20)\d\d\b/.exec(release)?.[0] ?? 0) || null;
const tagsOf = (cell: string) => cell.split(/\s*[,;]\s*/).filter((tag) => tag !== '');

function titleOf(rows: GameRows, row: PlacedRow, days: DayReader): ImportedTitle {
  const year = yearOf(row.get('ReleaseDate'));
  const key = keyOf(row, year);
  const status = statusOfRow(row);
  return importedTitle({
    key,
    places: [row.place],
    kind: 'game',
    name: row.get('Name'),
    year,
    ids: idsOf(row),
    status,
    rating: scoreOf(row.get('UserScore'), highestRating),
    added: days.dayOf(row.get('Added')),
    changed: days.dayOf(row.get('LastActivity')),
    isFavourite: isTrue(row.get('Favorite')),
    isPrivate: isTrue(row.get('Hidden')),
    tags: tagsOf(row.get('Tags')),
    note: sourceText(row.get('Notes')),
    plays: playsOf(row, key, status),
    extras: { rows: [otherCells(rows, row, known)] },
  });
}

/** The library of Playnite, of any stores: the CSV file of Library Exporter with English headers. */
export const playnite: SourceReader = {
  source: 'playnite',
  recognises: (files) => files.some(isLibrary),
  read(files, { dateOrder }): ImportedContent {
    const file = files.find(isLibrary);
    if (!file) throw new FileProblem('unknown');
    const rows = readGameRows(file, 'Name');
    // All dates of the file have the order of day and month of the Windows locale.
    const dates = rows.rows.flatMap((row) =>
      ['ReleaseDate', 'Added', 'LastActivity', 'Modified'].map((column) => row.get(column)),
    );
    const days = createDayReader(dates, dateOrder);
    return {
      titles: mergeGames(rows.rows.map((row) => titleOf(rows, row, days))),
      lists: [],
      leftOut: rows.leftOut,
      warnings: days.warnings,
    };
  },
};
