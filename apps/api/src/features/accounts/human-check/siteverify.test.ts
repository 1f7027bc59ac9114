import { afterEach, describe, expect, test } from 'vitest';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import {
  respondWithJson,
  type SiteverifyHandler,
  startSiteverify,
} from '../../../testing/providers/startSiteverify.ts';
import { createUsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import { createSiteverifyCheck, siteverifyServices } from './siteverify.ts';

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const secret = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe';
const token = '03AGdBq24PBCbwiDRaS_MJ7Z.abc-def0123456789';
const ago = (ms: number) => new Date(now - ms).toISOString();

/** The response of each service to a valid token, as documented. */
const successResponses = {
  recaptcha: {
    success: true,
    challenge_ts: '2026-11-21T11:59:50Z',
    hostname: 'shelf.example',
    score: 0.9,
    action: 'account',
  },
  turnstile: {
    success: true,
    challenge_ts: '2026-11-21T11:59:50.096Z',
    hostname: 'shelf.example',
    'error-codes': [],
    action: 'account',
    cdata: '',
    metadata: { interactive: false },
  },
} as const;
const kinds = Object.keys(successResponses) as (keyof typeof successResponses)[];

type FakeService = Awaited<ReturnType<typeof startSiteverify>>;
const fakeServices: FakeService[] = [];
afterEach(async () => {
  for (const fakeService of fakeServices.splice(0)) await fakeService.close();
});

async function start(
  kind: keyof typeof successResponses,
  script: SiteverifyHandler = respondWithJson(successResponses[kind]),
  timeoutMs = 30_000,
) {
  const siteverify = await startSiteverify(script);
  fakeServices.push(siteverify);
  const used = new Set<string>();
  const check = createSiteverifyCheck({
    service: { ...siteverifyServices[kind], url: siteverify.address },
    secret,
    hostname: 'shelf.example',
    usedChallenges: {
      use: async (challenge) => !used.has(challenge) && used.add(challenge).size > 0,
      removeExpired: async () => 0,
    },
    clock: () => now,
    timeoutMs,
  });
  return { ...siteverify, check };
}

/** The result of a rejected token, false or the text of the error, which must not contain the token or the secret. */
async function rejectionOf(verification: Promise<boolean>) {
  const outcome = await verification.catch((error: unknown) => String(error));
  expect(outcome).not.toBe(true);
  expect(String(outcome)).not.toContain(token);
  expect(String(outcome)).not.toContain(secret);
  return outcome;
}

describe.each(kinds)('%s', (kind) => {
  const successResponse = successResponses[kind];

  test('receives a form with the secret and the token, and nothing about the visitor', async () => {
    const { check, requests } = await start(kind);
    expect(await check.isHuman(token)).toBe(true);
    expect(requests).toHaveLength(1);
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(request?.body)]).toEqual([
      ['secret', secret],
      ['response', token],
    ]);
  });

  test('needs no challenge from this server', async () => {
    const { check } = await start(kind);
    expect(await check.challenge(0)).toBeUndefined();
  });

  test.each([
    [
      'the service reports it as expired or already used',
      { success: false, 'error-codes': ['timeout-or-duplicate'] },
    ],
    ['the service reports a failure without a reason', { success: false }],
    ['it is six minutes old', { ...successResponse, challenge_ts: ago(6 * minute) }],
    ['it is exactly five minutes old', { ...successResponse, challenge_ts: ago(5 * minute) }],
    ['it is from the next day', { ...successResponse, challenge_ts: ago(-24 * 60 * minute) }],
    ['its time is malformed', { ...successResponse, challenge_ts: 'yesterday' }],
  ])('rejects a token without an error when %s', async (_, body) => {
    const { check } = await start(kind, respondWithJson(body));
    expect(await rejectionOf(check.isHuman(token))).toBe(false);
  });

  // @control:SEC-13
  test.each([
    ['it was issued for another site', { ...successResponse, hostname: 'evil.example' }, 'another site'],
    ['it was issued for a subdomain', { ...successResponse, hostname: 'x.shelf.example' }, 'another site'],
    ['it was issued for another action', { ...successResponse, action: 'comment' }, 'another action'],
    ['the response has no action', { ...successResponse, action: undefined }, 'unexpected shape'],
    ['the response has no hostname', { ...successResponse, hostname: undefined }, 'unexpected shape'],
    ['the response has no time', { ...successResponse, challenge_ts: undefined }, 'unexpected shape'],
    ['success is not a boolean', { ...successResponse, success: 'true' }, 'unexpected shape'],
    ['the response is a list', [successResponse], 'unexpected shape'],
    ['the response is null', null, 'unexpected shape'],
    [
      'the secret is wrong',
      { success: false, 'error-codes': ['invalid-input-secret'] },
      'invalid-input-secret',
    ],
  ])('rejects a token with an error when %s', async (_, body, reason) => {
    const { check } = await start(kind, respondWithJson(body));
    expect(await rejectionOf(check.isHuman(token))).toContain(reason);
  });

  test.each<[string, SiteverifyHandler]>([
    ['hangs', () => {}],
    ['hangs in the middle of the response', (_, response) => response.write('{"success":')],
    ['responds with 500', (_, response) => response.writeHead(500).end(JSON.stringify(successResponse))],
    ['responds with HTML', (form, response) => response.end(`<html>${form.get('response')}</html>`)],
    ['truncates the response', (_, response) => response.end(JSON.stringify(successResponse).slice(0, -9))],
    ['responds with an empty body', (_, response) => response.end()],
    [
      'sends an oversized response',
      (_, response) => response.end(JSON.stringify({ ...successResponse, cdata: 'x'.repeat(99_999) })),
    ],
    ['hangs up', (_, response) => response.destroy()],
    [
      'redirects',
      (form, response) => {
        if (response.req.url === '/elsewhere') respondWithJson(successResponse)(form, response);
        else response.writeHead(307, { location: '/elsewhere' }).end();
      },
    ],
  ])('rejects a token with an error when the service %s', async (behaviour, script) => {
    const { check } = await start(kind, script, behaviour.startsWith('hangs') ? 300 : undefined);
    expect(await rejectionOf(check.isHuman(token))).toMatch(/Error: /);
  });

  // @control:SEC-13
  test('rejects a token with an error when the service is unreachable', async () => {
    const { check, close } = await start(kind);
    fakeServices.splice(0);
    await close();
    expect(await rejectionOf(check.isHuman(token))).toMatch(/Error: /);
  });

  test.each([
    ['missing', ''],
    ['too short', 'x'.repeat(19)],
    ['5,000 characters long', 'x'.repeat(5000)],
    ['made of invalid characters', `${token}&secret=mine`],
    ['a list', `${['a', 'b'].map(() => token)}`],
  ])('receives no request for a token that is %s', async (_, text) => {
    const { check, requests } = await start(kind);
    expect(await check.isHuman(text)).toBe(false);
    expect(requests).toHaveLength(0);
  });
});

