// `pnpm bench:counts`: the duration of reading the average rating of a title that every user has rated, and the size of a large
// collection, from the tables of counts, compared with a full count, which every request did before; and the duration of the migration,
// of the recount and of the fold of one rating per user in an existing database. On both engines. Prints tables in Markdown; arguments
// set the parts of the full size.
import { createCountsRepository, foldCounts, migrate, recount, type Store } from '@gildshelf/api';
import { type RawBuilder, sql } from 'kysely';
import { markdownTable } from '../figures/markdownTable.ts';
import { median } from '../figures/processFigures.ts';
import { fillDatabase, idBytes, scaleOf, titleId, userId } from './fillDatabase.ts';
import { measureDatabases, watchMemory } from './measureDatabases.ts';

const rounds = 51;

const rows = await measureDatabases(async (store, part) => {
  const scale = scaleOf(part);
  await fillDatabase(store, scale);
  const migration = await timed(() => migrate(store));
  const memory = watchMemory();
  const counting = await timed(() => recount(store));
  const peakMb = memory.stop();
  const popular = titleId(1);
  const collector = userId(scale.users);
  const counts = createCountsRepository(store.db);
  const full = await medianOf(() =>
    run(
      store,
      sql`select avg(rating), count(*) from tracked_items where title_id = ${idBytes(store, popular)} and rating > 0`,
    ),
  );
  const read = await medianOf(() => counts.ratingsOf(popular));
  const fullSize = await medianOf(() =>
    run(
      store,
      sql`select count(*) from tracked_items where user_id = ${idBytes(store, collector)} and media_type = 'game'`,
    ),
  );
  const size = await medianOf(() => counts.publicSizeOf({ seesAdultTitles: false }, collector, 'game'));
  // A long transaction, because the update takes longer than the statement timeout of requests.
  await store.longTransaction((db) =>
    sql`update tracked_items set rating = 5.5 - rating, counted_rating = rating where title_id = ${idBytes(store, popular)}`.execute(
      db,
    ),
  );
  const unfolded = await timed(() => counts.ratingsOf(popular));
  const folding = await timed(() => foldCounts(store));
  return [
    [
      ...[full, read, fullSize, size].map((ms) => ms.toFixed(2)),
      ...[unfolded, folding, migration, counting].map((ms) => ms.toFixed(0)),
      peakMb.toFixed(0),
    ],
  ];
});
const head = [
  ...['engine, part', 'ratings of a title, full count, ms', 'from the tables, ms'],
  ...['size of a collection, full count, ms', 'from the tables, ms'],
  ...['ratings while none is folded, ms', 'fold of all users, ms', 'migration, ms', 'recount, ms'],
  'peak memory of the recount, MB',
];
console.log(markdownTable(head, rows));

function run({ db }: Store, query: RawBuilder<unknown>) {
  return query.execute(db);
}

async function timed(job: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await job();
  return performance.now() - start;
}

async function medianOf(job: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timed(job));
  return median(times);
}
