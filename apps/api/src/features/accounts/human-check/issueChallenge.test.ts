import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import type { HumanCheck } from './HumanCheck.ts';

const otherIp = '198.51.100.1';

eachEngine((engine) => {
  async function start(isHuman = true) {
    const difficulties: number[] = [];
    const humanCheck: HumanCheck = {
      challenge: async (difficulty) => ({ difficulty: difficulties.push(difficulty) }),
      isHuman: async () => isHuman,
    };
    // Real hashing is slow and not under test here.
    const passwords = { hash: async (password: string) => password, verify: async () => true };
    const server = await createTestApp(engine, {}, { humanCheck, passwords });
    const requestChallenge = (address = '203.0.113.7') =>
      server.call('GET', '/api/auth/human-check', { address });
    const nextDifficulty = async (address?: string) => {
      expect((await requestChallenge(address)).status).toBe(200);
      return difficulties.at(-1);
    };
    return { ...server, requestChallenge, nextDifficulty };
  }

  test('the difficulty rises with the failed logins of an IP address, and not of another one', async () => {
    const { logIn, nextDifficulty } = await start(false);
    const fail = async (times: number) => {
      for (let time = 0; time < times; time++) expect((await logIn('bob')).status).toBe(400);
    };
    await fail(19);
    expect(await nextDifficulty()).toBe(0);
    await fail(1);
    expect(await nextDifficulty()).toBe(1);
    await fail(30);
    expect(await nextDifficulty()).toBe(2);
    expect(await nextDifficulty(otherIp)).toBe(0);
  });

  // @control:SEC-12
  test('responds 429 to logins beyond the limit, and lowers the difficulty again after Retry-After', async () => {
    const { logIn, nextDifficulty, time } = await start(false);
    for (let failure = 0; failure < rateLimits.loginByIp.maximum; failure++) await logIn('bob');
    expect(await nextDifficulty()).toBe(2);
    const rejected = await logIn('bob');
    expect(rejected).toMatchObject({ status: 429, body: { message: ownMessages.request.rateLimited } });
    const retryAfter = Number(rejected.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    time.now += retryAfter * 1000;
    expect(await nextDifficulty()).toBe(0);
    expect((await logIn('bob')).status).toBe(400);
  });

  test('successful logins do not raise the difficulty, repeated registrations do', async () => {
    const { member, logIn, nextDifficulty, register } = await start();
    await member('mara');
    for (let login = 0; login < 25; login++) expect((await logIn('mara')).status).toBe(200);
    expect(await nextDifficulty()).toBe(0);
    for (let index = 0; index < 5; index++) await register(`user${index}`);
    expect(await nextDifficulty()).toBe(1);
  });

  test('responds 429 to the 601st challenge request from one IP address per 15 minutes', async () => {
    const { requestChallenge } = await start();
    const { maximum } = rateLimits.challengeByIp;
    for (let index = 0; index < maximum; index++) await requestChallenge();
    const rejected = await requestChallenge();
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await requestChallenge(otherIp)).status).toBe(200);
  });
});
