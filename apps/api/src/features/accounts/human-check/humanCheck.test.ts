import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { say, startSiteverify } from '../../../testing/providers/startSiteverify.ts';

const refused = { status: 400, body: { message: messages.humanCheck.failed } };
const answer = '03AGdBq24PBCbwiDRaS_MJ7Z.abc-def0123456789';
const secret = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe';
const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

eachEngine((engine) => {
  describe.each(['recaptcha', 'turnstile'])('with HUMAN_CHECK=%s', (kind) => {
    async function start() {
      const siteverify = await startSiteverify(say({}));
      closings.push(siteverify.close);
      const server = await createTestApp(
        engine,
        {
          ...{ HUMAN_CHECK: kind, HUMAN_CHECK_SITE_KEY: 'public', HUMAN_CHECK_SECRET: secret },
          PUBLIC_URL: 'https://shelf.example:8443',
        },
        { siteverifyUrl: siteverify.address },
      );
      const voucher = {
        ...{ success: true, hostname: 'shelf.example', action: 'account', score: 0.9 },
        challenge_ts: new Date(server.time.now).toISOString(),
      };
      siteverify.become(say(voucher));
      const register = (recaptchaToken: unknown) => server.register('mara', { recaptchaToken });
      return { ...server, siteverify, voucher, register };
    }

    test('who is vouched for may register, once with one answer', async () => {
      const { register, siteverify } = await start();
      expect(await register(answer)).toMatchObject({ status: 200 });
      expect(await register(answer)).toMatchObject(refused);
      expect(siteverify.asked).toHaveLength(2);
    });

    test('there is no challenge to fetch', async () => {
      const { call } = await start();
      expect(await call('GET', '/api/auth/human-check')).toMatchObject({
        ...{ status: 404, body: { message: ownMessages.request.notFound } },
      });
    });

    // @control:SEC-13
    test('an answer that cannot be one is refused without asking', async () => {
      const { register, siteverify } = await start();
      for (const token of [undefined, '', 'short']) expect(await register(token)).toMatchObject(refused);
      for (const token of [[answer], { answer }, 5, 'x'.repeat(5000)])
        expect(await register(token)).toMatchObject({ status: 400 });
      expect(siteverify.asked).toHaveLength(0);
    });

    // @control:SEC-13
    test('when nobody vouches nobody passes, and the log says why without the answer', async () => {
      const { register, siteverify, lines } = await start();
      siteverify.become((_, response) => response.writeHead(500).end(answer + secret));
      expect(await register(answer)).toMatchObject(refused);
      await siteverify.close();
      closings.splice(0);
      expect(await register(answer)).toMatchObject(refused);
      const said = lines.filter((line) => line.includes('human check failed'));
      expect(said).toHaveLength(2);
      expect(said[0]).toContain('It answered 500.');
      expect(lines.join()).not.toContain(answer);
      expect(lines.join()).not.toContain(secret);
    });
  });
});
