// `pnpm --filter @gildshelf/catalogue-data run pack FOLDER`: makes the packed tables from the files of a folder. With --record, the sums
// of the inputs and of the tables are recorded first instead of verified.
import { join, resolve } from 'node:path';
import { packFolder } from './packFolder.ts';
import { recordedSumsFile } from './sums.ts';

const [folder, ...options] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: packCatalogue.ts FOLDER [--record]');
  process.exitCode = 2;
} else {
  try {
    const report = await packFolder({
      folder: resolve(folder),
      builtInFolder: join(import.meta.dirname, '../../../apps/api/catalogue'),
      correctionsFolder: import.meta.dirname,
      outputFolder: join(import.meta.dirname, '../data'),
      sumsFile: recordedSumsFile,
      isRecording: options.includes('--record'),
    });
    for (const line of report) console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
