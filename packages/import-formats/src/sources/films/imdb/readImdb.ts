import type { ImportFile } from '../../../files/ImportFile.ts';
import { importedPlay, importedTitle } from '../../../model/createImported.ts';
import type { ImportedContent, ImportedList } from '../../../model/ImportedContent.ts';
import { type ImportedStatus, statusOf } from '../../../model/ImportedStatus.ts';
import type { ImportedTitle } from '../../../model/ImportedTitle.ts';
import { nameForm } from '../../../text/nameForm.ts';
import type { ReadOptions, SourceReader } from '../../SourceReader.ts';
import { earliest, groupBy, knownIds, latest, noteOf, textRemarks } from '../titleParts.ts';
import { type ImdbFile, type ImdbRow, imdbPartOf, readImdbFile } from './imdbRows.ts';

const keyOf = ({ id, name, year }: ImdbRow) => id ?? `${nameForm(name ?? '')} (${year ?? ''})`;

/** A rating means that a film was watched; on another title it may be of a part. */
function statusOfRows(rows: readonly [ImdbRow, ...ImdbRow[]]): ImportedStatus | null {
  const [{ kind }] = rows;
  if (rows.some(({ rating }) => rating)) return statusOf(kind, 'rated', 'played');
  if (rows.some(({ part }) => part === 'watchlist')) return statusOf(kind, 'watchlist', 'planned');
  if (!rows.some(({ part }) => part === 'export')) return null;
  return { ...statusOf(kind, 'list', 'planned'), isSure: false };
}

function imdbTitle(key: string, rows: readonly [ImdbRow, ...ImdbRow[]]): ImportedTitle {
  const [{ id, kind, name, year, row }] = rows;
  const rated = [...rows]
    .filter(({ rating }) => rating)
    .sort((a, b) => (a.rated ?? '').localeCompare(b.rated ?? ''));
  const last = rated.at(-1);
  const names = rows.flatMap((one) => [one.originalName, one.name]).filter((other) => other !== null);
  const note = noteOf(rows.map((one) => one.note));
  const isSeveral = new Set(rated.map(({ rating }) => rating?.raw)).size > 1;
  const isPlanned = rows.some(({ part }) => part === 'watchlist');
  return importedTitle({
    ...{ key, kind, name, year, note },
    places: rows.map(({ place }) => place),
    otherNames: [...new Set(names)].filter((other) => other !== name),
    ids: knownIds({ imdb_id: id }),
    status: statusOfRows(rows),
    rating: last?.rating ?? null,
    rated: last?.rated ?? null,
    added: earliest(rows.map(({ added }) => added)),
    changed: latest(rows.flatMap(({ added, changed, rated }) => [added, changed, rated])),
    plays: last && kind === 'movie' ? [importedPlay({ key: `${key} watched`, state: 'finished' })] : [],
    remarks: [
      ...textRemarks(name, note),
      ...(last && isPlanned ? (['also-planned'] as const) : []),
      ...(isSeveral ? (['several-ratings'] as const) : []),
    ],
    extras: { titleType: row.get('Title Type') },
  });
}

/** A file that is neither of ratings nor the watchlist is a list, which has the name of the file. */
function listsOf({ name, part, rows }: ImdbFile): readonly ImportedList[] {
  if (part !== 'list' || rows.length === 0) return [];
  const listName = name.replace(/^.*\//, '').replace(/\.csv$/i, '');
  return [
    {
      ...{ key: listName, name: listName, description: '', isRanked: false, isPublic: false },
      entries: groupBy(rows, keyOf).map(([titleKey, [{ note, added }]]) => ({ titleKey, note, added })),
    },
  ];
}

function readImdb(files: readonly ImportFile[], { dateOrder }: ReadOptions): ImportedContent {
  const read = files.flatMap((file) => {
    const part = imdbPartOf(file);
    return part ? [readImdbFile(file, part, dateOrder)] : [];
  });
  const rows = read.flatMap((file) => file.rows);
  return {
    titles: groupBy(rows, keyOf).map(([key, group]) => imdbTitle(key, group)),
    lists: read.flatMap(listsOf),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
    warnings: read.flatMap(({ warnings }) => warnings),
  };
}

/** Reads the ratings, the watchlist and the lists of IMDb. */
export const imdb: SourceReader = {
  source: 'imdb',
  recognises: (files) => files.some((file) => imdbPartOf(file) !== undefined),
  read: readImdb,
};
