import type { Page } from '@playwright/test';
import {
  type Answer,
  browsersOwnLog,
  dashboardOf,
  expect,
  expectSilence,
  keepBack,
  openAs,
  openWhole,
  test,
  titles,
  walkTo,
} from './slowTest.ts';

test.use({ rendering: 'browser' });

test.use({ mayLog: browsersOwnLog });

// What has come once is not asked for again everywhere: so the failure first.
const answers: readonly Answer[] = ['a failure', 'the server'];
const { game, anime } = titles;

/** Screens, what each one asks for, and what stands there in the end. */
const screens = [
  { path: '/', calls: '**/api/*/top', whole: 'Top 100 Games' },
  { path: game.path, calls: `**/api/games/${game.slug}`, whole: game.name },
  { path: anime.path, calls: `**/api/anime/${anime.slug}`, whole: anime.name },
  {
    path: '/user/:own/dashboard',
    calls: '**/api/userGames/*/games',

    whole: "You haven't added any games to your all collection yet",
  },
] as const;

for (const { path, calls, whole } of screens)
  test(`an answer to ${path} that comes after somebody has left is no news on the page where they are`, async ({
    page,
    server,
    person,
  }) => {
    const address = path.replace('/user/:own/dashboard', dashboardOf(person));
    await openAs(page, server, person.token, '/search');
    await openWhole(page, `${server.url}/search`);
    for (const answer of answers) {
      const late = await keepBack(page, calls);
      await walkTo(page, address);
      await late.asked();
      await walkTo(page, '/search');
      await late.give(answer);
      await expect(page).toHaveURL(`${server.url}/search`);
      await expect(page).toHaveTitle('Search · Gildshelf');
      await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
      await expectSilence(page);
    }
    await walkTo(page, address);
    await expect(page.getByRole('heading', { name: whole }).first()).toBeVisible();
    await expectSilence(page);
  });

test('a search with Enter that is answered after somebody has left opens nothing', async ({
  page,
  server,
}) => {
  await openWhole(page, server.url);
  await walkTo(page, '/search');
  const late = await keepBack(page, '**/api/games/search?*');
  await page.getByRole('combobox').fill('zelda');
  await page.getByRole('combobox').press('Enter');
  await late.asked();
  await expect(page.getByRole('combobox').locator('xpath=following-sibling::*').first()).toBeVisible();
  await walkTo(page, '/account');
  await late.give();
  await expect(page).toHaveURL(`${server.url}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your shelf is waiting' })).toBeVisible();
  await expectSilence(page);
});

/** Marks the open document, so that one can tell when another has taken its place. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isBefore: true }));

test('an update of the lists that is answered after somebody has left Home does not load their page anew', async ({
  page,
  server,
}) => {
  await page.route('**/api/*/top', (route) => route.fulfill({ status: 500, json: {} }));
  await openWhole(page, server.url);
  await mark(page);
  const late = await keepBack(page, '**/api/*/update-top-*');
  await page.getByRole('button', { name: 'Try Loading Content Again' }).click();
  await late.asked();
  await walkTo(page, '/search');
  await page.getByRole('combobox').fill('what somebody is typing');
  await late.give();
  await expect(page.getByRole('combobox')).toHaveValue('what somebody is typing');
  expect(await page.evaluate(() => Reflect.has(window, 'isBefore'))).toBe(true);
  await expectSilence(page);
});
