import { expect, followPath, keptToken, signIn, test } from './accountTest.ts';

const items = ['Dashboard', 'Profile', 'Logout'];

test('the account menu leads to dashboard and profile, and logs out without passing the login', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await page.goto(server.url);
  const account = page.getByRole('navigation').getByRole('button', { name: 'Account' });
  await account.click();
  await expect(page.getByRole('menuitem')).toHaveText(items);
  await expectSound();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeFocused();
  await account.click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${person.username}!` })).toBeFocused();
});

for (const place of ['dashboard', 'profile'])
  test(`logging out of the ${place} by the menu goes to the front page and never passes the login`, async ({
    page,
    server,
    person,
  }) => {
    await page.goto(`${server.url}/user/${person.username}/${place}`);
    await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click();
    const paths = followPath(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
    expect(paths()).toEqual(['/']);
    expect(await keptToken(page)).toBeNull();
    const headers = { authorization: `Bearer ${person.token}` };
    await expect.poll(async () => (await fetch(`${server.url}/api/profile`, { headers })).status).toBe(401);
  });

test('the dashboard’s own Logout goes to the front page too', async ({ page, server, person }) => {
  await page.goto(`${server.url}/user/${person.username}/dashboard`);
  const paths = followPath(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  expect(paths()).toEqual(['/']);
});

test('/account leads a visitor to log in or to create an account, and a signed-in person to the dashboard', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await page.goto(`${server.url}/account`);
  await expect(page).toHaveURL(`${server.url}/user/${person.username}/dashboard`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/account`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth/login');
  await expect(main.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/auth/register');
  await expectSound();
  await signIn(page, server, person);
  await page.goto(`${server.url}/account`);
  await expect(page).toHaveURL(`${server.url}/user/${person.username}/dashboard`);
});
