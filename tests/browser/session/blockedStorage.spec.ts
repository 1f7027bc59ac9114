import { messages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { Person } from '../../support/signUp.ts';
import { expect, openAs, password, test } from './sessionTest.ts';

const witcher = 'The Witcher 3: Wild Hunt';

const states = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  },
};

async function logIn(page: Page, { username }: Person) {
  await page.getByLabel('Username or Email').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${username}!` })).toBeVisible();
}

for (const [state, make] of Object.entries(states)) {
  // @control:WEB-07
  test(`with a storage that is ${state} one can browse, log in, rate and see the shelf, as long as the page is open`, async ({
    page,
    server,
    person,
    pageErrors,
  }) => {
    await page.addInitScript(make);
    await page.goto(server.url);
    await expect(page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link')).toHaveCount(100);
    await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
    await logIn(page, person);
    await expect(page.getByText("You haven't added any games to your all collection yet")).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
    await page.getByPlaceholder('Search for games, anime, and more...').fill('witcher 3');
    await page.getByRole('option', { name: witcher }).click();
    await page.getByLabel('Status').selectOption({ label: 'Planned' });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(messages.media.ratingSaved).first()).toBeVisible();
    await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: witcher })).toContainText(/Status: planned/i);
    expect(pageErrors).toEqual([]);
  });
}

// @control:WEB-07
test('a storage without room gives up its cached lists, and the token wins', async ({
  page,
  server,
  person,
}) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    // A browser with room for the lists or for the rest, not for both.
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      const isListKept = this.getItem('topGames') !== null;
      if (key === 'token' && isListKept) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    };
  });
  await page.goto(server.url);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('topGames'))).not.toBeNull();
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
  await logIn(page, person);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept.token).toBeTruthy();
  expect(kept.topGames).toBeUndefined();
  await page.reload();
  await expect(page.getByRole('heading', { name: `Welcome, ${person.username}!` })).toBeVisible();
});

// @control:WEB-07
test('whatever junk is kept, the site starts, and the junk is gone', async ({
  page,
  server,
  person,
  pageErrors,
}) => {
  await openAs(page, server, 'a.b.c', '/icon.svg');
  await page.evaluate(() => {
    const junk = ['<html>', '{"data":', '[]', 'null', '{"data":{},"timestamp":"now"}', '\u0000'];
    const keys = ['topGames', 'topAnime', 'contentType', 'thumbnail_ZEkwCGJ3o7M'];
    for (const [index, key] of keys.entries()) localStorage.setItem(key, junk[index] ?? '');
    for (const key of ['failedAttempt_login', 'topGamesPosition', 'scroll_default/', 'reloadedBuild'])
      sessionStorage.setItem(key, '{"message":1}');
  });
  await page.goto(server.url);
  await expect(page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link')).toHaveCount(100);
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const lists = await page.evaluate(() =>
    ['topGames', 'topAnime'].map((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.data.length),
  );
  expect(lists).toEqual([100, 100]);
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
  await logIn(page, person);
  await expect(page.getByText("You haven't added any games to your all collection yet")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('contentType'))).toBeNull();
  expect(pageErrors).toEqual([]);
});
