import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packedFile, type TableName } from '../src/index.ts';
import { builtInFiles, compressTable, correctionsFile, inputFiles, makeTables } from './packTables.ts';
import { readSums, sumsOf, verifySums, writeSums } from './sums.ts';

/** Where the files are, and whether their sums are recorded first instead of verified. */
export interface PackOptions {
  readonly folder: string;
  /** The folder of the built-in titles, which are part of the repository. */
  readonly builtInFolder: string;
  /** The folder of the reviewed corrections. */
  readonly correctionsFolder: string;
  readonly outputFolder: string;
  readonly sumsFile: string;
  readonly isRecording: boolean;
}

/**
 * Makes the packed tables from the files of a folder, and resolves to a report with one line per entry. Throws an Error that names the
 * file if an input is missing or is not the recorded one, before anything is written.
 */
export async function packFolder(options: PackOptions): Promise<string[]> {
  const inputs = new Map<string, string>();
  for (const file of inputFiles) inputs.set(file, await readFile(pathOf(file, options), 'utf8'));
  if (!options.isRecording) verifySums(inputs, (await readSums(options.sumsFile)).inputs);
  const { texts, report } = makeTables(inputs);
  if (options.isRecording)
    await writeSums(options.sumsFile, { inputs: sumsOf(inputs), tables: sumsOf(texts) });
  else verifySums(texts, (await readSums(options.sumsFile)).tables);
  await mkdir(options.outputFolder, { recursive: true });
  const sizes: string[] = [];
  for (const [name, text] of texts) {
    const file = packedFile(name as TableName);
    const bytes = compressTable(text);
    await writeFile(join(options.outputFolder, file), bytes);
    sizes.push(`${file}: ${bytes.length.toLocaleString('en-GB')} bytes.`);
  }
  return [...sizes, ...report];
}

function pathOf(file: string, { folder, builtInFolder, correctionsFolder }: PackOptions): string {
  if (file === correctionsFile) return join(correctionsFolder, file);
  const isBuiltIn = (Object.values(builtInFiles) as string[]).includes(file);
  return isBuiltIn ? join(builtInFolder, file.slice('built-in/'.length)) : join(folder, file);
}
