import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import {
  callsTo,
  expect,
  expectSaid,
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
