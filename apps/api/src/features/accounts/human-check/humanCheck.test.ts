import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { respondWithJson, startSiteverify } from '../../../testing/providers/startSiteverify.ts';
import { rateLimits } from '../limits/rateLimiter.ts';
import type { HumanCheck } from './humanCheck.ts';

const rejection = { status: 400, body: { message: messages.humanCheck.failed } };
const token = '03AGdBq24PBCbwiDRaS_MJ7Z.abc-def0123456789';
const secret = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe';
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
});

eachEngine((engine) => {
  describe.each(['recaptcha', 'turnstile'])('with HUMAN_CHECK=%s', (kind) => {
    async function start() {
      const siteverify = await startSiteverify(respondWithJson({}));
      cleanups.push(siteverify.close);
      const server = await createTestApp(
        engine,
        {
          ...{ HUMAN_CHECK: kind, HUMAN_CHECK_SITE_KEY: 'public', HUMAN_CHECK_SECRET: secret },
          PUBLIC_URL: 'https://shelf.example:8443',
        },
        { siteverifyUrl: siteverify.address },
      );
      const acceptedResponse = {
        ...{ success: true, hostname: 'shelf.example', action: 'account', score: 0.9 },
        challenge_ts: new Date(server.time.now).toISOString(),
      };
      siteverify.setHandler(respondWithJson(acceptedResponse));
      const register = (recaptchaToken: unknown) => server.register('mara', { recaptchaToken });
      return { ...server, siteverify, acceptedResponse, register };
    }

    test('a token that the service accepts is valid for one registration', async () => {
      const { register, siteverify } = await start();
      expect(await register(token)).toMatchObject({ status: 200 });
      expect(await register(token)).toMatchObject(rejection);
      expect(siteverify.requests).toHaveLength(2);
    });

    test('responds 404 to a request for a challenge', async () => {
      const { call } = await start();
      expect(await call('GET', '/api/auth/human-check')).toMatchObject({
        ...{ status: 404, body: { message: ownMessages.request.notFound } },
      });
    });

    // @control:SEC-13
    test('rejects a malformed token without a request to the service', async () => {
      const { register, siteverify } = await start();
      for (const malformed of [undefined, '', 'short'])
        expect(await register(malformed)).toMatchObject(rejection);
      for (const malformed of [[token], { token }, 5, 'x'.repeat(5000)])
        expect(await register(malformed)).toMatchObject({ status: 400 });
      expect(siteverify.requests).toHaveLength(0);
    });

    // @control:SEC-13
    test('rejects every token while the service is down, and logs the reason without the token', async () => {
      const { register, siteverify, lines } = await start();
      siteverify.setHandler((_, response) => response.writeHead(500).end(token + secret));
      expect(await register(token)).toMatchObject(rejection);
      await siteverify.close();
      cleanups.splice(0);
      expect(await register(token)).toMatchObject(rejection);
      const logged = lines.filter((line) => line.includes('human check failed'));
      expect(logged).toHaveLength(2);
      expect(logged[0]).toContain('The service responded with 500.');
      expect(lines.join()).not.toContain(token);
      expect(lines.join()).not.toContain(secret);
    });
  });
});

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
