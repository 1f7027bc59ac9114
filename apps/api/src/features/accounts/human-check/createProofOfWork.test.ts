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
    // A clock far from today's: only ours counts.
    const time = { now: Date.UTC(2031, 0, 1) };
    const check = createProofOfWork(secret, createUsedChallengesRepository(store.db), () => time.now);
    const challenge = (await check.challenge(0)) as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return { check, challenge, solution, time, store };
  }

  // @control:SEC-13
  test('a solved challenge counts once, also when it comes 20 times at once', async () => {
    const { check, challenge, solution } = await start();
    const answer = encode({ challenge, solution });
    const results = await Promise.all(Array.from({ length: 20 }, () => check.isHuman(answer)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await check.isHuman(answer)).toBe(false);
    expect(await check.isHuman(encode({ solution, challenge }))).toBe(false);
  });

  test('it must arrive within ten minutes', async () => {
    const { check, challenge, solution, time } = await start();
    time.now += 10 * 60 * 1000;
    expect(await check.isHuman(encode({ challenge, solution }))).toBe(false);
    time.now -= 1;
    expect(await check.isHuman(encode({ challenge, solution }))).toBe(true);
  });

  // @control:SEC-13
  test('one that was made easier, kept longer, guessed or made elsewhere does not count', async () => {
    const { check, challenge, solution, time } = await start();
    const { parameters } = challenge;
    const changed = (change: object) =>
      encode({ challenge: { ...challenge, parameters: { ...parameters, ...change } }, solution });
    const other = await start('y'.repeat(32));
    const answers = [
      changed({ keyPrefix: '00' }),
      changed({ cost: 1 }),
      changed({ data: { until: time.now + 1e9 } }),
      changed({ data: undefined }),
      encode({ challenge: { parameters }, solution }),
      encode({ challenge, solution: { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') } }),
      encode({ challenge, solution: null }),
      encode({ challenge: other.challenge, solution: other.solution }),
      ...['', 'x', 'é', encode(null), encode([]), encode('x'), '{}', 'A'.repeat(4096)],
    ];
    for (const answer of answers) expect(await check.isHuman(answer), answer).toBe(false);
    expect(await check.isHuman(encode({ challenge, solution }))).toBe(true);
  });
});

test.each([
  ['', {}, [240, 480, 960]],
  [', a tenth over plain http', { isPlainHttp: true }, [24, 48, 96]],
] as const)(
  'an answer fits into its field, and strain makes it harder up to four times%s',
  async (_, options, least) => {
    const used = { use: async () => true, removeExpired: async () => 0 };
    const check = createProofOfWork('x'.repeat(32), used, Date.now, options);
    for (const strain of [0, 1, 2] as const) {
      const challenge = (await check.challenge(strain)) as unknown as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      expect(encode({ challenge, solution }).length).toBeLessThan(4096);
      expect(solution?.counter).toBeGreaterThanOrEqual(least[strain]);
      expect(solution?.counter).toBeLessThanOrEqual(1.5 * least[strain]);
    }
  },
);
