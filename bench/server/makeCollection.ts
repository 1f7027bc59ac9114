import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldCounts, openDatabase, type Store } from '@gildshelf/api';
import { startServer } from '../../scripts/servers/startServer.ts';
import { fillCatalogue } from './games.ts';
import { makeMember } from './makeMember.ts';

/** The environment variables of servers for benchmarks. */
export const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };

/** Creates a data directory with `titles` generated games; the user `collector` tracks the first `tracked` in a public collection. */
export async function makeCollection(titles: number, tracked = titles) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-bench-'));
  const small = await startServer({ entry: 'built', dataDirectory, environment });
  const member = await makeMember(small, 'collector');
  await small.stop();
  const store = await openDatabase({ dataDirectory });
  await fillCatalogue(store, titles);
  await trackTitles(store, member.userId, tracked);
  await foldCounts(store);
  await store.db
    .insertInto('public_collections')
    .values({ user_id: member.userId, created_at: 1, shows_bio: 0, shows_location: 0, shows_website: 0 })
    .execute();
  await store.close();
  return { dataDirectory, member };
}

const batchSize = 500;
/** The `counted_rating` of a row that is not counted yet; the server counts it within a second. */
const notCounted = -1;
const ratingsPerMs = 3;

/** Adds the first `count` games of the catalogue to a user's collection, with three ratings per millisecond. */
export async function trackTitles({ db }: Store, userId: string, count: number): Promise<void> {
  const games = db.selectFrom('titles').select('title_id').where('media_type', '=', 'game');
  const ids = await games.orderBy('title_id').limit(count).execute();
  const rows = ids.map(({ title_id }, index) => ({
    ...{ user_id: userId, media_type: 'game' as const, title_id, status: 'completed', rating: 3.5 },
    ...{ created_at: 0, updated_at: Math.floor(index / ratingsPerMs), counted_rating: notCounted },
  }));
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insertInto('tracked_items')
      .values(rows.slice(start, start + batchSize))
      .execute();
}
