import { type ImportFile, tableOf } from '../../../files/ImportFile.ts';
import { headerOf } from '../../../files/peekFile.ts';
import type { LeftOutRow } from '../../../model/ImportedContent.ts';
import { filledRows, type PlacedRow } from '../../../parse/filledRows.ts';
import type { Table } from '../../../parse/parseTable.ts';
import { nameForm } from '../../../text/nameForm.ts';
import { groupBy, yearOf } from '../titleParts.ts';

/** What a file of the export is about; 'films' is a file with films only whose name does not say more. */
export type LetterboxdPart =
  | 'diary'
  | 'films'
  | 'likes'
  | 'list'
  | 'ratings'
  | 'reviews'
  | 'watched'
  | 'watchlist';

/** A row of the export about a film. */
export interface FilmRow extends PlacedRow {
  readonly part: LetterboxdPart;
  readonly name: string;
  readonly year: number | null;
  /** The link of an entry of the diary in 'diary' and 'reviews', else that of the film. */
  readonly link: string;
}

/** Entries that were deleted, and those whose film was removed. */
const isNeverRead = (name: string) => /(^|\/)(deleted|orphaned)\//.test(name);

/** The part that a file is; undefined for one that is not read. */
export function partOf(file: ImportFile): LetterboxdPart | undefined {
  if (isNeverRead(file.name)) return undefined;
  const header = headerOf(file);
  if (/^Letterboxd list export/i.test(header.columns[0] ?? '')) return 'list';
  if (!header.has('Name', 'Year', 'Letterboxd URI')) return undefined;
  if (header.has('Review')) return 'reviews';
  if (header.has('Watched Date')) return 'diary';
  return header.has('Rating') ? 'ratings' : partOfName(file.name);
}

/** The part of a file with films only, which have the same header. */
function partOfName(name: string): LetterboxdPart {
  const path = name.toLowerCase();
  if (path.includes('watchlist')) return 'watchlist';
  if (path.includes('watched')) return 'watched';
  return path.includes('likes') || path.endsWith('films.csv') ? 'likes' : 'films';
}

/** The rows of a file that has one table. */
export const readRows = (file: ImportFile, part: LetterboxdPart) => filmRows(tableOf(file), file.name, part);

/** The rows of a table about films. */
export function filmRows(
  table: Table,
  file: string,
  part: LetterboxdPart,
): { readonly rows: readonly FilmRow[]; readonly leftOut: readonly LeftOutRow[] } {
  const { rows, leftOut } = filledRows(table, file, 'Name');
  const isNamed = ({ row }: PlacedRow) => row.get('Name') !== '';
  return {
    rows: rows.filter(isNamed).map(({ place, row }) => ({
      part,
      place,
      row,
      name: row.get('Name'),
      year: yearOf(row.get('Year')),
      link: row.get('Letterboxd URI') || row.get('URL'),
    })),
    leftOut: [
      ...leftOut,
      ...rows
        .filter((row) => !isNamed(row))
        .map(({ place }) => ({ place, reason: 'malformed' as const, name: null })),
    ],
  };
}

/** Whether the link of a row is that of an entry. */
const hasEntryLink = ({ part }: FilmRow) => part === 'diary' || part === 'reviews';

const nameKey = ({ name, year }: FilmRow) => `${nameForm(name)} (${year ?? ''})`;

/**
 * The keys of the films of rows: links of entries and of films do not join, so it is the name with the year. Two films may share both:
 * then those with links of films are separated by it, and entries, which may be of either, are a title of their own.
 */
export function filmKeys(rows: readonly FilmRow[]): (row: FilmRow) => string {
  const filmLinks = rows.filter((row) => !hasEntryLink(row) && row.link !== '');
  const shared = new Set(
    groupBy(filmLinks, nameKey)
      .filter(([, group]) => new Set(group.map(({ link }) => link)).size > 1)
      .map(([key]) => key),
  );
  return (row) => {
    const key = nameKey(row);
    return shared.has(key) && !hasEntryLink(row) ? `${key} ${row.link}` : key;
  };
}
