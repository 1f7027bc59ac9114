import { limits, messages } from '@gildshelf/api-client/contract';
import type { Page, Route } from '@playwright/test';
import { startSiteverify } from '../../../apps/api/src/testing/providers/startSiteverify.ts';
import { serveHumanCheckScripts, siteverifyScript } from '../../support/humanCheckScripts.ts';
import { startTestServer, type TestServer } from '../../support/servers/startTestServer.ts';
import { findAxeViolations } from '../fixtures/findAxeViolations.ts';
import { test as base, expect, openFullyLoaded } from '../fixtures/serverTest.ts';

const user = { email: 'mara@example.org', username: 'Mara', password: 'gilded1!' };
const secret = 'a secret of the service';
const scripts = /^https:\/\/(www\.google\.com|challenges\.cloudflare\.com)\//;

interface Started {
  readonly server: TestServer;
  /** The requests to the siteverify endpoint. */
  readonly verifications: readonly { readonly body: string }[];
}

/** Playwright's test with a function that starts a server with a kind of human check, and the fakes of its service. */
const test = base.extend<{ start: (kind: string, siteKey?: string) => Promise<Started> }>({
  start: async ({ page }, use) => {
    const closers: (() => Promise<void>)[] = [];
    await use(async (kind, siteKey = 'public') => {
      const siteverify = await startSiteverify(siteverifyScript('127.0.0.1', secret));
      const server = await startTestServer({
        settings: {
          ...{ HUMAN_CHECK: kind, HUMAN_CHECK_SITE_KEY: siteKey, HUMAN_CHECK_SECRET: secret },
          LOG_LEVEL: 'warn',
        },
        dependencies: { siteverifyUrl: siteverify.address },
      });
      closers.push(siteverify.close, server.close);
      await serveHumanCheckScripts(page);
      return { server, verifications: siteverify.requests };
    });
    for (const close of closers.reverse()) await close();
  },
});

async function fillRegister(page: Page, server: TestServer) {
  await openFullyLoaded(page, `${server.url}/auth/register`);
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Username').fill(user.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
}

async function fillLogin(page: Page, server: TestServer) {
  await openFullyLoaded(page, `${server.url}/auth/login`);
  await page.getByLabel('Username or Email').fill(user.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
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
  test(`a visitor registers and logs in with ${kind}, without violations of the content security policy`, async ({
    page,
    start,
    violations,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const { server, verifications } = await start(kind);
    await fillRegister(page, server);
    // No script of the service is loaded before the form is submitted.
    await expect(page.locator('script[src*="//www.google.com"], script[src*="cloudflare"]')).toHaveCount(0);
    await submit(page, 'Register');
    await verify(page, server);

    await fillLogin(page, server);
    await control(page).focus();
    await page.keyboard.press('Space');
    await expect(control(page)).toBeChecked();
    expect(await findAxeViolations(page, { exclude: 'iframe' })).toEqual([]);
    await submit(page, 'Login');
    await expect(page.getByRole('heading', { name: `Welcome, ${user.username}!` })).toBeVisible();

    expect(verifications).toHaveLength(2);
    expect(new Set(verifications.map(({ body }) => body)).size).toBe(2);
    for (const { body } of verifications)
      expect([...new URLSearchParams(body).keys()]).toEqual(['secret', 'response']);
    expect(server.logged()).toEqual([]);
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });

  test(`a blocked ${kind} script reloads the page, which then shows the error message`, async ({
    page,
    start,
  }) => {
    const { server } = await start(kind);
    await page.route(scripts, (route) => route.abort('blockedbyclient'));
    await fillLogin(page, server);
    await expectReloadWithError(page, 'Login', messages.humanCheck.failed);
    await expect(page.getByLabel('Username or Email')).toHaveValue(user.username);
  });

  test(`a ${kind} script that does not load within 8 seconds reloads the page, which then shows the error message`, async ({
    page,
    start,
  }) => {
    await page.clock.install();
    const { server } = await start(kind);
    await page.route(scripts, hang);
    await fillRegister(page, server);
    await expectReloadWithError(page, 'Register', messages.humanCheck.timeout, limits.humanCheckTimeout);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(user.email);
  });
}

test('a visitor registers with reCAPTCHA after the video player has created a Trusted Types policy of the same name', async ({
  page,
  start,
  violations,
}) => {
  const { server } = await start('recaptcha');
  await fillRegister(page, server);
  // The video player's script creates this policy, which stays in the document across client-side navigations.
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

test('the visitor may take a minute to solve an interactive Turnstile challenge', async ({
  page,
  start,
  violations,
}) => {
  await page.clock.install();
  const { server } = await start('turnstile', 'asks');
  await fillRegister(page, server);
  await submit(page, 'Register');
  const frame = () => page.frames().find((candidate) => candidate.url().includes('challenge-platform'));
  await expect.poll(() => frame()?.getByRole('button').isVisible()).toBe(true);
  await page.clock.runFor(60_000);
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  await frame()?.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  expect(violations).toEqual([]);
});

const challenge = '**/api/auth/human-check';

/** Runs the clock, which must be installed, forward by `waitMs` after the submit. */
async function expectReloadWithError(page: Page, button: string, message: string, waitMs = 0) {
  const reload = page.waitForEvent('load');
  await submit(page, button);
  if (waitMs > 0) await page.clock.runFor(waitMs);
  await reload;
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  // The reload restores the form and the message; the check itself has not failed yet.
  await expect(control(page)).not.toBeChecked();
  await expect(control(page)).not.toHaveAttribute('aria-invalid', 'true');
}

for (const [name, fill, button] of [
  ['login', fillLogin, 'Login'],
  ['register', fillRegister, 'Register'],
] as const) {
  test(`${name}: an invalid challenge reloads the page, which then shows '${messages.humanCheck.failed}'`, async ({
    page,
    start,
  }) => {
    const { server } = await start('proof-of-work');
    await page.route(challenge, (route) => route.fulfill({ json: { parameters: 'junk' } }));
    await fill(page, server);
    await expectReloadWithError(page, button, messages.humanCheck.failed);
  });
}

/** Never responds to a request. */
async function hang(_: Route) {
  await new Promise(() => {});
}
