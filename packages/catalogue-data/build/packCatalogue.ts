// `pnpm --filter @gildshelf/catalogue-data run pack FOLDER`: makes the packed tables from the files of a folder. With --record, the sums
// of the inputs and of the tables are recorded first instead of verified.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { packedFile, type TableName } from '../src/index.ts';
import { builtInFiles, compressTable, inputFiles, makeTables } from './packTables.ts';
import { readSums, sumOf, verifySums, writeSums } from './sums.ts';

const dataFolder = join(import.meta.dirname, '../data');
const builtInFolder = join(import.meta.dirname, '../../../apps/api/catalogue');

/** The path of an input: the built-in titles are part of the repository, everything else is in the given folder. */
function pathOf(folder: string, file: string): string {
  const isBuiltIn = (Object.values(builtInFiles) as string[]).includes(file);
  return isBuiltIn ? join(builtInFolder, file.slice('built-in/'.length)) : join(folder, file);
}

async function packCatalogue(folder: string, isRecording: boolean): Promise<void> {
  const inputs = new Map<string, string>();
  for (const file of inputFiles) inputs.set(file, await readFile(pathOf(folder, file), 'utf8'));
  if (!isRecording) verifySums(inputs, (await readSums()).inputs);
  const { texts, report } = makeTables(inputs);
  if (isRecording) await writeSums({ inputs: sumsOf(inputs), tables: sumsOf(texts) });
  else verifySums(texts, (await readSums()).tables);
  await mkdir(dataFolder, { recursive: true });
  for (const [name, text] of texts) {
    const bytes = compressTable(text);
    await writeFile(join(dataFolder, packedFile(name as TableName)), bytes);
    console.log(`${packedFile(name as TableName)}: ${bytes.length.toLocaleString('en-GB')} bytes.`);
  }
  for (const line of report) console.log(line);
}

function sumsOf(texts: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...texts].map(([file, text]) => [file, sumOf(text)]));
}

const [folder, ...options] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: packCatalogue.ts FOLDER [--record]');
  process.exitCode = 2;
} else {
  try {
    await packCatalogue(resolve(folder), options.includes('--record'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
