import { auth } from '@gildshelf/api-client/contract';
import { startServer } from '../../../scripts/servers/startServer.ts';
import { readStoredToken } from './accountTest.ts';
import { expect, expectMessage, recordRequests, test } from './signInTest.ts';

const exchange = auth.exchangeSession.path;

test('login and registration link to third-party sign-in at the origin of the API', async ({
  page,
  server,
}) => {
  await page.route(
    (url) => url.pathname === auth.thirdPartySignInPath,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Over there</title>' }),
  );
  for (const [path, name] of [
    ['/auth/login', 'Continue with Google'],
    ['/auth/register', 'Sign up with Google'],
  ] as const) {
    await page.goto(`${server.url}${path}`);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${server.url}/api/auth/google-auth`);
    await expect(page).toHaveTitle('Over there');
  }
});

test('the login shows no third-party button when THIRD_PARTY_SIGN_IN is off', async ({ page }) => {
  const environment = { HUMAN_CHECK: 'none', LOG_LEVEL: 'error', THIRD_PARTY_SIGN_IN: 'off' };
  const server = await startServer({ entry: 'built', environment });
  try {
    await page.goto(`${server.url}/auth/login`);
    await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Continue with/ })).toHaveCount(0);
  } finally {
    await server.stop();
  }
});

for (const path of ['/auth/oauth-callback', '/auth/login']) {
  test(`${path} exchanges the token of its URL once, and the dashboard replaces it in the history`, async ({
    page,
    server,
    user,
  }) => {
    await page.goto(`${server.url}/search`);
    await page.evaluate(() => localStorage.removeItem('token'));
    const requests = recordRequests(page, exchange);
    await page.goto(`${server.url}${path}?token=${user.token}`);
    await expect(page.getByRole('heading', { name: `Welcome, ${user.username}!` })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/user/${user.username}/dashboard`);
    expect(requests()).toHaveLength(1);
    const storedToken = await readStoredToken(page);
    expect(storedToken).not.toBeNull();
    expect(storedToken, 'the token in the history is not the session token').not.toBe(user.token);

    await page.goBack();
    await expect(page).toHaveURL(`${server.url}/search`);
    expect(await readStoredToken(page)).toBe(storedToken);
  });
}

test('a token that was already exchanged shows an error message and keeps the current session', async ({
  page,
  server,
  user,
}) => {
  await page.goto(`${server.url}/auth/oauth-callback?token=${user.token}`);
  await expect(page.getByRole('heading', { name: `Welcome, ${user.username}!` })).toBeVisible();
  const storedToken = await readStoredToken(page);
  await page.goto(`${server.url}/auth/oauth-callback?token=${user.token}`);
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expectMessage(page, 'Signing in with Google did not work. Please try again.');
  expect(await readStoredToken(page)).toBe(storedToken);
});
