import { parseTable, type Table } from '../parse/parseTable.ts';
import { decodeText } from './decodeText.ts';

/** A file to import: one that was uploaded by itself, or a member of an archive. */
export interface ImportFile {
  /** The path in the archive, without the folders that all members have in common; never a path of this machine. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const texts = new WeakMap<ImportFile, string>();

/** The text of a file. Throws a `FileProblem` if it is none. */
export function textOf(file: ImportFile): string {
  const text = texts.get(file) ?? decodeText(file.bytes);
  texts.set(file, text);
  return text;
}

/** The rows of a CSV file by its header. Throws a `FileProblem` if it is no table. */
export function tableOf(file: ImportFile): Table {
  return parseTable(textOf(file), file.name);
}
