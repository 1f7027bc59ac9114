import { type ImportFile, tableOf } from '../../../files/ImportFile.ts';
import { headerOf } from '../../../files/peekFile.ts';
import { createDayReader } from '../../../model/dateOrder.ts';
import type { ImportedContent } from '../../../model/ImportedContent.ts';
import { type Score, scoreOf } from '../../../model/score.ts';
import { dateOfParts } from '../../../model/sourceDates.ts';
import type { TitleKind } from '../../../model/TitleKind.ts';
import { filledRows, type PlacedRow } from '../../../parse/filledRows.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { yearOf } from '../titleParts.ts';

/** What a file is about; an 'export' is a watchlist or a list by a name that does not say which. */
export type ImdbPart = 'export' | 'list' | 'ratings' | 'watchlist';

/** A row about a title. */
export interface ImdbRow extends PlacedRow {
  readonly part: ImdbPart;
  readonly id: string | null;
  readonly kind: TitleKind;
  readonly name: string | null;
  readonly originalName: string | null;
  readonly year: number | null;
  readonly rating: Score | null;
  readonly rated: string | null;
  readonly added: string | null;
  readonly changed: string | null;
  readonly note: string | null;
}

/** The rows of a file and which kind of list it is. */
export interface ImdbFile extends Pick<ImportedContent, 'leftOut' | 'warnings'> {
  readonly name: string;
  readonly part: ImdbPart;
  readonly rows: readonly ImdbRow[];
}

const films = 'movie tvmovie short tvshort video tvspecial featurefilm shortfilm documentary'.split(' ');
const shows = ['tvseries', 'tvminiseries', 'miniseries'];

/** The kind of a title by its type, such as 'tvMovie', 'TV Movie' or 'Feature Film'. An episode does not name its show. */
function kindOf(titleType: string): TitleKind {
  const type = titleType.toLowerCase().replace(/[\s-]/g, '');
  if (films.includes(type)) return 'movie';
  if (shows.includes(type)) return 'show';
  return type === 'videogame' ? 'game' : 'other';
}

/** The id, from the URL if a spreadsheet has removed 'tt' or zeros. */
function idOf(constant: string, url: string): string | null {
  if (/^tt\d{7,}$/.test(constant)) return constant;
  const [, ofUrl] = /\/title\/(tt\d{7,})/.exec(url) ?? [];
  if (ofUrl) return ofUrl;
  const digits = /^(?:tt)?(\d+)$/.exec(constant)?.[1];
  return digits === undefined ? null : `tt${digits.padStart(7, '0')}`;
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The day of a text such as 'Wed Feb 22 00:00:00 2012', which exports until 2017 have; null for others. */
function dayOfWords(text: string): string | null {
  const match = /^[a-z]{3} ([a-z]{3}) +(\d{1,2})(?: [\d:]+)? (\d{4})$/i.exec(text);
  const month = monthNames.indexOf(match?.[1]?.toLowerCase() ?? '') + 1;
  return match && month > 0 ? dateOfParts(Number(match[3]), month, Number(match[2])) : null;
}

/** The part that a file is by its columns; undefined if it is no export. Lists of people have no types of titles. */
export function imdbPartOf(file: ImportFile): ImdbPart | undefined {
  const header = headerOf(file);
  if (!header.has('Const')) return undefined;
  if (header.has('Title', 'Title Type', 'You rated'))
    return listPart(file.name, /ratings/i.test(file.name) ? 'ratings' : 'list');
  if (header.has('Position', 'Created') && (header.has('Title', 'Title Type') || header.has('Known For')))
    return listPart(file.name, 'list');
  return header.has('Title', 'Title Type', 'Your Rating') ? 'ratings' : undefined;
}

function listPart(name: string, other: ImdbPart): ImdbPart {
  if (/watchlist/i.test(name)) return 'watchlist';
  // The site names new exports by a random id.
  return /[\da-f]{8}-[\da-f]{4}-/i.test(name) ? 'export' : other;
}

const highestRating = 10;
const dateColumns = ['Created', 'Modified', 'Date Rated'];

/** Reads the rows of a file of any age. */
export function readImdbFile(
  file: ImportFile,
  part: ImdbPart,
  dateOrder?: 'day-first' | 'month-first',
): ImdbFile {
  const table = tableOf(file);
  const { rows, leftOut } = filledRows(table, file.name, 'Title');
  const texts = rows.flatMap(({ row }) => dateColumns.map((column) => row.get(column)));
  const days = createDayReader(texts, dateOrder);
  const read = ({ place, row }: PlacedRow): ImdbRow => {
    const dayOf = (column: string) => days.dayOf(row.get(column)) ?? dayOfWords(row.get(column));
    const rating = scoreOf((row.get('Your Rating') || row.get('You rated')).replace(',', '.'), highestRating);
    const isOldRating = rating !== null && part === 'ratings';
    return {
      ...{ place, row, part, rating },
      id: idOf(row.get('Const'), row.get('URL')),
      kind: kindOf(row.get('Title Type')),
      name: row.get('Title') || null,
      originalName: row.get('Original Title') || null,
      year: yearOf(row.get('Year')),
      rated: dayOf('Date Rated') ?? (isOldRating ? dayOf('Created') : null),
      added: dayOf('Created'),
      changed: dayOf('Modified'),
      note: sourceText(row.get('Description')),
    };
  };
  const isPerson = ({ row }: PlacedRow) => /^nm\d/.test(row.get('Const'));
  const all = rows.filter((row) => !isPerson(row)).map(read);
  const isTitle = ({ id, name }: ImdbRow) => id !== null || name !== null;
  return {
    ...{ name: file.name, part, warnings: days.warnings },
    rows: all.filter(isTitle),
    leftOut: [
      ...leftOut,
      ...rows.filter(isPerson).map(({ place, row }) => ({
        ...{ place, reason: 'not-a-title' as const },
        name: row.get('Name') || row.get('Title') || null,
      })),
      ...all
        .filter((row) => !isTitle(row))
        .map(({ place }) => ({ place, reason: 'malformed' as const, name: null })),
    ],
  };
}
