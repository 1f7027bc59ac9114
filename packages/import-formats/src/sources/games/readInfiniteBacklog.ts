import type { ImportFile } from '../../files/ImportFile.ts';
import { headerOf } from '../../files/peekFile.ts';
import { importedTitle } from '../../model/createImported.ts';
import type { ImportedContent } from '../../model/ImportedContent.ts';
import { type ImportedStatus, type StatusMeaning, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedTitle } from '../../model/ImportedTitle.ts';
import { nameForm } from '../../text/nameForm.ts';
import { sourceText } from '../../text/sourceText.ts';
import { textRemarks } from '../films/titleParts.ts';
import type { SourceReader } from '../SourceReader.ts';
import { type GameRows, otherCells, type PlacedRow, readGameRows } from './rows/gameRows.ts';
import { chooseStatus, mergeGames } from './rows/mergeGames.ts';

/** Words for the status and the completion. Others, such as 'Unfinished', are confirmed by the user. */
const meanings = new Map<string, StatusMeaning>([
  ['playing', 'in-progress'],
  ['replaying', 'repeating'],
  ['completed', 'finished'],
  ['beaten', 'finished'],
  ['finished', 'finished'],
  ['played', 'played'],
  ['paused', 'paused'],
  ['on hold', 'paused'],
  ['shelved', 'paused'],
  ['dropped', 'dropped'],
  ['abandoned', 'dropped'],
  ['backlog', 'planned'],
  ['wishlist', 'planned'],
  ['not started', 'planned'],
]);

/** Columns that have a place of their own. */
const known = new Set(['igdb id', 'game name', 'platform', 'progress notes', 'collection notes']);

/** The whole header is not known, so it is recognised by the columns that are. */
function isExport(file: ImportFile): boolean {
  const header = headerOf(file);
  return header.has('IGDB ID', 'Game name') && (header.has('Status') || header.has('Completion'));
}

function statusOfRow(row: PlacedRow): ImportedStatus {
  const words = ['Status', 'Completion'].map((column) => row.get(column)).filter((word) => word !== '');
  const statuses = words.map((word) => statusOf('game', word, meanings.get(word.toLowerCase()) ?? 'unknown'));
  return chooseStatus(statuses) ?? statusOf('game', '', 'unknown');
}

function titleOf(rows: GameRows, row: PlacedRow): ImportedTitle {
  const name = row.get('Game name');
  const id = row.get('IGDB ID');
  const isId = /^[1-9]\d*$/.test(id);
  const year = Number(/\b(19|20)\d\d\b/.exec(row.get('Game release date'))?.[0] ?? 0) || null;
  const note = sourceText(`${row.get('Progress notes')}\n\n${row.get('Collection notes')}`);
  const status = statusOfRow(row);
  const platform = row.get('Platform');
  return importedTitle({
    ...{ kind: 'game', name, year, status, note },
    key: isId ? id : `${nameForm(name)} (${year ?? ''})`,
    places: [row.place],
    ids: isId ? { igdb_id: id } : {},
    tags: /^wishlist$/i.test(status.word) ? [status.word] : [],
    remarks: textRemarks(name, note),
    extras: {
      rows: [otherCells(rows, row, known)],
      ...(platform === '' ? {} : { platforms: [platform] }),
    },
  });
}

/** Reads the collection of Infinite Backlog: a row for each platform of a game. */
export const infiniteBacklog: SourceReader = {
  source: 'infinitebacklog',
  recognises: (files) => files.some(isExport),
  read(files): ImportedContent {
    const tables = files.filter(isExport).map((file) => readGameRows(file, 'Game name'));
    return {
      titles: mergeGames(tables.flatMap((rows) => rows.rows.map((row) => titleOf(rows, row)))),
      lists: [],
      leftOut: tables.flatMap(({ leftOut }) => leftOut),
      warnings: [],
    };
  },
};
