import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldCounts, openDatabase } from '@gildshelf/api';
import { startServer } from '../../scripts/servers/startServer.ts';
import { fillCatalogue } from './fillCatalogue.ts';
import { makeMember } from './makeMember.ts';
import { trackTitles } from './trackTitles.ts';

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
