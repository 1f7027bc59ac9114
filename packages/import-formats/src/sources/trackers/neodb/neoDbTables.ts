import { type ImportFile, tableOf } from '../../../files/ImportFile.ts';
import { headerOf } from '../../../files/peekFile.ts';
import type { LeftOutRow } from '../../../model/ImportedContent.ts';
import { filledRows, type PlacedRow } from '../../../parse/filledRows.ts';
import { type NeoDbItem, neoDbItem } from './neoDbItem.ts';
import { type NeoDbPiece, progressNote, titledText } from './neoDbPiece.ts';

type NeoDbTable = 'mark' | 'review' | 'note';

/** What a table is by its columns; undefined if it is of another source. */
export function tableKind(file: ImportFile): NeoDbTable | undefined {
  const header = headerOf(file);
  if (!header.has('title', 'info', 'links', 'timestamp')) return undefined;
  if (header.has('status', 'rating', 'comment', 'tags')) return 'mark';
  if (!header.has('content')) return undefined;
  return header.has('progress') ? 'note' : 'review';
}

/** The value of a name in a text such as 'imdb:tt0113277 year:1995 director:Michael Mann'. */
const infoOf = (info: string, ...names: readonly string[]) =>
  new RegExp(`(?:^| )(?:${names.join('|')}):(\\S+)`).exec(info)?.[1] ?? '';

const linksOf = (text: string) => text.split(/\s+/).filter((link) => link !== '');

/** The cells of both columns with the name 'title': that of the item, and that of its review or note. */
const titlesOf = ({ row }: PlacedRow) => [row.cells[0]?.trim() ?? '', row.get('title')] as const;

function itemOf(placed: PlacedRow): NeoDbItem {
  const { row, place } = placed;
  const info = row.get('info');
  return neoDbItem({
    name: titlesOf(placed)[0] || null,
    year: infoOf(info, 'year', 'pub_year'),
    imdbId: infoOf(info, 'imdb'),
    links: linksOf(row.get('links')),
    // 'movie_mark.csv'
    category: /([a-z]+)_(?:mark|review|note)\b/i.exec(place.file)?.[1] ?? '',
  });
}

function markOf(placed: PlacedRow): NeoDbPiece {
  const { row, place } = placed;
  const info = row.get('info');
  return {
    ...{ place, item: itemOf(placed), written: row.get('timestamp'), comment: row.get('comment') },
    ...{ status: row.get('status').toLowerCase(), rating: row.get('rating') },
    tags: row
      .get('tags')
      .split('|')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    extras: info === '' ? {} : { info },
  };
}

function pieceOf(kind: NeoDbTable, placed: PlacedRow): NeoDbPiece {
  const { row, place } = placed;
  if (kind === 'mark') return markOf(placed);
  const [, title] = titlesOf(placed);
  const piece = { place, item: itemOf(placed), written: row.get('timestamp') };
  return kind === 'review'
    ? { ...piece, review: titledText(title, row.get('content')) }
    : { ...piece, comment: progressNote(row.get('progress'), title, row.get('content')) };
}

const isItem = ({ row }: PlacedRow) => (row.cells[0]?.trim() ?? '') !== '' || row.get('links') !== '';

/** The pieces of a table, and the rows that cannot be read. */
export function readNeoDbTable(
  file: ImportFile,
  kind: NeoDbTable,
): { readonly pieces: readonly NeoDbPiece[]; readonly leftOut: readonly LeftOutRow[] } {
  const table = tableOf(file);
  const { rows, leftOut } = filledRows(table, file.name, 'links');
  return {
    pieces: rows.filter(isItem).map((row) => pieceOf(kind, row)),
    leftOut: [
      ...leftOut.map((row) => ({ ...row, name: table.rows[row.place.row - 1]?.cells[0]?.trim() || null })),
      ...rows
        .filter((row) => !isItem(row))
        .map(({ place }) => ({ place, reason: 'malformed' as const, name: null })),
    ],
  };
}
