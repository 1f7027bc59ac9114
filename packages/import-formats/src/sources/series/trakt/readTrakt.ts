import type { ImportFile } from '../../../files/ImportFile.ts';
import type { ImportedContent } from '../../../model/ImportedContent.ts';
import { groupBy } from '../../films/titleParts.ts';
import type { SourceReader } from '../../SourceReader.ts';
import { isTraktFile, readTraktFile, type TraktPart } from './traktFiles.ts';
import { missingParts, traktLists } from './traktLists.ts';
import { readTraktRows } from './traktRows.ts';
import { traktTitle } from './traktTitle.ts';

/** The parts with rows about titles, in the order in which their rows stand for a title. */
const order: readonly TraktPart[] = [
  ...(['history', 'watched', 'playback', 'ratings', 'comments', 'dropped', 'watchlist'] as const),
  ...(['favourites', 'notes', 'list'] as const),
];

const names = new Intl.Collator('en', { numeric: true });

function readTrakt(files: readonly ImportFile[]): ImportedContent {
  const read = files.flatMap((file) => readTraktFile(file) ?? []);
  const ofTitles = read
    .filter(({ part }) => order.includes(part))
    .sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part) || names.compare(a.name, b.name));
  const { rows, leftOut } = readTraktRows(ofTitles);
  return {
    titles: groupBy(rows, ({ key }) => key).map(([key, group]) => traktTitle(key, group)),
    lists: traktLists(read, rows),
    leftOut,
    warnings: missingParts(read),
  };
}

/**
 * Reads the export of Trakt: the archive, or some of its files. The collection of owned media is not read.
 */
export const trakt: SourceReader = {
  source: 'trakt',
  recognises: (files) => files.some(isTraktFile),
  read: readTrakt,
};
