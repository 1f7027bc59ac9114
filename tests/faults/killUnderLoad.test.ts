import { catalogues } from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { type Ledger, lostRatings, rateUntilServerStops } from '../support/accounts/ratingWriter.ts';
import { signUp, type TestUser } from '../support/accounts/signUp.ts';
import { waitUntil } from '../support/servers/waitUntil.ts';

const kills = process.env.TEST_TIER === 'all' ? 20 : 5;
const writerCount = 8;
const writesBeforeKill = 40;
const loopbackOnly = { HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };

interface Writer {
  readonly user: TestUser;
  readonly ledger: Ledger;
}

async function createWriters(server: RunningServer): Promise<Writer[]> {
  const created: Writer[] = [];
  for (let number = 0; number < writerCount; number++) {
    const user = await signUp(server, `writer${number}`);
    created.push({ user, ledger: { acknowledged: new Map(), inFlight: null } });
  }
  return created;
}

async function topSlugs(server: RunningServer): Promise<string[]> {
  const response = await fetch(`${server.url}${catalogues.game.listTopTitles.path}`);
  const list = catalogues.game.listTopTitles.response.parse(await response.json());
  return list.map((entry, index) => String(catalogues.game.toTopEntry(entry, index).item.slug));
}

/** Kills the server repeatedly under load; returns the acknowledged ratings that were lost, and the number of acknowledged ratings. */
async function killRepeatedly(
  environment: Record<string, string>,
  killDatabase?: (round: number) => Promise<void>,
) {
  let server = await startServer({ environment });
  const { dataDirectory, port } = server;
  const lost: string[] = [];
  let acknowledged = 0;
  try {
    const writers = await createWriters(server);
    const slugs = await topSlugs(server);
    const written = () => writers.reduce((sum, { ledger }) => sum + ledger.acknowledged.size, 0);
    for (let round = 0; round < kills; round++) {
      for (const { ledger } of writers) ledger.acknowledged.clear();
      const writing = writers.map(({ user, ledger }, index) =>
        rateUntilServerStops(server.url, user, slugs, ledger, round * 31 + index * 13),
      );
      await waitUntil(() => written() >= writesBeforeKill);
      await Promise.all([server.kill(), killDatabase?.(round)]);
      await Promise.all(writing);
      acknowledged += written();
      server = await startServer({ dataDirectory, port, environment });
      for (const { user, ledger } of writers) lost.push(...(await lostRatings(server.url, user, ledger)));
    }
  } finally {
    await server.stop();
  }
  return { lost, acknowledged };
}

describe(`kill -9, ${kills} times, with eight concurrent writers`, () => {
  // @control:FLT-01
  test('loses no acknowledged rating on SQLite, and the server starts again', async () => {
    const { lost, acknowledged } = await killRepeatedly(loopbackOnly);
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(kills * writesBeforeKill);
  }, 300_000);

  // @control:FLT-01
  test('loses no acknowledged rating on PostgreSQL, which is killed together with the server every other time', async () => {
    const postgres = await startPostgres();
    try {
      const environment = { ...loopbackOnly, DATABASE_URL: await postgres.createDatabase() };
      const { lost, acknowledged } = await killRepeatedly(environment, async (round) => {
        if (round % 2 === 0) return;
        await postgres.kill();
        await postgres.restart();
      });
      expect(lost).toEqual([]);
      expect(acknowledged).toBeGreaterThanOrEqual(kills * writesBeforeKill);
    } finally {
      await postgres.stop();
    }
  }, 300_000);
});
