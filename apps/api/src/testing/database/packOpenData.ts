import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { packedFile, type TableName, tableNames, tables } from '@gildshelf/catalogue-data';

/** Cells by column; the others are empty. */
type Cells = Readonly<Record<string, string>>;

/** Writes packed tables to a new folder; those without rows are empty. Resolves to the folder, which the caller deletes. */
export async function packOpenData(
  rows: Readonly<Partial<Record<TableName, readonly Cells[]>>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gildshelf-open-data-'));
  for (const name of tableNames) {
    const columns = Object.keys(tables[name].columns);
    const lines = (rows[name] ?? []).map((row) => columns.map((column) => row[column] ?? '').join('\t'));
    const text = `${[columns.join('\t'), ...lines].join('\n')}\n`;
    await writeFile(join(folder, packedFile(name)), zstdCompressSync(text));
  }
  return folder;
}

/** Rows of games, of which some share their names. */
export function openGames(count: number): Cells[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ rank: String(index + 1), popularity: '1', id: `game:${index}`, sources: 'steam' },
    ...{ name: `Made Up ${index % 40}`, year: String(1980 + (index % 30)), developer: `Studio ${index % 9}` },
  }));
}
