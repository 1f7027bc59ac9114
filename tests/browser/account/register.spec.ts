import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import {
  answer,
  callsTo,
  expect,
  expectSaid,
  expectWrong,
  holdReload,
  registered,
  type Stranger,
  stranger,
  test,
  untilReloaded,
} from './signInTest.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const registerButton = (page: Page) => page.getByRole('button', { name: 'Register' });

async function fill(page: Page, { email, username, password }: Stranger) {
  await field(page, 'Email').fill(email);
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await registerButton(page).click();
}

test.beforeEach(async ({ page, server }) => {
  await page.goto(`${server.url}/auth/register`);
  await expect(page.getByRole('heading', { level: 1, name: 'Join the Adventure' })).toBeVisible();
});

const good = { email: 'ada@example.org', username: 'ada', password: 'gilded1!' };

const wrong = [
  {
    title: 'a registration without an address, a name or a password asks for all fields',
    values: { ...good, email: '' },
    field: 'Email',
    sentence: 'Please fill in all fields.',
  },
  {
    title: 'a registration with something that is no address says so at the address',
    values: { ...good, email: 'ada@example' },
    field: 'Email',
    sentence: 'Please enter a valid email.',
  },
  {
    title: 'a registration with too short a name says so at the name',
    values: { ...good, username: 'ad' },
    field: 'Username',
    sentence: 'Please enter a valid username.',
  },
  {
    title: 'a registration with a weak password says so at the password',
    values: { ...good, password: 'gilded11' },
    field: 'Password',
    sentence: 'Please enter a valid password.',
  },
] as const;

for (const { title, values, field: name, sentence } of wrong)
  test(title, async ({ page, expectSound }) => {
    const calls = callsTo(page, auth.register.path);
    await fill(page, values);
    await expectWrong(page, 'textbox', name, sentence);
    await expectSound();
    expect(calls()).toEqual([]);
    for (const [label, value] of Object.entries({
      Email: values.email,
      Username: values.username,
      Password: values.password,
    }))
      await expect(field(page, label)).toHaveValue(value);
  });

test('each field of the registration says what is asked for', async ({ page }) => {
  const hints = {
    Email: 'Enter a valid email address',
    Username: '3+ characters, letters and numbers only',
    Password: 'Minimum 6 characters: must include letters, numbers, and special character (!@$%).',
  };
  for (const [name, hint] of Object.entries(hints)) {
    await expect(field(page, name)).toHaveAccessibleDescription(hint);
    await expect(page.getByText(hint, { exact: true })).toBeVisible();
  }
});

test('whoever mends a field sees what is asked for again, and no reproach', async ({ page }) => {
  await fill(page, { ...good, password: 'x' });
  await expectWrong(page, 'textbox', 'Password', 'Please enter a valid password.');
  await page.keyboard.type('y');
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/^Minimum 6 characters/);
  await expect(field(page, 'Password')).not.toHaveAttribute('aria-invalid');
});

test('a name that is taken: after the reload the address and the name are still there', async ({
  page,
  server,
  expectSound,
}) => {
  const person = stranger();
  await registered(server, person);
  const calls = callsTo(page, auth.register.path);
  const letGo = await holdReload(page);
  await fill(page, { ...person, email: 'other@example.org' });
  await expect(page.getByRole('status').filter({ hasText: 'Refreshing...' })).toBeVisible();
  await expectSound();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(person.password);
  await untilReloaded(page, letGo);
  await expectSaid(page, 'This username is already taken.');
  await expect(field(page, 'Email')).toHaveValue('other@example.org');
  await expect(field(page, 'Username')).toHaveValue(person.username);
  await expect(field(page, 'Password')).toHaveValue('');
  expect(calls()).toHaveLength(1);
  await expectSound();
});

test('a host that refuses a registration without words: the page finds its own', async ({ page }) => {
  await answer(page, auth.register.path, 500);
  await untilReloaded(page, () => fill(page, good));
  await expectSaid(page, 'Registration failed. Please try again.');
  await expect(field(page, 'Email')).toHaveValue(good.email);
});

test('a registration that works leads to the page that says where the mail went', async ({
  page,
  server,
  expectSound,
}) => {
  await fill(page, stranger());
  await expect(page).toHaveURL(`${server.url}/auth/verify-email-sent`);
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused();
  await expectSaid(page, 'Registration successful. Please check your email to verify your account.');
  await expectSound();
});

test('somebody with an account finds the way back to the login', async ({ page, server }) => {
  await page.getByRole('link', { name: 'Log in here' }).click();
  await expect(page).toHaveURL(`${server.url}/auth/login`);
});

test('a password manager finds the fields of the registration', async ({ page }) => {
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'Username')).toHaveAttribute('autocomplete', 'username');
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password');
});
