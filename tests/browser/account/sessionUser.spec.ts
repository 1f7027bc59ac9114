import { auth } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { signIn } from '../lenientTest.ts';
import { openWhole } from '../served.ts';
import { stopClock } from '../stopClock.ts';
import { answer, callsTo, expect, stranger, test } from './signInTest.ts';

const now = Date.UTC(2026, 0, 1);

test('a login sends name, password and the proof of being human; what its answer says of the person wins over the token, and the login is replaced in the history', async ({
  page,
  server,
}) => {
  const token = fixtureToken({ username: 'mara', display_name: null });
  await answer(page, auth.login.path, 200, {
    token,
    user: { email: 'm@example.org', display_name: 'Mara Jade' },
  });
  // The real server would refuse this token, and the session would end.
  await answer(page, '/api/profile', 200, {});
  await page.route('**/api/user*/**', (route) => route.fulfill({ json: [] }));
  const calls = callsTo(page, auth.login.path);
  await page.goto(server.url);
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
  await page.getByLabel('Username or Email').fill('m@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('gilded1!');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${server.url}/user/mara/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mara Jade!' })).toBeVisible();
  const sent = calls()[0]?.postDataJSON();
  expect(sent).toMatchObject({ username: 'm@example.org', password: 'gilded1!' });
  expect(Object.keys(sent).sort()).toEqual(['password', 'recaptchaToken', 'username']);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('a token is good in the second in which it ends, and thrown away in the next: nobody is signed in then', async ({
  page,
  server,
}) => {
  const exp = now / 1000;
  await page.clock.setFixedTime(now);
  await signIn(page, server, { token: fixtureToken({ exp }) });
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Welcome Mara!' })).toBeVisible();
  await page.clock.setFixedTime(now + 1000);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a registration sends address, name, password and the proof: three letters or digits and six characters are enough, one less is not', async ({
  page,
  server,
}) => {
  await answer(page, auth.register.path, 201, { message: 'Look into your mail.' });
  const calls = callsTo(page, auth.register.path);
  await page.goto(`${server.url}/auth/register`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Email').fill('ada@example.org');
  for (const [username, password, sentence] of [
    ['ab', 'abcd1!', 'Please enter a valid username.'],
    ['a-b', 'abcd1!', 'Please enter a valid username.'],
    ['ab1', 'abc1!', 'Please enter a valid password.'],
    ['ab1', 'abcdef1', 'Please enter a valid password.'],
    ['ab1', 'abcdef!', 'Please enter a valid password.'],
    ['ab1', '123456!', 'Please enter a valid password.'],
  ] as const) {
    await field('Username').fill(username);
    await field('Password').fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }
  expect(calls()).toEqual([]);
  await field('Password').fill('abcd1!');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/verify-email-sent`);
  const sent = calls()[0]?.postDataJSON();
  expect(Object.keys(sent).sort()).toEqual(['email', 'password', 'recaptchaToken', 'username']);
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({
    email: 'ada@example.org',
    message: 'Look into your mail.',
  });
});

test('a failed login reloads the page 1.5 s later, and not before', async ({ page, server }) => {
  await answer(page, auth.login.path, 401, { message: 'No.' });
  await page.clock.install();
  // What a page does by itself waits for its clock too.
  await openWhole(page, `${server.url}/auth/login`);
  await page.getByLabel('Username or Email').fill(stranger().username);
  await page.getByRole('textbox', { name: 'Password' }).fill('gilded1!');
  await stopClock(page);
  await page.getByRole('button', { name: 'Login' }).click();
  const refreshing = page.getByRole('status').filter({ hasText: 'Refreshing...' });
  await expect(refreshing).toBeVisible();
  await page.clock.runFor(1499);
  await expect(refreshing).toBeVisible();
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.clock.runFor(1);
  await reloaded;
  await page.clock.resume();
  await expect(page.getByRole('alert')).toContainText('No.');
});
