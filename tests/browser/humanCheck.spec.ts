import { limits, messages } from '@gildshelf/api-client/contract';
import type { Page, Route } from '@playwright/test';
import { startSiteverify } from '../../apps/api/src/testing/providers/startSiteverify.ts';
import { serveHumanCheckScripts } from '../support/humanCheckScripts.ts';
import { siteverifyScript } from '../support/siteverifyScript.ts';
import { startTestServer, type TestServer } from '../support/startTestServer.ts';
import { findViolations } from './findViolations.ts';
import { test as base, expect, openWhole } from './served.ts';

const person = { email: 'mara@example.org', username: 'Mara', password: 'gilded1!' };
const secret = 'a secret of the service';
const scripts = /^https:\/\/(www\.google\.com|challenges\.cloudflare\.com)\//;

interface Started {
  readonly server: TestServer;
  /** What the service was asked to vouch for. */
  readonly asked: readonly { readonly body: string }[];
}

/** Starts a server with a kind of human check, and the stand-ins that it needs. */
const test = base.extend<{ start: (kind: string, siteKey?: string) => Promise<Started> }>({
  start: async ({ page }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (kind, siteKey = 'public') => {
      const siteverify = await startSiteverify(siteverifyScript('127.0.0.1', secret));
      const server = await startTestServer({
        settings: {
          ...{ HUMAN_CHECK: kind, HUMAN_CHECK_SITE_KEY: siteKey, HUMAN_CHECK_SECRET: secret },
          LOG_LEVEL: 'warn',
        },
        parts: { siteverifyUrl: siteverify.address },
      });
      ends.push(siteverify.close, server.close);
      await serveHumanCheckScripts(page);
      return { server, asked: siteverify.asked };
    });
    for (const end of ends.reverse()) await end();
  },
});

async function fillRegister(page: Page, server: TestServer) {
  await openWhole(page, `${server.url}/auth/register`);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
}

async function fillLogin(page: Page, server: TestServer) {
  await openWhole(page, `${server.url}/auth/login`);
  await page.getByLabel('Username or Email').fill(person.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
}

const control = (page: Page) => page.getByRole('checkbox', { name: 'I am human' });
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function verify(page: Page, server: TestServer) {
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect.poll(() => server.mailedLink()).not.toBe('');
  await page.goto(server.mailedLink());
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
}

for (const kind of ['recaptcha', 'turnstile']) {
  test(`with ${kind} somebody registers and logs in, and the policy refuses nothing`, async ({
    page,
    start,
    violations,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const { server, asked } = await start(kind);
    await fillRegister(page, server);
    // Nothing of the service is loaded before somebody is asked.
    await expect(page.locator('script[src*="//www.google.com"], script[src*="cloudflare"]')).toHaveCount(0);
    await submit(page, 'Register');
    await verify(page, server);

    await fillLogin(page, server);
    await control(page).focus();
    await page.keyboard.press('Space');
    await expect(control(page)).toBeChecked();
    expect(await findViolations(page, { exclude: 'iframe' })).toEqual([]);
    await submit(page, 'Login');
    await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();

    expect(asked).toHaveLength(2);
    expect(new Set(asked.map(({ body }) => body)).size).toBe(2);
    for (const { body } of asked)
      expect([...new URLSearchParams(body).keys()]).toEqual(['secret', 'response']);
    expect(server.logged()).toEqual([]);
    expect(violations).toEqual([]);
    expect(problems).toEqual([]);
  });

  test(`${kind} that is blocked is told after the reload`, async ({ page, start }) => {
    const { server } = await start(kind);
    await page.route(scripts, (route) => route.abort('blockedbyclient'));
    await fillLogin(page, server);
    await failsInTheseWords(page, 'Login', messages.humanCheck.failed);
    await expect(page.getByLabel('Username or Email')).toHaveValue(person.username);
  });

  test(`${kind} whose script never arrives is told after eight seconds and the reload`, async ({
    page,
    start,
  }) => {
    await page.clock.install();
    const { server } = await start(kind);
    await page.route(scripts, hang);
    await fillRegister(page, server);
    await failsInTheseWords(page, 'Register', messages.humanCheck.timeout, limits.humanCheckWait);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  });
}

test('with reCAPTCHA somebody logs in who has seen a trailer before', async ({ page, start, violations }) => {
  const { server } = await start('recaptcha');
  await fillRegister(page, server);
  // The video player's script makes a policy of the same name, and the document lives on from page to page.
  await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    trustedTypes.createPolicy('goog#html', {});
  });
  await submit(page, 'Register');
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('Turnstile may ask the person something, and gets the time that takes', async ({
  page,
  start,
  violations,
}) => {
  await page.clock.install();
  const { server } = await start('turnstile', 'asks');
  await fillRegister(page, server);
  await submit(page, 'Register');
  const frame = () => page.frames().find((each) => each.url().includes('challenge-platform'));
  await expect.poll(() => frame()?.getByRole('button').isVisible()).toBe(true);
  await page.clock.runFor(60_000);
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  await frame()?.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  expect(violations).toEqual([]);
});

const challenge = '**/api/auth/human-check';

/** `wait`: milliseconds that the clock, which then must be installed, jumps ahead after the submit. */
async function failsInTheseWords(page: Page, button: string, sentence: string, wait = 0) {
  const reload = page.waitForEvent('load');
  await submit(page, button);
  if (wait > 0) await page.clock.runFor(wait);
  await reload;
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  // After the reload nothing has failed yet: what stands there is what was kept.
  await expect(control(page)).not.toBeChecked();
  await expect(control(page)).not.toHaveAttribute('aria-invalid', 'true');
}

for (const [name, fill, button] of [
  ['login', fillLogin, 'Login'],
  ['register', fillRegister, 'Register'],
] as const) {
  test(`${name}: a challenge that cannot be understood: '${messages.humanCheck.failed}'`, async ({
    page,
    start,
  }) => {
    const { server } = await start('proof-of-work');
    await page.route(challenge, (route) => route.fulfill({ json: { parameters: 'junk' } }));
    await fill(page, server);
    await failsInTheseWords(page, button, messages.humanCheck.failed);
  });
}

/** Leaves a request without an answer. */
async function hang(_: Route) {
  await new Promise(() => {});
}
