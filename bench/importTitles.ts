// `pnpm bench:import`: 300,000 made-up games with 11,000 names that several have, put into the catalogue by the command, on both
// engines: once without a pause, and once killed half-way and run again. Both must end the same. With a number as argument, of so many;
// with `sqlite` or `postgres` behind it, on that engine alone.
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DatabasePlace, openDatabase } from '@gildshelf/api';
import { buildStale } from '../scripts/build/buildStale.mjs';
import { servedBuilds } from '../scripts/build/builds.mjs';
import { startPostgres } from '../scripts/servers/startPostgres.ts';
import { markdownTable } from './components/markdownTable.ts';
import { printFigures } from './giveFigures.mjs';
import { makeImportFile } from './import/makeImportFile.ts';
import { runImport } from './import/runImport.ts';
import { makeTemporaryFolder } from './search-index/makeTemporaryFolder.ts';

const [size = '300000', only] = process.argv.slice(2);
const count = Number(size);
const mostMb = 300;
const rowsAtOnce = 10_000;

const folder = makeTemporaryFolder();
const file = join(folder, 'games.jsonl');
const shared = await makeImportFile(file, count);
await buildStale(
  dirname(import.meta.dirname),
  servedBuilds.filter(({ name }) => name === 'server'),
);
const postgres = await startPostgres({ fsync: false, sharedMb: 256 });
const rows: string[][] = [];
try {
  if (only !== 'postgres') await measure('sqlite', async (name) => ({ dataDirectory: join(folder, name) }));
  if (only !== 'sqlite')
    await measure('postgres', async () => ({ databaseUrl: await postgres.createDatabase() }));
} finally {
  await postgres.stop();
}
const titles = count.toLocaleString('en-GB');
console.log(`\n${titles} games, ${shared.toLocaleString('en-GB')} names of several\n`);
console.log(
  markdownTable(
    ['engine', 'run', 'titles', 'slugs', 'the same as without a pause', 'seconds', 'most memory'],
    rows,
  ),
);

async function measure(engine: string, makePlace: (name: string) => Promise<DatabasePlace>) {
  const whole = await makePlace('whole');
  const first = await runImport(file, settingsOf(whole, 'whole'));
  if (first.code !== 0) throw new Error(`The import ended with ${first.code}:\n${first.said}`);
  const wanted = await readTitles(whole);
  rows.push(rowOf(engine, 'without a pause', wanted, undefined, first));

  const broken = await makePlace('broken');
  const settings = settingsOf(broken, 'broken');
  const half = await runImport(file, settings, async () => (await entriesOf(broken)) >= count / 2);
  if (half.code !== null) throw new Error(`The import ended before it was killed:\n${half.said}`);
  const before = await readTitles(broken);
  rows.push(rowOf(engine, 'killed half-way (kill -9)', before, undefined, half));
  const rest = await runImport(file, settings);
  const found = await readTitles(broken);
  rows.push(rowOf(engine, 'run again', found, found.hash === wanted.hash, rest));
  const again = await runImport(file, settings);

  const isSound =
    [first.code, rest.code, again.code].every((code) => code === 0) &&
    before.titles < count &&
    again.said.startsWith('All of ') &&
    [wanted, found].every(({ titles, slugs }) => titles === count && slugs === count) &&
    found.hash === wanted.hash;
  if (!isSound) {
    console.error([first, half, rest, again].map(({ said }) => said).join('\n'));
    process.exitCode = 1;
  }
  const beside = `${count.toLocaleString('en-GB')} games, killed half-way and run again to the same slugs`;
  printFigures([
    {
      ...{ what: `import, most memory, ${engine}`, kind: 'at most', limit: mostMb, unit: 'MB', beside },
      figure: Math.max(...[first, half, rest].map(({ peakMb }) => peakMb)),
    },
    { what: `import without a pause, ${engine}`, kind: 'told', figure: first.seconds, unit: 's' },
  ]);
}

type Found = Awaited<ReturnType<typeof readTitles>>;
type Run = Awaited<ReturnType<typeof runImport>>;

function rowOf(
  engine: string,
  run: string,
  found: Found,
  isSame: boolean | undefined,
  { seconds, peakMb }: Run,
) {
  return [
    ...[engine, run, found.titles.toLocaleString('en-GB'), found.slugs.toLocaleString('en-GB')],
    ...[isSame === undefined ? '' : isSame ? 'yes' : 'NO', seconds.toFixed(0), `${peakMb.toFixed(0)} MB`],
  ];
}

function settingsOf(place: DatabasePlace, name: string): Record<string, string> {
  if ('dataDirectory' in place) return { DATA_DIR: place.dataDirectory };
  const data = join(folder, `postgres-${name}`);
  mkdirSync(data, { recursive: true });
  return { DATABASE_URL: place.databaseUrl, DATA_DIR: data };
}

/** How many entries the import has kept so far. */
async function entriesOf(place: DatabasePlace): Promise<number> {
  const store = await openDatabase(place);
  try {
    const query = store.db.selectFrom('settings').select('value').where('name', 'like', 'import:%');
    const { value } = (await query.executeTakeFirst()) ?? {};
    return value ? JSON.parse(value).entries : 0;
  } catch {
    // It has no tables yet.
    return 0;
  } finally {
    await store.close();
  }
}

/** What came of the file: how many titles and slugs, and one word for which title has which slug and says what. */
async function readTitles(place: DatabasePlace) {
  const store = await openDatabase(place);
  const hash = createHash('sha256');
  const slugs = new Set<string>();
  let titles = 0;
  for (let after = ''; ; ) {
    const some = await store.db
      .selectFrom('title_sources')
      .innerJoin('titles', 'titles.title_id', 'title_sources.title_id')
      .select(['source_id', 'titles.title_id', 'slug', 'titles.card', 'title_sources.item'])
      .where('source', '=', 'import')
      .where('title_sources.media_type', '=', 'game')
      .where('source_id', '>', after)
      .orderBy('source_id')
      .limit(rowsAtOnce)
      .execute();
    const last = some.at(-1);
    if (!last) break;
    after = last.source_id;
    titles += new Set(some.map(({ title_id }) => title_id)).size;
    for (const { source_id, slug, card, item } of some) {
      slugs.add(slug);
      hash.update(JSON.stringify([source_id, slug, card, item]));
    }
  }
  await store.close();
  return { titles, slugs: slugs.size, hash: hash.digest('hex') };
}
