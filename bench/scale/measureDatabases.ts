import { join } from 'node:path';
import { openDatabase, type Store } from '@gildshelf/api';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';

/** The parts of the full size that are measured: the arguments of the command, else a hundredth, a tenth and all. */
const parts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0.01, 0.1, 1];

/**
 * Measures an empty database of each engine for each part of the full size. Resolves to the rows that `measure` returns, each
 * prefixed with a cell for the engine and the part.
 */
export async function measureDatabases(
  measure: (store: Store, part: number) => Promise<readonly (readonly string[])[]>,
): Promise<string[][]> {
  const folder = makeTemporaryFolder();
  const postgres = await startPostgres({ fsync: false, sharedMb: 256 });
  const rows: string[][] = [];
  try {
    for (const part of parts)
      for (const engine of ['sqlite', 'postgres'] as const) {
        const place =
          engine === 'sqlite'
            ? { dataDirectory: join(folder, String(part)) }
            : { databaseUrl: await postgres.createDatabase() };
        const store = await openDatabase(place);
        for (const row of await measure(store, part)) {
          rows.push([`${engine}, ${part}`, ...row]);
          // Printed at once, so that an hour of measurements at full size is not lost if a later one fails.
          console.error(rows.at(-1)?.join(', '));
        }
        await store.close();
      }
  } finally {
    await postgres.stop();
  }
  return rows;
}

/** Samples this process's memory every 50 ms; `stop` returns the peak in MB (1,000,000 bytes). */
export function watchMemory() {
  let peak = process.memoryUsage.rss();
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return peak / 1_000_000;
    },
  };
}
