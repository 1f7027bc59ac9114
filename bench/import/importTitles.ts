// `pnpm bench:import`: the command imports 300,000 generated games, with 11,000 names that several games share, on both engines: once
// without a pause, and once killed half-way and run again. Both must have the same result. The first argument sets the number of games;
// `sqlite` or `postgres` as the second one limits the run to that engine.
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseLocation, openDatabase } from '@gildshelf/api';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { markdownTable } from '../figures/markdownTable.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { makeImportFile } from './makeImportFile.ts';
import { runImport } from './runImport.ts';

const [size = '300000', only] = process.argv.slice(2);
const count = Number(size);
const limitMb = 300;
const pageSize = 10_000;

const folder = makeTemporaryFolder();
const file = join(folder, 'games.jsonl');
const sharedNames = await makeImportFile(file, count);
await buildStale(servedBuilds.filter(({ name }) => name === 'server'));
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
console.log(`\n${titles} games, ${sharedNames.toLocaleString('en-GB')} shared names\n`);
console.log(
  markdownTable(
    ['engine', 'run', 'titles', 'slugs', 'same as without a pause', 'seconds', 'peak memory'],
    rows,
  ),
);

async function measure(engine: string, createPlace: (name: string) => Promise<DatabaseLocation>) {
  const uninterrupted = await createPlace('uninterrupted');
  const first = await runImport(file, settingsOf(uninterrupted, 'uninterrupted'));
  if (first.code !== 0) throw new Error(`The import ended with ${first.code}:\n${first.output}`);
  const expected = await readTitles(uninterrupted);
  rows.push(rowOf(engine, 'without a pause', expected, undefined, first));

  const interrupted = await createPlace('interrupted');
  const settings = settingsOf(interrupted, 'interrupted');
  const half = await runImport(file, settings, async () => (await entriesOf(interrupted)) >= count / 2);
  if (half.code !== null) throw new Error(`The import ended before it was killed:\n${half.output}`);
  const before = await readTitles(interrupted);
  rows.push(rowOf(engine, 'killed half-way (kill -9)', before, undefined, half));
  const rest = await runImport(file, settings);
  const found = await readTitles(interrupted);
  rows.push(rowOf(engine, 'run again', found, found.hash === expected.hash, rest));
  const again = await runImport(file, settings);

  const isValid =
    [first.code, rest.code, again.code].every((code) => code === 0) &&
    before.titles < count &&
    again.output.startsWith('All of ') &&
    [expected, found].every(({ titles, slugs }) => titles === count && slugs === count) &&
    found.hash === expected.hash;
  if (!isValid) {
    console.error([first, half, rest, again].map(({ output }) => output).join('\n'));
    process.exitCode = 1;
  }
  const beside = `${count.toLocaleString('en-GB')} games; killed half-way and restarted, with the same slugs`;
  printFigures([
    {
      ...{ what: `import, peak memory, ${engine}`, kind: 'at most', limit: limitMb, unit: 'MB', beside },
      figure: Math.max(...[first, half, rest].map(({ peakMb }) => peakMb)),
    },
    { what: `uninterrupted import, ${engine}`, kind: 'reported', figure: first.seconds, unit: 's' },
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

function settingsOf(place: DatabaseLocation, name: string): Record<string, string> {
  if ('dataDirectory' in place) return { DATA_DIR: place.dataDirectory };
  const data = join(folder, `postgres-${name}`);
  mkdirSync(data, { recursive: true });
  return { DATABASE_URL: place.databaseUrl, DATA_DIR: data };
}

/** The number of entries that the import has saved so far. */
async function entriesOf(place: DatabaseLocation): Promise<number> {
  const store = await openDatabase(place);
  try {
    const query = store.db.selectFrom('settings').select('value').where('name', 'like', 'import:%');
    const { value } = (await query.executeTakeFirst()) ?? {};
    return value ? JSON.parse(value).entries : 0;
  } catch {
    // The database has no tables yet.
    return 0;
  } finally {
    await store.close();
  }
}

/** The result of an import: the number of titles and of slugs, and a digest of every title's slug and content. */
async function readTitles(place: DatabaseLocation) {
  const store = await openDatabase(place);
  const hash = createHash('sha256');
  const slugs = new Set<string>();
  let titles = 0;
  for (let after = ''; ; ) {
    const page = await store.db
      .selectFrom('title_sources')
      .innerJoin('titles', 'titles.title_id', 'title_sources.title_id')
      .select(['source_id', 'titles.title_id', 'slug', 'titles.card', 'title_sources.item'])
      .where('source', '=', 'import')
      .where('title_sources.media_type', '=', 'game')
      .where('source_id', '>', after)
      .orderBy('source_id')
      .limit(pageSize)
      .execute();
    const last = page.at(-1);
    if (!last) break;
    after = last.source_id;
    titles += new Set(page.map(({ title_id }) => title_id)).size;
    for (const { source_id, slug, card, item } of page) {
      slugs.add(slug);
      hash.update(JSON.stringify([source_id, slug, card, item]));
    }
  }
  await store.close();
  return { titles, slugs: slugs.size, hash: hash.digest('hex') };
}
