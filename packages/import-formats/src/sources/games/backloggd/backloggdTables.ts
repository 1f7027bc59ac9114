import type { ImportFile } from '../../../files/ImportFile.ts';
import { headerOf } from '../../../files/peekFile.ts';
import { importedTitle } from '../../../model/createImported.ts';
import type { ImportedContent } from '../../../model/ImportedContent.ts';
import type { ImportedStatus } from '../../../model/ImportedStatus.ts';
import type { ImportedTitle } from '../../../model/ImportedTitle.ts';
import { type Score, scoreOf } from '../../../model/score.ts';
import { nameForm } from '../../../text/nameForm.ts';
import { type GameRows, otherCells, type PlacedRow, readGameRows } from '../rows/gameRows.ts';
import { chooseStatus, mergeGames } from '../rows/mergeGames.ts';
import { backloggdStatus } from './backloggdStatus.ts';

const highestRating = 5;

/** A CSV form of one of the exporters. */
interface TableForm {
  readonly nameColumn: string;
  readonly recognises: (file: ImportFile) => boolean;
  readonly known: ReadonlySet<string>;
  readonly wordsOf: (row: PlacedRow) => readonly string[];
}

const forms: readonly TableForm[] = [
  {
    nameColumn: 'Title',
    recognises: (file) => headerOf(file).has('Title', 'Rating', 'Status', 'Backlog'),
    known: new Set(['title', 'rating', 'status', 'backlog']),
    wordsOf: (row) => [row.get('Status'), ...(/^yes$/i.test(row.get('Backlog')) ? ['Backlog'] : [])],
  },
  {
    nameColumn: 'Game',
    recognises: (file) => {
      const header = headerOf(file);
      return header.columns.length === 2 && header.has('Game', 'Rating');
    },
    known: new Set(['game', 'rating']),
    wordsOf: () => [],
  },
];

/** A rating such as '4.5', '4.5/5' or 'N/A'. */
const ratingOf = (text: string): Score | null => scoreOf(text.replace(/\s*\/\s*5$/, ''), highestRating);

const isPlan = ({ meaning }: ImportedStatus) => meaning === 'planned';

function titleOf(rows: GameRows, row: PlacedRow, form: TableForm, key: string): ImportedTitle {
  const statuses = form
    .wordsOf(row)
    .filter((word) => word !== '')
    .map(backloggdStatus);
  const status = chooseStatus(statuses) ?? backloggdStatus('');
  return importedTitle({
    key,
    places: [row.place],
    kind: 'game',
    name: row.get(form.nameColumn),
    status,
    rating: ratingOf(row.get('Rating')),
    tags: statuses.filter(isPlan).map(({ word }) => word),
    remarks: !isPlan(status) && statuses.some(isPlan) ? ['also-planned'] : [],
    extras: otherCells(rows, row, form.known),
  });
}

/**
 * The titles of a table. Without year and id, rows of one name are one title only if they are equal: games
 * such as Doom (1993) and Doom (2016) have the same name.
 */
function readTable(file: ImportFile, form: TableForm) {
  const rows = readGameRows(file, form.nameColumn);
  const keys = new Map<string, string>();
  const numbers = new Map<string, number>();
  const titles = rows.rows.map((row) => {
    const name = nameForm(row.get(form.nameColumn));
    const cells = JSON.stringify([name, ...row.cells]);
    const number = (numbers.get(name) ?? 0) + (keys.has(cells) ? 0 : 1);
    numbers.set(name, number);
    const key = keys.get(cells) ?? (number === 1 ? name : `${name}#${number}`);
    keys.set(cells, key);
    return titleOf(rows, row, form, key);
  });
  return { titles, leftOut: rows.leftOut };
}

const formOf = (file: ImportFile) => forms.find(({ recognises }) => recognises(file));

/** Whether a file is a CSV file of one of the exporters. */
export const isBackloggdTable = (file: ImportFile): boolean => formOf(file) !== undefined;

/** Reads a file for which `isBackloggdTable` is true. */
export function readBackloggdTable(file: ImportFile): ImportedContent {
  const form = formOf(file);
  const { titles, leftOut } = form ? readTable(file, form) : { titles: [], leftOut: [] };
  return { titles: mergeGames(titles), lists: [], leftOut, warnings: [] };
}
