// `pnpm bench:search-oracle`: sends 2,400 search queries to both engines with 100,000 titles and compares the results with those of a
// scan over all names; fails if any result differs.
import { createTitleSearch, openDatabase } from '@gildshelf/api';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { recordFigures } from '../figures/recordFigures.mjs';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { createMemoryIndex } from './createMemoryIndex.ts';
import { generateTitles } from './generateTitles.ts';
import { idOf, loadTitles } from './loadTitles.ts';
import { kinds, makeQueries } from './makeQueries.ts';

const titleCount = 100_000;
const queriesPerKind = Math.ceil(2_400 / kinds.length);

const titles = [...generateTitles(titleCount)];
const { scan } = createMemoryIndex(titles);
const queries = Object.values(makeQueries(titles, queriesPerKind)).flat();
const expected = queries.map((query) => scan(query).map(idOf).join());

const folder = makeTemporaryFolder();
const postgres = await startPostgres({ fsync: false });
try {
  for (const place of [{ dataDirectory: folder }, { databaseUrl: await postgres.createDatabase() }]) {
    const store = await openDatabase(place);
    await loadTitles(store, titles);
    const { best } = createTitleSearch(store);
    let differences = 0;
    for (const [number, query] of queries.entries()) {
      const found = (await best('game', query)).join();
      if (found === expected[number]) continue;
      differences++;
      console.error(
        `${store.engine}, '${query}': ${found || 'nothing'}, not ${expected[number] || 'nothing'}`,
      );
    }
    const count = `${queries.length.toLocaleString('en-GB')} queries among ${titleCount.toLocaleString('en-GB')} titles`;
    console.log(`${store.engine}: ${count}, ${differences} differences (limit 0)`);
    recordFigures([
      {
        what: `${store.engine}: ${count}, of which the results differ from a scan of all names`,
        ...{ figure: differences, unit: '', limit: 0, kind: 'at most' },
      },
    ]);
    if (differences > 0) process.exitCode = 1;
    await store.close();
  }
} finally {
  await postgres.stop();
}
