import { auth } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import {
  type Credentials,
  createCredentials,
  delayReload,
  expect,
  expectMessage,
  recordRequests,
  registerUser,
  test,
  waitForReload,
} from './signInTest.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const registerButton = (page: Page) => page.getByRole('button', { name: 'Register' });

async function fill(page: Page, { email, username, password }: Credentials) {
  await field(page, 'Email').fill(email);
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await registerButton(page).click();
}

test.beforeEach(async ({ page, server }) => {
  await page.goto(`${server.url}/auth/register`);
  await expect(page.getByRole('heading', { level: 1, name: 'Join the Adventure' })).toBeVisible();
});

test('a registration with a taken username restores the email address and the username after the reload', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const user = createCredentials();
  await registerUser(server, user);
  const requests = recordRequests(page, auth.register.path);
  const release = await delayReload(page);
  await fill(page, { ...user, email: 'other@example.org' });
  await expect(page.getByRole('status').filter({ hasText: 'Refreshing...' })).toBeVisible();
  await expectNoViolations();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(user.password);
  await waitForReload(page, release);
  await expectMessage(page, 'This username is already taken.');
  await expect(field(page, 'Email')).toHaveValue('other@example.org');
  await expect(field(page, 'Username')).toHaveValue(user.username);
  await expect(field(page, 'Password')).toHaveValue('');
  expect(requests()).toHaveLength(1);
  await expectNoViolations();
});
