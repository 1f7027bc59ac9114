import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import type { HumanCheck } from './HumanCheck.ts';

const elsewhere = '198.51.100.1';

eachEngine((engine) => {
  async function start(isHuman = true) {
    const strains: number[] = [];
    const humanCheck: HumanCheck = {
      challenge: async (strain) => ({ strain: strains.push(strain) }),
      isHuman: async () => isHuman,
    };
    // Hashing is another test's matter, and slow.
    const passwords = { hash: async (password: string) => password, isRight: async () => true };
    const server = await createTestApp(engine, {}, { humanCheck, passwords });
    const ask = (address = '203.0.113.7') => server.call('GET', '/api/auth/human-check', { address });
    const strain = async (address?: string) => {
      expect((await ask(address)).status).toBe(200);
      return strains.at(-1);
    };
    return { ...server, ask, strain };
  }

  test('the proof gets harder with the failed logins of an address, and of no other', async () => {
    const { logIn, strain } = await start(false);
    const fail = async (times: number) => {
      for (let time = 0; time < times; time++) expect((await logIn('bob')).status).toBe(400);
    };
    await fail(19);
    expect(await strain()).toBe(0);
    await fail(1);
    expect(await strain()).toBe(1);
    await fail(30);
    expect(await strain()).toBe(2);
    expect(await strain(elsewhere)).toBe(0);
  });

  // @control:SEC-12
  test('beyond the hardest proof there is 429, also for the right one, and later it is calm again', async () => {
    const { logIn, strain, time } = await start(false);
    for (let failure = 0; failure < rateLimits.loginByAddress.maximum; failure++) await logIn('bob');
    expect(await strain()).toBe(2);
    const refusal = await logIn('bob');
    expect(refusal).toMatchObject({ status: 429, body: { message: ownMessages.request.tooMany } });
    const retryAfter = Number(refusal.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    time.now += retryAfter * 1000;
    expect(await strain()).toBe(0);
    expect((await logIn('bob')).status).toBe(400);
  });

  test('logins that succeed make nothing harder, registering again and again does', async () => {
    const { member, logIn, strain, register } = await start();
    await member('mara');
    for (let login = 0; login < 25; login++) expect((await logIn('mara')).status).toBe(200);
    expect(await strain()).toBe(0);
    for (let person = 0; person < 5; person++) await register(`person${person}`);
    expect(await strain()).toBe(1);
  });

  test('challenges are given out to one address 600 times in a quarter of an hour, and then 429', async () => {
    const { ask } = await start();
    const { maximum } = rateLimits.challengeByAddress;
    for (let asked = 0; asked < maximum; asked++) await ask();
    const refusal = await ask();
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(elsewhere)).status).toBe(200);
  });
});
