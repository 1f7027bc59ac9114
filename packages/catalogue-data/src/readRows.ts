import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { parseRow } from './columns.ts';
import { packedFile, type TableName, type TableRow, tables } from './tables.ts';

/** A row with its number in the table, from 1. */
export interface NumberedRow<Name extends TableName> {
  readonly number: number;
  readonly row: TableRow<Name>;
}

/**
 * Reads the rows of a table from row `from` on, without parsing those before it. Decompresses the file as a stream, so the memory does
 * not depend on its size. Throws an Error with the file and line for an invalid row, and one with the file if it cannot be read.
 */
export async function* readRows<Name extends TableName>(
  folder: string,
  name: Name,
  from = 1,
): AsyncGenerator<NumberedRow<Name>> {
  const file = join(folder, packedFile(name));
  const { columns } = tables[name];
  const header = Object.keys(columns).join('\t');
  let number = 0;
  const read = (line: string) => {
    try {
      return parseRow(columns, line.split('\t')) as TableRow<Name>;
    } catch (error) {
      throw new Error(`${file}, line ${number + 1}: ${(error as Error).message}.`);
    }
  };
  for await (const lines of readLines(file))
    for (const line of lines) {
      if (number === 0 && line !== header)
        throw new Error(`${file}: the columns are not ${header.replaceAll('\t', ', ')}.`);
      // The header has the number 0.
      if (number >= Math.max(from, 1)) yield { number, row: read(line) };
      number += 1;
    }
  if (number === 0) throw new Error(`${file}: the file is empty.`);
}

/** The number of rows of a table, which are not parsed. */
export async function countRows(folder: string, name: TableName): Promise<number> {
  let lines = 0;
  for await (const chunk of readLines(join(folder, packedFile(name)))) lines += chunk.length;
  return Math.max(lines - 1, 0);
}

/** Yields the lines of each decompressed chunk of a file, without their line feeds. */
async function* readLines(file: string): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // The callback receives the error that the iteration also throws.
  const stream = pipeline(createReadStream(file), createZstdDecompress(), () => {});
  let rest = '';
  try {
    for await (const chunk of stream) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield lines;
    }
    rest += decoder.decode();
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
  if (rest !== '') yield [rest];
}
