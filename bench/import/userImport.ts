// `pnpm bench:user-import`: `npm run import` reads, matches and applies a file of 50,000 games with a play each, on both engines: seconds,
// and the peak memory above that of an import of one game. The first argument sets the number of games.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseLocation, openDatabase } from '@gildshelf/api';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { startServer } from '../../scripts/servers/startServer.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { addGames } from '../server/games.ts';
import { environment } from '../server/makeCollection.ts';
import { makeMember } from '../server/makeMember.ts';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { runScript } from './runImport.ts';

const [size = '50000'] = process.argv.slice(2);
const count = Number(size);
/** Before the ids of the games, which no built-in title has. */
const firstId = 10_000_000;
/** Reading and matching together, writing, and memory in MB. */
const limits = { plan: 25, apply: 60, memory: 150 };

const folder = makeTemporaryFolder();
const [large, small] = [join(folder, 'games.csv'), join(folder, 'game.csv')];
writeFileSync(large, fileOf(count));
writeFileSync(small, fileOf(1));
await buildStale(servedBuilds);
await measure('SQLite', undefined);
const postgres = await startPostgres({ fsync: false, sharedMb: 256 });
try {
  await measure('PostgreSQL', await postgres.createDatabase());
} finally {
  await postgres.stop();
}

/** An export of Yamtrack with games that were played once. */
function fileOf(games: number): string {
  const rows = Array.from({ length: games }, (_, index) => {
    const day = new Date(Date.UTC(2005, 0) + (index % 7000) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const rating = (index % 10) + 1;
    return `${firstId + index},igdb,game,Game ${index + 1},,,,${rating},Completed,A note about it,${day},${day},47h 30min,,`;
  });
  const header =
    'media_id,source,media_type,title,image,season_number,episode_number,score,status,notes,start_date,end_date,progress,created_at,progressed_at';
  return [header, ...rows].join('\r\n');
}

async function measure(engine: 'SQLite' | 'PostgreSQL', databaseUrl: string | undefined): Promise<void> {
  const dataDirectory = join(folder, engine);
  mkdirSync(dataDirectory);
  const settings = { DATA_DIR: dataDirectory, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await startServer({
    ...{ entry: 'built', dataDirectory, environment: { ...environment, ...settings } },
  });
  await makeMember(server, 'importer');
  await server.stop();
  await addIds(databaseUrl ? { databaseUrl } : { dataDirectory });
  const run = (file: string, ...options: string[]) =>
    runScript('import:run', [file, '--user', 'importer', ...options], settings);
  const base = await run(small, '--plan');
  const planned = await run(large, '--plan');
  requireLine(planned, `  ${count} to add`);
  const applied = await run(large, '--apply');
  requireLine(applied, `${count} titles are written.`);
  const again = await run(large, '--plan');
  requireLine(again, `  ${count} already the same`);
  const what = (name: string) => `${count.toLocaleString('en-GB')} games, ${engine}: ${name}`;
  const seconds = (name: string, figure: number, limit: number) =>
    ({ what: what(name), figure, unit: 's', kind: 'at most', limit }) as const;
  printFigures([
    seconds('read and matched by id', planned.seconds - base.seconds, limits.plan),
    seconds('written', applied.seconds - planned.seconds, limits.apply),
    seconds('read and compared again', again.seconds - base.seconds, limits.plan),
    {
      ...{ what: what('peak memory above that for one game'), figure: applied.peakMb - base.peakMb },
      ...{ unit: 'MB', kind: 'at most', limit: limits.memory },
      beside: `${base.peakMb.toFixed(0)} MB for one game`,
    },
  ]);
}

function requireLine({ output }: { readonly output: string }, line: string): void {
  if (!output.split('\n').includes(line)) throw new Error(`The command did not print '${line}':\n${output}`);
}

/** Adds games to the catalogue, with the ids that the file has. */
async function addIds(place: DatabaseLocation): Promise<void> {
  await addGames(place, count);
  const store = await openDatabase(place);
  const games = await store.db
    .selectFrom('titles')
    .select('title_id')
    .where('media_type', '=', 'game')
    .orderBy('title_id', 'desc')
    .limit(count)
    .execute();
  const batch = 1000;
  for (let start = 0; start < games.length; start += batch)
    await store.db
      .insertInto('title_ids')
      .values(
        games.slice(start, start + batch).map(({ title_id }, index) => ({
          ...{ media_type: 'game', id_name: 'igdb_id', id_value: String(firstId + start + index), title_id },
        })),
      )
      .execute();
  await store.close();
}