test.each([
  [0.5, true],
  [0.49, false],
  [0, false],
  [1, true],
])('reCAPTCHA: a score of %d is accepted: %s', async (score, isAccepted) => {
  const { check } = await start('recaptcha', respondWithJson({ ...successResponses.recaptcha, score }));
  expect(await check.isHuman(token)).toBe(isAccepted);
});

test('reCAPTCHA: rejects a response without a score, as sent for v2 tokens', async () => {
  const { check } = await start(
    'recaptcha',
    respondWithJson({ ...successResponses.recaptcha, score: undefined }),
  );
  expect(await rejectionOf(check.isHuman(token))).toContain('unexpected shape');
});

eachEngine((engine) => {
  // @control:SEC-13
  test.each(kinds)('%s: accepts a token once, also when it is sent 20 times concurrently', async (kind) => {
    const { address: url } = await start(kind);
    const store = await engine.freshStore();
    const check = createSiteverifyCheck({
      service: { ...siteverifyServices[kind], url },
      secret,
      hostname: 'shelf.example',
      usedChallenges: createUsedChallengesRepository(store.db),
      clock: () => now,
    });
    const results = await Promise.all(Array.from({ length: 20 }, () => check.isHuman(token)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await check.isHuman(token)).toBe(false);
    expect(await check.isHuman(`${token}x`)).toBe(true);
    const rows = await store.db.selectFrom('used_challenges').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.every((row) => Number(row.expires_at) > now)).toBe(true);
  });
});
