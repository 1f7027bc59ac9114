import { messages } from '@gildshelf/api-client/contract';
import { expect, password, test } from './sessionTest.ts';

const witcher = 'The Witcher 3: Wild Hunt';

// @control:WEB-07
test('with storage blocked by the browser, a visitor can browse, log in, rate and see the dashboard while the page is open', async ({
  page,
  server,
  user,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto(server.url);
  await expect(page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link')).toHaveCount(100);
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
  await page.getByLabel('Username or Email').fill(user.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${user.username}!` })).toBeVisible();
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
