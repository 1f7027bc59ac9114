import { expect, test } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import {
  createProviderStatesRepository,
  type Failure,
  type TurnWish,
} from './createProviderStatesRepository.ts';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 60 * 60_000;
const wish = (changes: Partial<TurnWish> = {}): TurnWish => ({
  ...{ now, gapMs: 1000, burst: 3, waitMs: 0, failuresUntilClosed: 3 },
  trialUntil: (changes.now ?? now) + 5000,
  ...changes,
});
const failure = (changes: Partial<Failure> = {}): Failure => ({
  ...{ now, problem: 'timeout: It did not answer in time.', trialUntil: undefined, counts: true },
  ...{ failuresUntilClosed: 3, closedUntil: 0 },
  brokenUntil: (changes.now ?? now) + 10_000,
  ...changes,
});

eachEngine((engine) => {
  const start = async () => createProviderStatesRepository((await engine.freshStore()).db);

  /** What two copies of the server have of one database. */
  async function startTwo() {
    const place = await engine.freshPlace();
    const stores = [await engine.open(place), await engine.open(place)] as const;
    await migrate(stores[0]);
    return [
      createProviderStatesRepository(stores[0].db),
      createProviderStatesRepository(stores[1].db),
    ] as const;
  }

  async function take200(changes: Partial<TurnWish>) {
    const copies = await startTwo();
    const turns = await Promise.all(
      Array.from({ length: 100 }, () =>
        copies.map((states) => states.takeTurn('jikan', wish(changes))),
      ).flat(),
    );
    return turns.flatMap((turn) => (turn ? [turn.at - now] : [])).sort((one, other) => one - other);
  }

  // @control:FLT-06
  test('of 200 who ask at once at two copies, so many get a turn as may go at once, and nobody else', async () => {
    expect(await take200({})).toEqual([0, 0, 0]);
  });

  test('200 who wait for their turns at two copies get them one gap apart', async () => {
    const turns = await take200({ waitMs: 20_000, gapMs: 100 });
    expect(turns).toEqual([0, 0, ...Array.from({ length: 198 }, (_, place) => place * 100)]);
  });

  test('turns come back with time, and no more of them than may go at once', async () => {
    const states = await start();
    const turnsAt = async (time: number) => {
      const turns = [];
      for (let ask = 0; ask < 5; ask += 1)
        turns.push(await states.takeTurn('rawg', wish({ now: now + time })));
      return turns.filter((turn) => turn !== undefined).length;
    };
    expect(await turnsAt(0)).toBe(3);
    expect(await turnsAt(999)).toBe(0);
    expect(await turnsAt(1000)).toBe(1);
    expect(await turnsAt(3000)).toBe(2);
    expect(await turnsAt(hour)).toBe(3);
  });

  test('one provider’s turns are not another’s', async () => {
    const states = await start();
    expect(await states.takeTurn('rawg', wish({ burst: 1 }))).toBeDefined();
    expect(await states.takeTurn('rawg', wish({ burst: 1 }))).toBeUndefined();
    expect(await states.takeTurn('tmdb', wish({ burst: 1 }))).toBeDefined();
    expect((await states.list()).map(({ provider }) => provider)).toEqual(['rawg', 'tmdb']);
  });

  test('the third failure one after the other closes it; then one copy alone tries, until it is told how that went', async () => {
    const [here, there] = await startTwo();
    await here.takeTurn('rawg', wish());
    for (const states of [here, there, here]) await states.failed('rawg', failure());
    expect(await here.read('rawg')).toMatchObject({
      ...{ failures: 3, failed_at: now, closed_until: now + 10_000, succeeded_at: 0 },
      problem: 'timeout: It did not answer in time.',
    });
    expect(await there.takeTurn('rawg', wish({ now: now + 9_999 }))).toBeUndefined();

    const later = wish({ now: now + 10_000 });
    const trials = await Promise.all(
      [here, there, here, there].map((states) => states.takeTurn('rawg', later)),
    );
    const [trial, ...others] = trials.filter((turn) => turn !== undefined);
    expect(others).toEqual([]);
    expect(trial).toMatchObject({ failures: 3, trialUntil: now + 15_000 });

    await there.failed(
      'rawg',
      failure({ now: now + 12_000, trialUntil: trial?.trialUntil, brokenUntil: now + 32_000 }),
    );
    expect(await here.read('rawg')).toMatchObject({ failures: 4, closed_until: now + 32_000 });

    const second = await here.takeTurn('rawg', wish({ now: now + 32_000 }));
    await here.succeeded('rawg', now + 32_100, second?.trialUntil);
    expect(await there.read('rawg')).toMatchObject({
      failures: 0,
      closed_until: 0,
      succeeded_at: now + 32_100,
    });
    expect(await there.takeTurn('rawg', wish({ now: now + 32_200 }))).toMatchObject({
      trialUntil: undefined,
    });
  });

  test('a trial that never came back is followed by another', async () => {
    const states = await start();
    await states.takeTurn('rawg', wish());
    for (let count = 0; count < 3; count += 1) await states.failed('rawg', failure());
    expect(await states.takeTurn('rawg', wish({ now: now + 10_000 }))).toBeDefined();
    expect(await states.takeTurn('rawg', wish({ now: now + 14_999 }))).toBeUndefined();
    expect(await states.takeTurn('rawg', wish({ now: now + 15_000 }))).toBeDefined();
  });

  test('many questions that were under way when it broke count once', async () => {
    const states = await start();
    await states.takeTurn('rawg', wish());
    await Promise.all(Array.from({ length: 40 }, () => states.failed('rawg', failure())));
    expect(await states.read('rawg')).toMatchObject({ failures: 3, closed_until: now + 10_000 });
  });

  test('a host that says when to come back is left alone by all, also if another question was answered', async () => {
    const [here, there] = await startTwo();
    await here.takeTurn('jikan', wish());
    // The later of the two counts, whichever came first.
    await here.failed('jikan', failure({ closedUntil: now + 20_000 }));
    await there.failed('jikan', failure({ closedUntil: now + 60_000 }));
    await there.succeeded('jikan', now + 1, undefined);
    await there.failed('jikan', failure({ now: now + 2, closedUntil: now + 30_000 }));
    expect(await there.read('jikan')).toMatchObject({ closed_until: now + 60_000 });
    expect(await there.takeTurn('jikan', wish({ now: now + 59_999 }))).toBeUndefined();
    expect(await there.takeTurn('jikan', wish({ now: now + 60_000 }))).toBeDefined();
  });

  test('a question that is to blame itself is remembered and closes nothing', async () => {
    const states = await start();
    await states.takeTurn('rawg', wish());
    for (let count = 0; count < 9; count += 1)
      await states.failed('rawg', failure({ counts: false, problem: 'status: It answered 400.' }));
    expect(await states.read('rawg')).toMatchObject({ failures: 0, closed_until: 0, failed_at: now });
  });

  test('what a clock wrote that was wrong by years keeps nobody out', async () => {
    const states = await start();
    const then = now + 10_000 * hour;
    await states.takeTurn('rawg', wish({ now: then }));
    await states.failed('rawg', failure({ now: then, closedUntil: then + 60_000 }));
    expect(await states.takeTurn('rawg', wish())).toMatchObject({ at: now });
    expect(await states.read('rawg')).toMatchObject({ next_turn_at: now + 1000, closed_until: 0 });
  });
});
