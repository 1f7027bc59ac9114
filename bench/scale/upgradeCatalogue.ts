// `pnpm bench:upgrade-catalogue CHECKOUT`, after a build: makes a database with the code of a previous version in another checkout, with
// titles of an operator and 3,000 tracked titles, installs the open data with this version, and counts the rows that differ.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type Store } from '@gildshelf/api';
import { startServer } from '../../scripts/servers/startServer.ts';
import { savedShare } from '../catalogue/savedShare.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { readOpenTitles } from '../search/readOpenTitles.ts';
import { makeMember } from '../server/makeMember.ts';

const ownTitles = 4_000;
const tracked = 3_000;
const rowsPerInsert = 500;
const pollMs = 500;
const [checkout] = process.argv.slice(2);
if (!checkout) throw new Error('The folder of a checkout of a previous version is missing.');

const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-upgrade-'));
const environment = { RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };
const old = await startServer({ entry: 'source', checkout, dataDirectory, environment });
const member = await makeMember(old, 'collector');
await old.stop();
importOwnTitles(checkout);
const store = await openDatabase({ dataDirectory });
await trackTitles(store);
// The previous version counts the ratings.
const counting = await startServer({ entry: 'source', checkout, dataDirectory, environment });
while (
  (await store.db.selectFrom('tracked_items').select('title_id').where('counted_rating', '=', -1).execute())
    .length
)
  await wait(pollMs);
await counting.stop();
const before = await rowsOf(store);
const server = await startServer({
  ...{ entry: 'built', dataDirectory, environment: { ...environment, CATALOGUE_DATA: 'all' } },
});
while ((await savedShare(store)) < 1) await wait(pollMs);
const after = await rowsOf(store);
await server.stop();
const titleCount = (await store.db.selectFrom('titles').select('title_id').execute()).length;
await store.close();
for (const [what, rows] of before) {
  const changed = [...rows].filter(([key, row]) => after.get(what)?.get(key) !== row);
  for (const [key, row] of changed.slice(0, 5)) console.log(key, row, after.get(what)?.get(key));
  printFigures([
    {
      ...{ what: `Upgrade: ${what} that have changed`, figure: changed.length, unit: 'rows', limit: 0 },
      ...{
        kind: 'at most',
        beside: `of ${rows.size.toLocaleString('en-GB')}; ${titleCount} titles afterwards`,
      },
    },
  ]);
}

/** Imports games of which a third equals a row of the open data, a third has another year, and a third is invented. */
function importOwnTitles(folder: string): void {
  const rows = readOpenTitles()
    .game.filter(({ year }) => year !== null)
    .slice(0, ownTitles);
  const lines = rows.map(({ names: [name = ''], year }, index) => {
    const kinds = [
      { name, year },
      { name, year: (year ?? 0) + 3 },
      { name: `Our own ${name}`, year },
    ];
    return JSON.stringify({
      media_type: 'game',
      id: index,
      genres: ['Own genre'],
      ...kinds[index % kinds.length],
    });
  });
  const file = join(dataDirectory, 'own.jsonl');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const args = ['--conditions=@gildshelf/source', 'apps/api/src/catalogueProcess.ts', 'import', file];
  const { status } = spawnSync(process.execPath, args, {
    ...{ cwd: folder, env: { PATH: process.env.PATH, DATA_DIR: dataDirectory }, stdio: 'inherit' },
  });
  if (status !== 0) throw new Error(`The import ended with code ${status}.`);
}

async function trackTitles({ db }: Store): Promise<void> {
  const titles = await db.selectFrom('titles').select(['title_id', 'media_type']).limit(tracked).execute();
  const rows = titles.map((title, index) => ({
    ...{ ...title, user_id: member.userId, status: 'completed', rating: (index % 10) / 2 + 0.5 },
    ...{ created_at: index, updated_at: index, counted_rating: -1 },
  }));
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await db
      .insertInto('tracked_items')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute();
}

/** The values of an item by their names, without its facts. */
function fieldsOf(item: string): ReadonlyMap<string, string> {
  const { facts: _, ...fields } = JSON.parse(item);
  return new Map(Object.entries<unknown>(fields).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Rows as text by their keys. */
type Rows = ReadonlyMap<string, string>;

async function rowsOf({ db }: Store): Promise<ReadonlyMap<string, Rows>> {
  const titles = await db
    .selectFrom('titles')
    .select(['title_id', 'media_type', 'slug', 'title', 'item'])
    .execute();
  const own = await db.selectFrom('title_sources').selectAll().where('source', '=', 'import').execute();
  const items = await db.selectFrom('tracked_items').selectAll().execute();
  const ratings = await db.selectFrom('title_ratings').selectAll().execute();
  const sizes = await db.selectFrom('collection_sizes').selectAll().execute();
  // The fields of built-in titles that the file does not supply may have been corrected since the previous version.
  const itemOf = new Map(titles.map(({ title_id, item }) => [title_id, fieldsOf(item)]));
  const fields = own.flatMap(({ title_id, item }) =>
    [...fieldsOf(item)].flatMap(([name, value]) =>
      itemOf.get(title_id)?.get(name) === value ? [[`${title_id} ${name}`, value] as const] : [],
    ),
  );
  const byKey = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) =>
    new Map(rows.map((row) => [keyOf(row), JSON.stringify(row)]));
  return new Map<string, Rows>([
    [
      'ids, slugs and names of titles',
      byKey(
        titles.map(({ item: _, ...row }) => row),
        ({ title_id }) => title_id,
      ),
    ],
    ["rows of the operator's file", byKey(own, ({ source_id }) => source_id)],
    ["shown fields of the operator's file", new Map(fields)],
    ['tracked titles', byKey(items, ({ user_id, title_id }) => `${user_id} ${title_id}`)],
    ['counts of ratings', byKey(ratings, ({ title_id, rating }) => `${title_id} ${rating}`)],
    ['sizes of collections', byKey(sizes, ({ user_id, media_type }) => `${user_id} ${media_type}`)],
  ]);
}
