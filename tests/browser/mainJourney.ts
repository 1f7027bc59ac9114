import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/servers/startServer.ts';

const user = { email: 'mara@example.org', username: 'Mara', password: 'gilded1!' };

/** Browses as a visitor: both top lists, a title and back to the same scroll position, and a search by a part of a name. */
export async function browse(page: Page, server: RunningServer) {
  await page.goto(server.url);
  for (const name of ['Top 100 Games', 'Top 100 Anime']) {
    await expect(page.getByRole('region', { name }).getByRole('link')).toHaveCount(100);
  }

  const games = page.getByRole('region', { name: 'Top 100 Games' });
  await games.getByRole('button', { name: /next/i }).click();
  const rateTitle = games.getByRole('list').locator('..');
  await expect.poll(() => rateTitle.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  const scrollLeft = await settled(() => rateTitle.evaluate((list) => list.scrollLeft));
  const card = await firstCardInView(page);
  const name = await card.textContent();
  await card.click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect.poll(() => rateTitle.evaluate((list) => list.scrollLeft)).toBe(scrollLeft);
  expect(await (await firstCardInView(page)).textContent()).toBe(name);

  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  const box = page.getByPlaceholder('Search for games, anime, and more...');
  await box.fill('witcher');
  await expect(page.getByRole('option', { name: /The Witcher 3: Wild Hunt/ })).toBeVisible();
  await box.fill('Frieren');
  await expect(page.getByRole('option', { name: /Frieren: Beyond Journey's End/ })).toBeVisible();
}

/** Registers, opens the mailed verification link, and logs in. */
export async function signUp(page: Page, server: RunningServer) {
  await page.goto(`${server.url}/auth/register`);
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Username').fill(user.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  await expect.poll(() => server.mailedLinks().length).toBeGreaterThan(0);
  await page.goto(server.mailedLinks().at(-1) ?? '');
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await page.getByRole('link', { name: 'Log In to Your Account' }).click();
  await logIn(page);
}

/** Logs in on the login page and waits for the dashboard. */
async function logIn(page: Page) {
  await page.getByLabel('Username or Email').fill(user.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(user.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${user.username}!` })).toBeVisible();
}

/** Rates The Witcher 3 with 4.5 stars as completed, from its page. */
export async function track(page: Page, server: RunningServer) {
  await page.goto(`${server.url}/game/the-witcher-3-wild-hunt`);
  await page.getByLabel('Status').selectOption({ label: 'Completed' });
  const stars = page.getByRole('slider', { name: 'Rating' });
  await stars.focus();
  await stars.press('End');
  await stars.press('ArrowLeft');
  await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
  await page.getByRole('button', { name: /submit/i }).click();
  await expect(page.getByText('Rating updated successfully!', { exact: true })).toBeVisible();
}

/** Opens the dashboard and returns its card of The Witcher 3. */
export async function openDashboardCard(page: Page, server: RunningServer) {
  await page.goto(`${server.url}/user/${user.username}/dashboard`);
  const card = page.getByRole('listitem').filter({ hasText: 'The Witcher 3: Wild Hunt' });
  await expect(card).toBeVisible();
  return card;
}

/** Changes the rating on the dashboard, then removes the title. */
export async function editAndRemove(page: Page, server: RunningServer) {
  const card = await openDashboardCard(page, server);
  await card.getByRole('button', { name: /edit/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Game' });
  const stars = dialog.getByRole('slider', { name: 'Rating' });
  await stars.focus();
  await stars.press('Home');
  await stars.press('PageUp');
  await stars.press('PageUp');
  await dialog.getByRole('button', { name: /save/i }).click();
  const rated = page.getByRole('dialog', { name: 'Rating Updated' });
  await expect(rated).toContainText('The Witcher 3: Wild Hunt has been rated');
  await closeByKey(rated);
  await expect(card.getByRole('img', { name: '2 of 5 stars' })).toBeVisible();

  await card.getByRole('button', { name: /remove/i }).click();
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(confirm).toContainText(
    'Are you sure you want to remove The Witcher 3: Wild Hunt from your collection?',
  );
  await confirm.getByRole('button', { name: 'Delete' }).click();
  const removed = page.getByRole('dialog', { name: 'Successfully Removed' });
  await expect(removed).toContainText('The Witcher 3: Wild Hunt has been removed from your collection.');
  await closeByKey(removed);
  await expect(page.getByText("You haven't added any games to your all collection yet")).toBeVisible();
}

/** Presses Escape once the dialog has the focus; before, it does not listen to keys yet. */
async function closeByKey(dialog: Locator) {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.press('Escape');
}

/** The first game card that does not start left of the visible part of the carousel. */
async function firstCardInView(page: Page) {
  const links = page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link');
  const index = await links.evaluateAll((cards) =>
    cards.findIndex((card) => {
      const track = card.closest('ul')?.parentElement?.getBoundingClientRect();
      return track !== undefined && card.getBoundingClientRect().left >= track.left - 1;
    }),
  );
  return links.nth(index);
}

/** Resolves to a value once two consecutive readings agree, such as the position after a smooth scroll. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await read();
      return before === last;
    })
    .toBe(true);
  return last;
}
