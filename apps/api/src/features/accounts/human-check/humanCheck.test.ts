import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { respondWithJson, startSiteverify } from '../../../testing/providers/startSiteverify.ts';

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
