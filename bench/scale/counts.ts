// `pnpm bench:counts`: the average rating of a title that every user has rated, and the size of a large collection, from the tables
// of counts beside a full count, which every request did before; and what an existing database takes for the migration, the recount
// and the fold of one rating by each user. On both engines. Prints tables in Markdown; with parts as arguments, of those parts.
import { createCountsRepository, foldCounts, migrate, recount, type Store } from '@gildshelf/api';
import { type RawBuilder, sql } from 'kysely';
import { markdownTable } from '../components/markdownTable.ts';
import { median } from '../processFigures.ts';
import { fillDatabase, scaleOf, titleId, userId } from './fillDatabase.ts';
import { idBytes } from './idBytes.ts';
import { measureDatabases } from './measureDatabases.ts';
import { watchMemory } from './watchMemory.ts';

const rounds = 51;

const rows = await measureDatabases(async (store, part) => {
  const scale = scaleOf(part);
  await fillDatabase(store, scale);
  const migration = await timed(() => migrate(store));
  const memory = watchMemory();
  const counting = await timed(() => recount(store));
  const mostMb = memory.stop();
  const popular = titleId(1);
  const collector = userId(scale.users);
  const counts = createCountsRepository(store);
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
  const size = await medianOf(() => counts.sizeOf(collector, 'game'));
  // Longer than a statement of a request may take.
  await store.longTransaction((db) =>
    sql`update tracked_items set rating = 5.5 - rating, counted_rating = rating where title_id = ${idBytes(store, popular)}`.execute(
      db,
    ),
  );
  const behind = await timed(() => counts.ratingsOf(popular));
  const folding = await timed(() => foldCounts(store));
  return [
    [
      ...[full, read, fullSize, size].map((ms) => ms.toFixed(2)),
      ...[behind, folding, migration, counting].map((ms) => ms.toFixed(0)),
      mostMb.toFixed(0),
    ],
  ];
});
const head = [
  ...['engine, part', 'ratings of a title, full count, ms', 'from the tables, ms'],
  ...['size of a collection, full count, ms', 'from the tables, ms'],
  ...['ratings while none is folded, ms', 'fold of all users, ms', 'migration, ms', 'recount, ms'],
  'most memory of it, MB',
];
console.log(markdownTable(head, rows));

function run({ db }: Store, query: RawBuilder<unknown>) {
  return query.execute(db);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timed(work));
  return median(times);
}
