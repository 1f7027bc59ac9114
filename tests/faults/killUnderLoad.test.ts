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

/** Kills the server again and again under load; returns every acknowledged rating that was lost, and how many there were. */
async function killAgainAndAgain(
  environment: Record<string, string>,
  killMore?: (round: number) => Promise<void>,
) {
  let server = await startServer({ environment });
  const { dataDirectory, port } = server;
  const lost: string[] = [];
  let acknowledged = 0;
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
      server = await startServer({ dataDirectory, port, environment });
      for (const { person, ledger } of everybody)
        lost.push(...(await lostRatings(server.url, person, ledger)));
    }
  } finally {
    await server.stop();
  }
  return { lost, acknowledged };
}

describe(`kill -9, ${kills} times, under eight writers`, () => {
  // @control:FLT-01
  test('loses no acknowledged rating on SQLite, and the server starts again', async () => {
    const { lost, acknowledged } = await killAgainAndAgain(loopbackOnly);
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(kills * writesBeforeKill);
  }, 300_000);

  // @control:FLT-01
  test('loses no acknowledged rating on PostgreSQL, which is killed with it every other time', async () => {
    const postgres = await startPostgres();
    try {
      const environment = { ...loopbackOnly, DATABASE_URL: await postgres.createDatabase() };
      const { lost, acknowledged } = await killAgainAndAgain(environment, async (round) => {
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
