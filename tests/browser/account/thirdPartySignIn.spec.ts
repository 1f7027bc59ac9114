import { auth } from '@gildshelf/api-client/contract';
import {
  type RunningOpenIdProvider,
  startOpenIdProvider,
} from '../../../apps/api/src/testing/providers/startOpenIdProvider.ts';
import { freePort } from '../../../scripts/servers/freePort.ts';
import { type RunningServer, startServer } from '../../../scripts/servers/startServer.ts';
import { test as base, expect } from '../fixtures/serverTest.ts';

/** Playwright's test with the built server and a real OpenID provider with its own pages. */
const test = base.extend<object, { servers: { provider: RunningOpenIdProvider; site: RunningServer } }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
    async ({}, use) => {
      const port = await freePort();
      const provider = await startOpenIdProvider(
        `http://127.0.0.1:${port}${auth.thirdPartySignInPath}/callback`,
      );
      const settings = { ...provider.settings, OIDC_NAME: 'Guild Hall', LOG_LEVEL: 'error' };
      const site = await startServer({ entry: 'built', port, environment: settings });
      await use({ provider, site });
      await site.stop();
      await provider.close();
    },
    { scope: 'worker' },
  ],
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`at ${width} pixels a visitor signs in through the provider's pages, and the token in the callback URL is invalid afterwards`, async ({
    page,
    servers: { provider, site },
    violations,
  }) => {
    await page.setViewportSize({ width, height });
    const login = `mara${width}`;
    provider.accounts.set(login, {
      email: `${login}@example.org`,
      email_verified: true,
      name: `Mara ${width}`,
    });
    const callbackUrls: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/auth/oauth-callback?token='))
        callbackUrls.push(request.url());
    });

    await page.goto(`${site.url}/auth/login`);
    await page.getByRole('link', { name: 'Continue with Guild Hall' }).click();
    await page.getByLabel('Login').fill(login);
    await page.getByLabel('Password').fill('any');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: /wants to know/ })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(`${site.url}/user/Mara${width}/dashboard`);
    await expect(page.getByRole('heading', { name: `Welcome, Mara ${width}!` })).toBeVisible();

    const [callbackUrl = ''] = callbackUrls;
    const callbackToken = new URL(callbackUrl).searchParams.get('token');
    const fetchProfile = (token: string | null) =>
      fetch(`${site.url}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
    const storedToken = await page.evaluate(() => localStorage.getItem('token'));
    expect(storedToken).not.toBe(callbackToken);
    expect((await fetchProfile(storedToken)).status).toBe(200);
    expect((await fetchProfile(callbackToken)).status).toBe(401);

    // The callback URL from the browser history, opened while no user is signed in.
    await page.evaluate(() => localStorage.clear());
    await page.goto(callbackUrl);
    await expect(page).toHaveURL(`${site.url}/auth/login`);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(violations).toEqual([]);
  });

// @control:SEC-14
test('a visitor signs in by keyboard, and the provider redirects back at once the second time', async ({
  page,
  servers: { provider, site },
  violations,
}) => {
  provider.accounts.set('keys', { email: 'keys@example.org', email_verified: true, name: 'Kim Keys' });
  await page.goto(`${site.url}/auth/register`);
  await page.getByRole('link', { name: 'Sign up with Guild Hall' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Login')).toBeVisible();
  await page.getByLabel('Login').focus();
  await page.keyboard.type('keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type('any');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /wants to know/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/user/KimKeys/dashboard`);
  await expect(page.getByRole('heading', { name: 'Welcome, Kim Keys!' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site.url}/auth/login`);
  await page.getByRole('link', { name: 'Continue with Guild Hall' }).click();
  await expect(page).toHaveURL(`${site.url}/user/KimKeys/dashboard`);
  expect(violations).toEqual([]);
});

test('cancelling at the provider leads to the login page with an error message', async ({
  page,
  servers: { site },
  violations,
}) => {
  await page.goto(`${site.url}/auth/login`);
  await page.getByRole('link', { name: 'Continue with Guild Hall' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Signing in with Guild Hall did not work. Please try again.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  expect(violations).toEqual([]);
});

test('an email address that the provider has not verified creates no account, and the login page shows the reason', async ({
  page,
  servers: { provider, site },
  violations,
}) => {
  provider.accounts.set('unsure', { email: 'unsure@example.org', email_verified: false, name: 'Unsure' });
  await page.goto(`${site.url}/auth/login`);
  await page.getByRole('link', { name: 'Continue with Guild Hall' }).click();
  await page.getByLabel('Login').fill('unsure');
  await page.getByLabel('Password').fill('any');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /wants to know/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('Guild Hall did not confirm an email address of yours, and an account needs one.'),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(violations).toEqual([]);
});
