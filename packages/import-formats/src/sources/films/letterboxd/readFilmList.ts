import { FileProblem } from '../../../files/FileProblem.ts';
import { type ImportFile, textOf } from '../../../files/ImportFile.ts';
import type { ImportedList } from '../../../model/ImportedContent.ts';
import { parseRecords, tableOfRecords } from '../../../parse/parseTable.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { type FilmRow, filmRows } from './letterboxdRows.ts';

/** A list with the rows of its films. */
export interface FilmList extends ReturnType<typeof filmRows> {
  readonly toList: (keyOf: (row: FilmRow) => string) => ImportedList;
}

/**
 * Reads a file of a list: a line with the version, a table with the list, and one with its films. The second table starts at the
 * record 'Position' and not at a blank line, since the description of the list may contain one.
 */
export function readFilmList(file: ImportFile): FilmList {
  const records = parseRecords(textOf(file).replace(/^.*(\r\n?|\n)/, ''), file.name);
  const start = records.findIndex(([first]) => first?.trim() === 'Position');
  if (start < 0) throw new FileProblem('missing-part', 'Position');
  const [list] = tableOfRecords(records.slice(0, start)).rows;
  const films = filmRows(tableOfRecords(records.slice(start)), file.name, 'list');
  const name = list?.get('Name') || file.name.replace(/^.*\//, '').replace(/\.csv$/i, '');
  return {
    ...films,
    toList: (keyOf) => ({
      key: list?.get('URL') || name,
      name,
      description: sourceText(list?.get('Description')) ?? '',
      isRanked: films.rows.length > 0 && films.rows.every(({ row }) => row.get('Position') !== ''),
      isPublic: false,
      entries: films.rows.map((film) => ({
        titleKey: keyOf(film),
        note: sourceText(film.row.get('Description')),
        added: null,
      })),
    }),
  };
}
