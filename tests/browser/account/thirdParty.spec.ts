import { auth } from '@gildshelf/api-client/contract';
import { startServer } from '../../../scripts/servers/startServer.ts';
import { keptToken } from './accountTest.ts';
import { callsTo, expect, expectSaid, test } from './signInTest.ts';

const exchange = auth.exchangeSession.path;

test('the login and the registration lead to the third party by the address of the API host', async ({
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

test('the login has no button of a third party where none is offered', async ({ page }) => {
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
  test(`${path} swaps the token of its address once, and the dashboard takes its place`, async ({
    page,
    server,
    person,
  }) => {
    await page.goto(`${server.url}/search`);
    await page.evaluate(() => localStorage.removeItem('token'));
    const calls = callsTo(page, exchange);
    await page.goto(`${server.url}${path}?token=${person.token}`);
    await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/user/${person.username}/dashboard`);
    expect(calls()).toHaveLength(1);
    const kept = await keptToken(page);
    expect(kept).not.toBeNull();
    expect(kept, 'what the history keeps is worth nothing').not.toBe(person.token);

    await page.goBack();
    await expect(page).toHaveURL(`${server.url}/search`);
    expect(await keptToken(page)).toBe(kept);
  });
}

test('a token of an address that was swapped before signs nobody in, and costs nobody their session', async ({
  page,
  server,
  person,
}) => {
  await page.goto(`${server.url}/auth/oauth-callback?token=${person.token}`);
  await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();
  const kept = await keptToken(page);
  await page.goto(`${server.url}/auth/oauth-callback?token=${person.token}`);
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expectSaid(page, 'Signing in with Google did not work. Please try again.');
  expect(await keptToken(page)).toBe(kept);
});
