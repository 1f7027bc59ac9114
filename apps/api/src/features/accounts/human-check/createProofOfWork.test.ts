import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { expect, test } from 'vitest';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createUsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import { createProofOfWork } from './createProofOfWork.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

eachEngine((engine) => {
  async function start(secret = 'x'.repeat(32)) {
    const store = await engine.freshStore();
    // Far from the current time, so that the test fails if the check uses another clock.
    const time = { now: Date.UTC(2031, 0, 1) };
    const check = createProofOfWork(secret, createUsedChallengesRepository(store.db), () => time.now);
    const challenge = (await check.challenge(0)) as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return { check, challenge, solution, time, store };
  }

  // @control:SEC-13
  test('accepts a solved challenge once, also when it is sent 20 times concurrently', async () => {
    const { check, challenge, solution } = await start();
    const token = encode({ challenge, solution });
    const results = await Promise.all(Array.from({ length: 20 }, () => check.isHuman(token)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await check.isHuman(token)).toBe(false);
    expect(await check.isHuman(encode({ solution, challenge }))).toBe(false);
  });

  test('rejects a solution after ten minutes', async () => {
    const { check, challenge, solution, time } = await start();
    time.now += 10 * 60 * 1000;
    expect(await check.isHuman(encode({ challenge, solution }))).toBe(false);
    time.now -= 1;
    expect(await check.isHuman(encode({ challenge, solution }))).toBe(true);
  });

  // @control:SEC-13
  test('rejects a challenge that was made easier, prolonged, guessed or issued with another secret', async () => {
    const { check, challenge, solution, time } = await start();
    const { parameters } = challenge;
    const changed = (change: object) =>
      encode({ challenge: { ...challenge, parameters: { ...parameters, ...change } }, solution });
    const foreign = await start('y'.repeat(32));
    const tokens = [
      changed({ keyPrefix: '00' }),
      changed({ cost: 1 }),
      changed({ data: { until: time.now + 1e9 } }),
      changed({ data: undefined }),
      encode({ challenge: { parameters }, solution }),
      encode({ challenge, solution: { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') } }),
      encode({ challenge, solution: null }),
      encode({ challenge: foreign.challenge, solution: foreign.solution }),
      ...['', 'x', 'é', encode(null), encode([]), encode('x'), '{}', 'A'.repeat(4096)],
    ];
    for (const token of tokens) expect(await check.isHuman(token), token).toBe(false);
    expect(await check.isHuman(encode({ challenge, solution }))).toBe(true);
  });
});

test.each([
  ['', {}, [240, 480, 960]],
  [', and a tenth over plain http', { isPlainHttp: true }, [24, 48, 96]],
] as const)(
  'a token fits into its field, and requires up to four times the work at the highest difficulty%s',
  async (_, options, minimums) => {
    const usedChallenges = { use: async () => true, removeExpired: async () => 0 };
    const check = createProofOfWork('x'.repeat(32), usedChallenges, Date.now, options);
    for (const difficulty of [0, 1, 2] as const) {
      const challenge = (await check.challenge(difficulty)) as unknown as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      expect(encode({ challenge, solution }).length).toBeLessThan(4096);
      expect(solution?.counter).toBeGreaterThanOrEqual(minimums[difficulty]);
      expect(solution?.counter).toBeLessThanOrEqual(1.5 * minimums[difficulty]);
    }
  },
);
