import { messages, ownMessages } from '@gildshelf/api-client/contract';
import {
  addGame,
  createUser,
  dashboardOf,
  expect,
  openSignedIn,
  readStoredToken,
  test,
} from './sessionTest.ts';

const witcher = { slug: 'the-witcher-3-wild-hunt', name: 'The Witcher 3: Wild Hunt' };

for (const [how, leave] of [
  ['logged out', (key: string) => localStorage.removeItem(key)],
  ['cleared the storage', () => localStorage.clear()],
] as const) {
  test(`the dashboard asks the user to log in, at the same URL, after another tab ${how}`, async ({
    page,
    context,
    server,
    user,
    expectNoViolations,
  }) => {
    await addGame(server, user, witcher.slug);
    await openSignedIn(page, server, user.token, dashboardOf(user));
    await expect(page.getByRole('listitem').filter({ hasText: witcher.name })).toBeVisible();
    // The site listens for changes by other tabs once its scripts run.
    await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
    const other = await context.newPage();
    await other.goto(`${server.url}/icon.svg`);
    await other.evaluate(leave, 'token');

    await expect(page.getByRole('status').filter({ hasText: messages.collection.signedOut })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
    await expectNoViolations();
    await expect(page).toHaveURL(`${server.url}${dashboardOf(user)}`);
    await expect(page.getByText(witcher.name)).toHaveCount(0);
    await expect(page.getByText(ownMessages.session.ended)).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  });
}

// @control:WEB-02
test('a login in another tab also signs in this tab', async ({ page, context, server, user }) => {
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  await openSignedIn(await context.newPage(), server, user.token, '/icon.svg');
  await expect(page.getByRole('heading', { name: `Welcome ${user.username}!` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join Now' })).toHaveCount(0);
});

// @control:WEB-02
test('a login of another user in another tab shows the dashboard of that user, without content of the first user', async ({
  page,
  context,
  server,
  user,
}) => {
  await addGame(server, user, witcher.slug);
  const nextUser = await createUser(server);
  await openSignedIn(page, server, user.token, dashboardOf(user));
  const card = page.getByRole('listitem').filter({ hasText: witcher.name });
  await card.getByRole('button', { name: /edit/i }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
  await page.evaluate(
    ({ title, username }) => {
      Object.assign(window, { mixed: false });
      new MutationObserver(() => {
        const { textContent } = document.body;
        if (textContent.includes(username) && textContent.includes(title))
          Object.assign(window, { mixed: true });
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { title: witcher.name, username: nextUser.username },
  );
  await openSignedIn(await context.newPage(), server, nextUser.token, '/icon.svg');

  await expect(page.getByRole('heading', { name: `Welcome, ${nextUser.username}!` })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}${dashboardOf(nextUser)}`);
  await expect(page.getByText("You haven't added any games to your all collection yet")).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'mixed'))).toBe(false);
});

// @control:WEB-02
test('unsaved profile changes are discarded, not saved, when another user logs in from another tab', async ({
  page,
  context,
  server,
  user,
}) => {
  const nextUser = await createUser(server);
  const patchRequests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') patchRequests.push(request.url());
  });
  await openSignedIn(page, server, user.token, `/user/${user.username}/profile`);
  await page.getByLabel('Bio').fill('what only Mara knows');
  await openSignedIn(await context.newPage(), server, nextUser.token, '/icon.svg');

  await expect(page).toHaveURL(`${server.url}/user/${nextUser.username}/profile`);
  await expect(page.getByLabel('Username')).toHaveValue(nextUser.username);
  await expect(page.getByLabel('Bio')).toHaveValue('');
  expect(await readStoredToken(page)).toBe(nextUser.token);
  expect(patchRequests).toEqual([]);
});
