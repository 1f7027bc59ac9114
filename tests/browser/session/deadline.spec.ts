import { limits, messages } from '@gildshelf/api-client/contract';
import type { Page, Route } from '@playwright/test';
import { expect, openAs, openWithState, password, test } from './sessionTest.ts';

test.use({ rendering: 'browser' });

const witcher = '/game/the-witcher-3-wild-hunt';

/** Holds every call to an address; what is held can be answered later. */
async function hold(page: Page, address: string): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return held;
}

// @control:WEB-04
test('a call without an answer for 15 seconds says so, and what comes later is ignored', async ({
  page,
  server,
  pageErrors,
}) => {
  await page.clock.install();
  await openWithState(page, `${server.url}/auth/verify-email-sent`, { email: 'mara@example.org' });
  const held = await hold(page, '**/api/auth/verification-status*');
  await page.getByRole('button', { name: 'Check Verification Status' }).click();
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(limits.requestTimeout - 1000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(page.getByRole('alert')).toHaveText(messages.transport.timeout);
  // The address has been verified after all; but that was an answer to a question that is over.
  await held[0]?.fulfill({ json: { isVerified: true } }).catch(() => undefined);
  await page.clock.runFor(1000);
  await expect(page.getByRole('alert')).toHaveText(messages.transport.timeout);
  await expect(page).toHaveURL(`${server.url}/auth/verify-email-sent`);
  expect(pageErrors).toEqual([]);
});

test('a failure that fits none of the others is said in the words for that', async ({ page, server }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    // What no server can do: the browser itself fails to make the request.
    window.fetch = (address, request) =>
      String(address).includes('/api/games/')
        ? Promise.reject(new RangeError('odd'))
        : fetch(address, request);
  });
  await page.goto(`${server.url}${witcher}`);
  await expect(page.getByRole('alert')).toContainText(messages.transport.unexpected);
});

const counted = [
  [
    'two clicks',
    async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).dblclick(),
  ],
  [
    'Enter and a click',
    async (page: Page, name: string) => {
      await page.getByRole('textbox', { name: 'Password' }).press('Enter');
      // Straight to the element: a test that waits for it to be ready would be too polite.
      await page.getByRole('button', { name, exact: true }).dispatchEvent('click');
    },
  ],
] as const;

/** Neither a press nor the browser's own ways to send a form send it again while it is on its way. */
async function pressWhileBusy(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
}

for (const [how, press] of counted) {
  test(`a login is one request, also by ${how}`, async ({ page, server, person }) => {
    const held = await hold(page, '**/api/auth/login');
    await page.goto(`${server.url}/auth/login`);
    await page.getByLabel('Username or Email').fill(person.username);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await press(page, 'Login');
    await expect.poll(() => held.length).toBe(1);
    await pressWhileBusy(page, 'Login');
    await held[0]?.continue();
    await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();
    expect(held).toHaveLength(1);
  });

  test(`a registration is one request, also by ${how}`, async ({ page, server }) => {
    const held = await hold(page, '**/api/auth/register');
    await page.goto(`${server.url}/auth/register`);
    await page.getByLabel('Email', { exact: true }).fill(`${how.length}@example.org`);
    await page.getByLabel('Username').fill(`Ada${how.length}`);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await press(page, 'Register');
    await expect.poll(() => held.length).toBe(1);
    await pressWhileBusy(page, 'Register');
    await held[0]?.continue();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    expect(held).toHaveLength(1);
  });
}

// @control:WEB-04
test('a rating is one request, also by two clicks', async ({ page, server, person }) => {
  const held = await hold(page, '**/api/userGames/ratings');
  await openAs(page, server, person.token, witcher);
  await page.getByLabel('Status').selectOption({ label: 'Planned' });
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(page.getByText(messages.media.ratingSaved).first()).toBeVisible();
  expect(held).toHaveLength(1);
});
