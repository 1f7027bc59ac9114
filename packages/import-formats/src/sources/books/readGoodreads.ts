import type { ImportFile } from '../../files/ImportFile.ts';
import { headerOf } from '../../files/peekFile.ts';
import { importedPlay, importedTitle } from '../../model/createImported.ts';
import type { ImportedContent, LeftOutRow } from '../../model/ImportedContent.ts';
import { type StatusMeaning, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedPlay, ImportedTitle } from '../../model/ImportedTitle.ts';
import { scoreOf } from '../../model/score.ts';
import { dayOf } from '../../model/sourceDates.ts';
import { plainTextOf } from '../../text/plainText.ts';
import { sourceText } from '../../text/sourceText.ts';
import { textRemarks, yearOf } from '../films/titleParts.ts';
import { otherCells, type PlacedRow, readGameRows } from '../games/rows/gameRows.ts';
import { mergeGames } from '../games/rows/mergeGames.ts';
import type { SourceReader } from '../SourceReader.ts';

const highestRating = 5;

/** The shelves that every account has; users add others of their own. */
const meanings = new Map<string, StatusMeaning>([
  ['to-read', 'planned'],
  ['currently-reading', 'in-progress'],
  ['read', 'finished'],
]);

const isExport = (file: ImportFile) =>
  headerOf(file).has('Book Id', 'Title', 'Author', 'My Rating', 'Exclusive Shelf', 'Date Added');

/** The day of a text such as '2023/05/07', or of one that a spreadsheet has saved as '2023-05-07'. */
const dayIn = (row: PlacedRow, column: string) => dayOf(row.get(column).replaceAll('/', '-'));

/** `Date Read` is the day of the last reading only; `Read Count` is the number of all. */
function playsOf(row: PlacedRow, key: string, meaning: StatusMeaning): readonly ImportedPlay[] {
  const finished = dayIn(row, 'Date Read');
  const count = Math.trunc(Number(row.get('Read Count'))) || 0;
  const isRead = meaning === 'finished' || finished !== null;
  const others = Math.max(count, isRead ? 1 : 0) - (finished === null ? 0 : 1);
  const current = importedPlay({ key: `${key}/current`, state: 'ongoing' });
  // A book that is being read may be counted before it is finished.
  const isOpen = meaning === 'in-progress';
  const times = Math.max(0, isOpen ? others - 1 : others);
  return [
    ...(isOpen ? [current] : []),
    ...(finished === null ? [] : [importedPlay({ key: `${key}/last`, state: 'finished', finished })]),
    ...(times > 0 ? [importedPlay({ key: `${key}/others`, state: 'finished', times })] : []),
  ];
}

/** The text of a spreadsheet formula such as '="0439023483"', which preserves the zeros of an ISBN. */
const withoutFormula = (cell: string) => /^="(.*)"$/.exec(cell)?.[1] ?? cell;

function tagsOf(row: PlacedRow, shelf: string): readonly string[] {
  const shelves = row.get('Bookshelves').split(',');
  return shelves.map((tag) => tag.trim()).filter((tag) => tag !== '' && tag !== shelf);
}

function titleOf(row: PlacedRow, extras: Readonly<Record<string, string>>): ImportedTitle {
  const key = row.get('Book Id');
  const name = row.get('Title');
  const shelf = row.get('Exclusive Shelf');
  const meaning = meanings.get(shelf) ?? 'unknown';
  const note = sourceText(row.get('Private Notes'));
  const text = plainTextOf(row.get('My Review'));
  const isSpoiler = /^(true|yes|1)$/i.test(row.get('Spoiler'));
  const reviews = text === '' ? [] : [{ text, isSpoiler, playKey: null, written: null }];
  return importedTitle({
    ...{ key, kind: 'book', name, note, reviews },
    places: [row.place],
    year: yearOf(row.get('Original Publication Year')) ?? yearOf(row.get('Year Published')),
    status: statusOf('book', shelf, meaning),
    rating: scoreOf(row.get('My Rating'), highestRating),
    added: dayIn(row, 'Date Added'),
    changed: dayIn(row, 'Date Read') ?? dayIn(row, 'Date Added'),
    tags: tagsOf(row, shelf),
    plays: playsOf(row, key, meaning),
    remarks: textRemarks(name, note, reviews),
    extras: Object.fromEntries(
      Object.entries(extras).map(([column, cell]) => [column, withoutFormula(cell)]),
    ),
  });
}

function readGoodreads(files: readonly ImportFile[]): ImportedContent {
  const titles: ImportedTitle[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const rows of files.filter(isExport).map((file) => readGameRows(file, 'Title'))) {
    leftOut.push(...rows.leftOut);
    for (const row of rows.rows)
      if (/^[1-9]\d*$/.test(row.get('Book Id'))) titles.push(titleOf(row, otherCells(rows, row, new Set())));
      else leftOut.push({ place: row.place, reason: 'malformed', name: row.get('Title') });
  }
  return { titles: mergeGames(titles), lists: [], leftOut, warnings: [] };
}

/** Reads the library of Goodreads; all its columns are stored, since there is no media type for books yet. */
export const goodreads: SourceReader = {
  source: 'goodreads',
  recognises: (files) => files.some(isExport),
  read: readGoodreads,
};
