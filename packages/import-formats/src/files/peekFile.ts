import { type JsonObject, jsonOfText, objectOf } from '../parse/jsonFields.ts';
import { parseTable, type Table } from '../parse/parseTable.ts';
import { type ImportFile, textOf } from './ImportFile.ts';

const longestHeader = 20_000;
const noTable: Table = parseTable('', '');

/** The text of a file; '' if it is no text. */
function textOrNone(file: ImportFile): string {
  try {
    return textOf(file);
  } catch {
    return '';
  }
}

/**
 * A table of the first line of a file alone, to recognise it by its columns; one without columns if it has
 * none.
 */
export function headerOf(file: ImportFile): Table {
  const [line = ''] = textOrNone(file)
    .slice(0, longestHeader)
    .split(/[\r\n]/, 1);
  try {
    return parseTable(line, file.name);
  } catch {
    return noTable;
  }
}

/** The object of a JSON file that contains all of some texts, to recognise it; an empty one if it is none. */
export function jsonIfContains(file: ImportFile, ...parts: readonly string[]): JsonObject {
  const text = textOrNone(file);
  const mayBe = /^\s*\{/.test(text) && parts.every((part) => text.includes(part));
  return objectOf(mayBe ? jsonOfText(text) : undefined);
}
