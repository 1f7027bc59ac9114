import { expect, test } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import {
  createProviderStatesRepository,
  type Failure,
  type SlotRequest,
} from './createProviderStatesRepository.ts';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 60 * 60_000;
const slotRequest = (changes: Partial<SlotRequest> = {}): SlotRequest => ({
  ...{ now, intervalMs: 1000, burst: 3, waitMs: 0, failureThreshold: 3 },
  trialUntil: (changes.now ?? now) + 5000,
  ...changes,
});
const failure = (changes: Partial<Failure> = {}): Failure => ({
  ...{
    now,
    problem: 'timeout: The host did not respond in time.',
    trialUntil: undefined,
    countsForBreaker: true,
  },
  ...{ failureThreshold: 3, openUntil: 0 },
  openUntilAtThreshold: (changes.now ?? now) + 10_000,
  ...changes,
});

eachEngine((engine) => {
  const start = async () => createProviderStatesRepository((await engine.freshStore()).db);

  /** The repositories of two server processes that share a database. */
  async function startTwo() {
    const location = await engine.freshLocation();
    const stores = [await engine.open(location), await engine.open(location)] as const;
    await migrate(stores[0]);
    return [
      createProviderStatesRepository(stores[0].db),
      createProviderStatesRepository(stores[1].db),
    ] as const;
  }

  async function take200(changes: Partial<SlotRequest>) {
    const repositories = await startTwo();
    const slots = await Promise.all(
      Array.from({ length: 100 }, () =>
        repositories.map((states) => states.takeSlot('jikan', slotRequest(changes))),
      ).flat(),
    );
    return slots.flatMap((slot) => (slot ? [slot.at - now] : [])).sort((a, b) => a - b);
  }

  // @control:FLT-06
  test('grants 200 concurrent requests of two processes only as many slots as the burst allows', async () => {
    expect(await take200({})).toEqual([0, 0, 0]);
  });

  test('grants 200 waiting requests of two processes slots that are one interval apart', async () => {
    const slots = await take200({ waitMs: 20_000, intervalMs: 100 });
    expect(slots).toEqual([0, 0, ...Array.from({ length: 198 }, (_, index) => index * 100)]);
  });

  test('frees slots with time, up to the burst', async () => {
    const states = await start();
    const slotsAt = async (time: number) => {
      const slots = [];
      for (let attempt = 0; attempt < 5; attempt += 1)
        slots.push(await states.takeSlot('rawg', slotRequest({ now: now + time })));
      return slots.filter((slot) => slot !== undefined).length;
    };
    expect(await slotsAt(0)).toBe(3);
    expect(await slotsAt(999)).toBe(0);
    expect(await slotsAt(1000)).toBe(1);
    expect(await slotsAt(3000)).toBe(2);
    expect(await slotsAt(hour)).toBe(3);
  });

  test('counts the slots of each provider separately', async () => {
    const states = await start();
    expect(await states.takeSlot('rawg', slotRequest({ burst: 1 }))).toBeDefined();
    expect(await states.takeSlot('rawg', slotRequest({ burst: 1 }))).toBeUndefined();
    expect(await states.takeSlot('tmdb', slotRequest({ burst: 1 }))).toBeDefined();
    expect((await states.list()).map(({ provider }) => provider)).toEqual(['rawg', 'tmdb']);
  });

  test('opens the circuit breaker at the third failure in a row, then allows one trial at a time until its outcome is recorded', async () => {
    const [first, second] = await startTwo();
    await first.takeSlot('rawg', slotRequest());
    for (const states of [first, second, first]) await states.failed('rawg', failure());
    expect(await first.read('rawg')).toMatchObject({
      ...{ failures: 3, failed_at: now, circuit_open_until: now + 10_000, succeeded_at: 0 },
      problem: 'timeout: The host did not respond in time.',
    });
    expect(await second.takeSlot('rawg', slotRequest({ now: now + 9_999 }))).toBeUndefined();

    const later = slotRequest({ now: now + 10_000 });
    const trials = await Promise.all(
      [first, second, first, second].map((states) => states.takeSlot('rawg', later)),
    );
    const [trial, ...others] = trials.filter((slot) => slot !== undefined);
    expect(others).toEqual([]);
    expect(trial).toMatchObject({ failures: 3, trialUntil: now + 15_000 });

    await second.failed(
      'rawg',
      failure({ now: now + 12_000, trialUntil: trial?.trialUntil, openUntilAtThreshold: now + 32_000 }),
    );
    expect(await first.read('rawg')).toMatchObject({ failures: 4, circuit_open_until: now + 32_000 });

    const secondTrial = await first.takeSlot('rawg', slotRequest({ now: now + 32_000 }));
    await first.succeeded('rawg', now + 32_100, secondTrial?.trialUntil);
    expect(await second.read('rawg')).toMatchObject({
      failures: 0,
      circuit_open_until: 0,
      succeeded_at: now + 32_100,
    });
    expect(await second.takeSlot('rawg', slotRequest({ now: now + 32_200 }))).toMatchObject({
      trialUntil: undefined,
    });
  });

  test('allows another trial where the outcome of the first is never recorded', async () => {
    const states = await start();
    await states.takeSlot('rawg', slotRequest());
    for (let count = 0; count < 3; count += 1) await states.failed('rawg', failure());
    expect(await states.takeSlot('rawg', slotRequest({ now: now + 10_000 }))).toBeDefined();
    expect(await states.takeSlot('rawg', slotRequest({ now: now + 14_999 }))).toBeUndefined();
    expect(await states.takeSlot('rawg', slotRequest({ now: now + 15_000 }))).toBeDefined();
  });

  test('counts no failures of requests that were in flight when the circuit breaker opened', async () => {
    const states = await start();
    await states.takeSlot('rawg', slotRequest());
    await Promise.all(Array.from({ length: 40 }, () => states.failed('rawg', failure())));
    expect(await states.read('rawg')).toMatchObject({ failures: 3, circuit_open_until: now + 10_000 });
  });

  test('applies the latest Retry-After to all processes, also after another request has succeeded', async () => {
    const [first, second] = await startTwo();
    await first.takeSlot('jikan', slotRequest());
    // The later of the two times applies, in whichever order they are recorded.
    await first.failed('jikan', failure({ openUntil: now + 20_000 }));
    await second.failed('jikan', failure({ openUntil: now + 60_000 }));
    await second.succeeded('jikan', now + 1, undefined);
    await second.failed('jikan', failure({ now: now + 2, openUntil: now + 30_000 }));
    expect(await second.read('jikan')).toMatchObject({ circuit_open_until: now + 60_000 });
    expect(await second.takeSlot('jikan', slotRequest({ now: now + 59_999 }))).toBeUndefined();
    expect(await second.takeSlot('jikan', slotRequest({ now: now + 60_000 }))).toBeDefined();
  });

  test('records a failure that the request caused without opening the circuit breaker', async () => {
    const states = await start();
    await states.takeSlot('rawg', slotRequest());
    for (let count = 0; count < 9; count += 1)
      await states.failed(
        'rawg',
        failure({ countsForBreaker: false, problem: 'status: The host responded with status 400.' }),
      );
    expect(await states.read('rawg')).toMatchObject({ failures: 0, circuit_open_until: 0, failed_at: now });
  });

  test('ignores the times that a clock wrote when it was wrong by years', async () => {
    const states = await start();
    const future = now + 10_000 * hour;
    await states.takeSlot('rawg', slotRequest({ now: future }));
    await states.failed('rawg', failure({ now: future, openUntil: future + 60_000 }));
    expect(await states.takeSlot('rawg', slotRequest())).toMatchObject({ at: now });
    expect(await states.read('rawg')).toMatchObject({ next_turn_at: now + 1000, circuit_open_until: 0 });
  });
});
