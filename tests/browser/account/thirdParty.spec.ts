import { auth } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { startServer } from '../../../scripts/servers/startServer.ts';
import { followPath, keptToken } from './accountTest.ts';
import { answer, callsTo, expect, expectSaid, test } from './signInTest.ts';

/** A token that can be read and lacks what a user needs. */
const nobodysToken = ['{"alg":"none"}', '{"sub":"1"}', 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
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

test('the button names the provider that is set, and is not there where none is offered', async ({
  page,
}) => {
  const lenient = { HUMAN_CHECK: 'none', LOG_LEVEL: 'error' };
  for (const [settings, count] of [
    [{ OIDC_NAME: 'Guild' }, 1],
    [{ OIDC_NAME: 'Guild', THIRD_PARTY_SIGN_IN: 'off' }, 0],
  ] as const) {
    const server = await startServer({ entry: 'built', environment: { ...lenient, ...settings } });
    try {
      await page.goto(`${server.url}/auth/login`);
      await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continue with Guild' })).toHaveCount(count);
      await expect(page.getByRole('link', { name: /Continue with/ })).toHaveCount(count);
    } finally {
      await server.stop();
    }
  }
});

test('a token that names no user is refused on the login', async ({ page, server, expectSound }) => {
  await page.goto(`${server.url}/auth/login?token=${nobodysToken}`);
  await expectSaid(page, 'Invalid user information received. Please try again.');
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expectSound();
});

test('a token that cannot be read is refused on the login', async ({ page, server, expectSound }) => {
  await page.goto(`${server.url}/auth/login?token=junk`);
  await expectSaid(page, 'Failed to process Google login. Please try again.');
  expect(await keptToken(page)).toBeNull();
  await expectSound();
});

const reasons = [
  [
    auth.thirdPartyProblems.notConfigured,
    'Signing in with Google is not set up here. Please log in with your username or email.',
  ],
  [auth.thirdPartyProblems.failed, 'Signing in with Google did not work. Please try again.'],
  [
    auth.thirdPartyProblems.emailMissing,
    'Google did not confirm an email address of yours, and an account needs one.',
  ],
] as const;

for (const [code, sentence] of reasons)
  test(`the login says why a third party led back to it: ${code}`, async ({ page, server, expectSound }) => {
    await page.goto(`${server.url}/auth/login?problem=${code}`);
    await expectSaid(page, sentence);
    await expectSound();
  });

test('a reason that is not known says nothing', async ({ page, server }) => {
  await page.goto(`${server.url}/auth/login?problem=toString`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
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

test('while the token of an address is swapped, the page says that it completes the login', async ({
  page,
  server,
  expectSound,
}) => {
  // No call is given up while somebody looks at the page in peace.
  await page.addInitScript(() => Object.assign(AbortSignal, { timeout: () => new AbortController().signal }));
  await page.route(`**${exchange}`, () => undefined);
  for (const path of ['/auth/oauth-callback', '/auth/login']) {
    await page.goto(`${server.url}${path}?token=${fixtureToken()}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Completing your login...' })).toBeVisible();
    await expectSound();
  }
});

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

test('a host that swaps no tokens is signed in to with the one that came', async ({ page, server }) => {
  const token = fixtureToken();
  await answer(page, exchange, 404, { message: 'Not found' });
  await page.route('**/api/userGames/**', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/profile', (route) => route.fulfill({ json: {} }));
  await page.goto(`${server.url}/auth/oauth-callback?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Welcome, Mara!' })).toBeVisible();
  expect(await keptToken(page)).toBe(token);
});

test('the way back without a token leads to the login', async ({ page, server }) => {
  await page.goto(`${server.url}/search`);
  const path = followPath(page);
  await page.goto(`${server.url}/auth/oauth-callback`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/search`);
  expect(path()).toContain('/auth/login');
});

test('the way back with a token that cannot be read leads to the login', async ({ page, server }) => {
  await page.goto(`${server.url}/auth/oauth-callback?token=junk`);
  await expect(page).toHaveURL(`${server.url}/auth/login`);
  await expectSaid(page, 'Failed to process Google login. Please try again.');
});
