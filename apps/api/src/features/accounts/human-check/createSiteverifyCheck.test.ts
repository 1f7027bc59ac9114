import { afterEach, describe, expect, test } from 'vitest';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { type SiteverifyScript, say, startSiteverify } from '../../../testing/providers/startSiteverify.ts';
import { createUsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import { createSiteverifyCheck } from './createSiteverifyCheck.ts';
import { siteverifyServices } from './siteverifyServices.ts';

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const secret = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe';
const answer = '03AGdBq24PBCbwiDRaS_MJ7Z.abc-def0123456789';
const ago = (ms: number) => new Date(now - ms).toISOString();

/** What each service says of a good answer, as its documents show it. */
const vouchers = {
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
const names = Object.keys(vouchers) as (keyof typeof vouchers)[];

type Standin = Awaited<ReturnType<typeof startSiteverify>>;
const standins: Standin[] = [];
afterEach(async () => {
  for (const standin of standins.splice(0)) await standin.close();
});

async function start(
  kind: keyof typeof vouchers,
  script: SiteverifyScript = say(vouchers[kind]),
  patience = 30_000,
) {
  const siteverify = await startSiteverify(script);
  standins.push(siteverify);
  const used = new Set<string>();
  const check = createSiteverifyCheck({
    service: { ...siteverifyServices[kind], address: siteverify.address },
    secret,
    hostname: 'shelf.example',
    usedChallenges: {
      use: async (challenge) => !used.has(challenge) && used.add(challenge).size > 0,
      removeExpired: async () => 0,
    },
    clock: () => now,
    patience,
  });
  return { ...siteverify, check };
}

/** A thrown failure counts as no, and its words stay free of what is secret. */
async function refusal(asking: Promise<boolean>) {
  const outcome = await asking.catch((error: unknown) => String(error));
  expect(outcome).not.toBe(true);
  expect(String(outcome)).not.toContain(answer);
  expect(String(outcome)).not.toContain(secret);
  return outcome;
}

describe.each(names)('%s', (kind) => {
  const voucher = vouchers[kind];

  test('is asked by a form with the secret and the answer, and nothing about the person', async () => {
    const { check, asked } = await start(kind);
    expect(await check.isHuman(answer)).toBe(true);
    expect(asked).toHaveLength(1);
    const [question] = asked;
    expect(question?.method).toBe('POST');
    expect(question?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(question?.body)]).toEqual([
      ['secret', secret],
      ['response', answer],
    ]);
  });

  test('has no challenge of ours to fetch', async () => {
    const { check } = await start(kind);
    expect(await check.challenge(0)).toBeUndefined();
  });

  test.each([
    ['it says no', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['it says no without a reason', { success: false }],
    ['the answer is six minutes old', { ...voucher, challenge_ts: ago(6 * minute) }],
    ['the answer is exactly five minutes old', { ...voucher, challenge_ts: ago(5 * minute) }],
    ['the answer is from the day after', { ...voucher, challenge_ts: ago(-24 * 60 * minute) }],
    ['the time is none', { ...voucher, challenge_ts: 'yesterday' }],
  ])('refuses quietly when %s', async (_, said) => {
    const { check } = await start(kind, say(said));
    expect(await refusal(check.isHuman(answer))).toBe(false);
  });

  // @control:SEC-13
  test.each([
    ['for another site', { ...voucher, hostname: 'evil.example' }, 'another site'],
    ['for a site below ours', { ...voucher, hostname: 'x.shelf.example' }, 'another site'],
    ['for another action', { ...voucher, action: 'comment' }, 'another action'],
    ['with no action', { ...voucher, action: undefined }, 'another shape'],
    ['with no site', { ...voucher, hostname: undefined }, 'another shape'],
    ['with no time', { ...voucher, challenge_ts: undefined }, 'another shape'],
    ['with a yes that is no boolean', { ...voucher, success: 'true' }, 'another shape'],
    ['in a list', [voucher], 'another shape'],
    ['by null', null, 'another shape'],
    [
      'our secret is wrong',
      { success: false, 'error-codes': ['invalid-input-secret'] },
      'invalid-input-secret',
    ],
  ])('refuses, and tells the log, when it vouches %s', async (_, said, words) => {
    const { check } = await start(kind, say(said));
    expect(await refusal(check.isHuman(answer))).toContain(words);
  });

  test.each<[string, SiteverifyScript]>([
    ['hangs', () => {}],
    ['hangs in the middle', (_, response) => response.write('{"success":')],
    ['is broken', (_, response) => response.writeHead(500).end(JSON.stringify(voucher))],
    ['answers HTML', (question, response) => response.end(`<html>${question.get('response')}</html>`)],
    ['cuts its answer', (_, response) => response.end(JSON.stringify(voucher).slice(0, -9))],
    ['says nothing', (_, response) => response.end()],
    [
      'does not end',
      (_, response) => response.end(JSON.stringify({ ...voucher, cdata: 'x'.repeat(99_999) })),
    ],
    ['hangs up', (_, response) => response.destroy()],
    [
      'leads elsewhere',
      (question, response) => {
        if (response.req.url === '/elsewhere') say(voucher)(question, response);
        else response.writeHead(307, { location: '/elsewhere' }).end();
      },
    ],
  ])('refuses when it %s', async (fault, script) => {
    const { check } = await start(kind, script, fault.startsWith('hangs') ? 300 : undefined);
    expect(await refusal(check.isHuman(answer))).toMatch(/Error: /);
  });

  // @control:SEC-13
  test('refuses when nobody is there', async () => {
    const { check, close } = await start(kind);
    standins.splice(0);
    await close();
    expect(await refusal(check.isHuman(answer))).toMatch(/Error: /);
  });

  test.each([
    ['missing', ''],
    ['short', 'x'.repeat(19)],
    ['5,000 characters long', 'x'.repeat(5000)],
    ['of other signs', `${answer}&secret=mine`],
    ['a list', `${['a', 'b'].map(() => answer)}`],
  ])('is not even asked about an answer that is %s', async (_, text) => {
    const { check, asked } = await start(kind);
    expect(await check.isHuman(text)).toBe(false);
    expect(asked).toHaveLength(0);
  });
});

test.each([
  [0.5, true],
  [0.49, false],
  [0, false],
  [1, true],
])('reCAPTCHA: a score of %d is a person: %s', async (score, isPerson) => {
  const { check } = await start('recaptcha', say({ ...vouchers.recaptcha, score }));
  expect(await check.isHuman(answer)).toBe(isPerson);
});

test('reCAPTCHA: without a score, as v2 answers, nobody is a person', async () => {
  const { check } = await start('recaptcha', say({ ...vouchers.recaptcha, score: undefined }));
  expect(await refusal(check.isHuman(answer))).toContain('another shape');
});

eachEngine((engine) => {
  // @control:SEC-13
  test.each(names)(
    '%s: of 20 uses of one answer at once exactly one counts, and none later',
    async (kind) => {
      const { address } = await start(kind);
      const store = await engine.freshStore();
      const check = createSiteverifyCheck({
        service: { ...siteverifyServices[kind], address },
        secret,
        hostname: 'shelf.example',
        usedChallenges: createUsedChallengesRepository(store.db),
        clock: () => now,
      });
      const results = await Promise.all(Array.from({ length: 20 }, () => check.isHuman(answer)));
      expect(results.filter(Boolean)).toHaveLength(1);
      expect(await check.isHuman(answer)).toBe(false);
      expect(await check.isHuman(`${answer}x`)).toBe(true);
      const kept = await store.db.selectFrom('used_challenges').selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain(answer);
      expect(kept.every((row) => Number(row.expires_at) > now)).toBe(true);
    },
  );
});
