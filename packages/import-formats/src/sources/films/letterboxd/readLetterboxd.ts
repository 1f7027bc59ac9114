import type { ImportFile } from '../../../files/ImportFile.ts';
import { createDayReader } from '../../../model/dateOrder.ts';
import type { ImportedContent } from '../../../model/ImportedContent.ts';
import type { ReadOptions, SourceReader } from '../../SourceReader.ts';
import { groupBy } from '../titleParts.ts';
import { filmTitle } from './filmTitle.ts';
import { type FilmRow, filmKeys, type LetterboxdPart, partOf, readRows } from './letterboxdRows.ts';
import { readFilmList } from './readFilmList.ts';

/** The parts in the order in which their rows stand for a film. */
const order: readonly LetterboxdPart[] = [
  'watched',
  'diary',
  'reviews',
  'ratings',
  'watchlist',
  'likes',
  'films',
  'list',
];

/** Readers of the days of each file, since another program may have saved one of them with another order of day and month. */
function dayReaders(rows: readonly FilmRow[], { dateOrder }: ReadOptions) {
  const byFile = groupBy(rows, ({ place }) => place.file).map(([file, group]) => {
    const texts = group.flatMap(({ row }) => [row.get('Date'), row.get('Watched Date')]);
    return [file, createDayReader(texts, dateOrder)] as const;
  });
  const readers = new Map(byFile);
  return {
    dayOf: ({ place, row }: FilmRow, column: string) =>
      readers.get(place.file)?.dayOf(row.get(column)) ?? null,
    warnings: byFile.flatMap(([, { warnings }]) => warnings),
  };
}

function readLetterboxd(files: readonly ImportFile[], options: ReadOptions): ImportedContent {
  const parts = files
    .flatMap((file) => {
      const part = partOf(file);
      return part ? [{ file, part }] : [];
    })
    .sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part));
  const tables = parts.filter(({ part }) => part !== 'list').map(({ file, part }) => readRows(file, part));
  const lists = parts.filter(({ part }) => part === 'list').map(({ file }) => readFilmList(file));
  const rows = [...tables, ...lists].flatMap((table) => table.rows);
  const keyOf = filmKeys(rows);
  const { dayOf, warnings } = dayReaders(rows, options);
  const context = { dayOf, hasRatings: parts.some(({ part }) => part === 'ratings') };
  return {
    titles: groupBy(rows, keyOf).map(([key, group]) => filmTitle(key, group, context)),
    lists: lists.map(({ toList }) => toList(keyOf)),
    leftOut: [...tables, ...lists].flatMap(({ leftOut }) => leftOut),
    warnings,
  };
}

/** Reads the export of Letterboxd: the archive, or some of its files. */
export const letterboxd: SourceReader = {
  source: 'letterboxd',
  recognises: (files) => files.some((file) => partOf(file) !== undefined),
  read: readLetterboxd,
};
