import { messages, ownMessages } from '@gildshelf/api-client/contract';
import { dashboardOf, expect, keepGame, keptToken, newPerson, openAs, test } from './sessionTest.ts';

const witcher = { slug: 'the-witcher-3-wild-hunt', name: 'The Witcher 3: Wild Hunt' };

for (const [how, leave] of [
  ['logged out', (key: string) => localStorage.removeItem(key)],
  ['cleared everything that is kept', () => localStorage.clear()],
] as const) {
  test(`a dashboard whose session ends because another tab ${how} asks to log in, and stays where it is`, async ({
    page,
    context,
    server,
    person,
    expectSound,
  }) => {
    await keepGame(server, person, witcher.slug);
    await openAs(page, server, person.token, dashboardOf(person));
    await expect(page.getByRole('listitem').filter({ hasText: witcher.name })).toBeVisible();
    // Before the site runs, nothing in the page hears of other tabs.
    await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
    const other = await context.newPage();
    await other.goto(`${server.url}/icon.svg`);
    await other.evaluate(leave, 'token');

    await expect(page.getByRole('status').filter({ hasText: messages.collection.signedOut })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out');
    await expectSound();
    await expect(page).toHaveURL(`${server.url}${dashboardOf(person)}`);
    await expect(page.getByText(witcher.name)).toHaveCount(0);
    await expect(page.getByText(ownMessages.session.ended)).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  });
}

// @control:WEB-02
test('a login in another tab signs this one in', async ({ page, context, server, person }) => {
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  await openAs(await context.newPage(), server, person.token, '/icon.svg');
  await expect(page.getByRole('heading', { name: `Welcome ${person.username}!` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join Now' })).toHaveCount(0);
});

// @control:WEB-02
test('another person in another tab: their own shelf, and nothing of the first one is ever drawn for them', async ({
  page,
  context,
  server,
  person,
}) => {
  await keepGame(server, person, witcher.slug);
  const next = await newPerson(server);
  await openAs(page, server, person.token, dashboardOf(person));
  const card = page.getByRole('listitem').filter({ hasText: witcher.name });
  await card.getByRole('button', { name: /edit/i }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Game' })).toBeVisible();
  await page.evaluate(
    ({ theirs, name }) => {
      Object.assign(window, { mixed: false });
      new MutationObserver(() => {
        const { textContent } = document.body;
        if (textContent.includes(name) && textContent.includes(theirs))
          Object.assign(window, { mixed: true });
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { theirs: witcher.name, name: next.username },
  );
  await openAs(await context.newPage(), server, next.token, '/icon.svg');

  await expect(page.getByRole('heading', { name: `Welcome, ${next.username}!` })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}${dashboardOf(next)}`);
  await expect(page.getByText("You haven't added any games to your all collection yet")).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'mixed'))).toBe(false);
});

// @control:WEB-02
test('what one person has typed into their profile is not left for the next, nor saved in their name', async ({
  page,
  context,
  server,
  person,
}) => {
  const next = await newPerson(server);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push(request.url());
  });
  await openAs(page, server, person.token, `/user/${person.username}/profile`);
  await page.getByLabel('Bio').fill('what only Mara knows');
  await openAs(await context.newPage(), server, next.token, '/icon.svg');

  await expect(page).toHaveURL(`${server.url}/user/${next.username}/profile`);
  await expect(page.getByLabel('Username')).toHaveValue(next.username);
  await expect(page.getByLabel('Bio')).toHaveValue('');
  expect(await keptToken(page)).toBe(next.token);
  expect(saved).toEqual([]);
});
