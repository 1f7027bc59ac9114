import type { Locator, Page } from '@playwright/test';
import { signUp } from '../../support/accounts/signUp.ts';
import { createGate } from '../fixtures/timing.ts';
import { expect, signIn, test } from './accountTest.ts';

const profileUrl = '**/api/profile';
const profileOf = (username: string) => `/user/${username}/profile`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe('a new user', () => {
  for (const width of [320, 390, 1280])
    test(`sees the link to complete the profile only after the profile has loaded, without a layout shift (${width} pixels)`, async ({
      page,
      server,
    }) => {
      const user = await signUp(server, `MaravilhosaDaPrateleiraDourada${width}`);
      await signIn(page, server, user);
      const response = createGate();
      await page.route(profileUrl, async (route) => {
        await response.opened;
        await route.fallback();
      });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${server.url}/user/${user.username}/dashboard`);
      const title = heading(page, `Welcome, ${user.username}!`);
      const completeLink = page.getByRole('link', { name: 'Complete your profile' });
      const empty = page.getByText("You haven't added any games to your all collection yet");
      await expect(empty).toBeVisible();
      await expect(completeLink).toHaveCount(0);
      const before = await boxesOf([title, empty]);
      response.open();
      await expect(completeLink).toBeVisible();
      expect(await boxesOf([title, empty])).toEqual(before);
      const [edge] = (await boxesOf([completeLink])).map(rightEdgeOf);
      const filters = [page.getByRole('radiogroup', { name: 'Collection' }), page.getByLabel('Status')];
      expect(edge).toBeLessThanOrEqual(Math.max(...(await boxesOf(filters)).map(rightEdgeOf)));
    });
});

const boxesOf = (locators: readonly Locator[]) =>
  Promise.all(locators.map((locator) => locator.boundingBox()));
const rightEdgeOf = (box: Awaited<ReturnType<Locator['boundingBox']>>) =>
  (box?.x ?? Number.NaN) + (box?.width ?? 0);

test.describe('the profile form', () => {
  test.beforeEach(async ({ page, server, user }) => {
    await page.goto(`${server.url}${profileOf(user.username)}`);
    await expect(save(page)).toBeVisible();
  });

  const bio = 'An unsaved bio';

  test('cannot be saved after the session has ended in another tab, and keeps its input until the user logs in again', async ({
    page,
    context,
    server,
    user,
    expectNoViolations,
  }) => {
    await field(page, 'Bio').fill(bio);
    const otherTab = await context.newPage();
    await otherTab.goto(`${server.url}/robots.txt`);
    await otherTab.evaluate(() => localStorage.removeItem('token'));
    const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended. Please log in again.' });
    await expect(alert).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await expectNoViolations();
    await signIn(otherTab, server, user);
    await expect(alert).toHaveCount(0);
    await expect(field(page, 'Bio')).toHaveValue(bio);
    await save(page).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  });

  test('previews the image of the avatar URL, and the initial when the URL is invalid', async ({
    page,
    user,
  }) => {
    const imageUrl = 'https://pictures.example/mara.svg';
    const requested: string[] = [];
    await page.route(
      ({ protocol }) => protocol === 'https:',
      (route) => {
        requested.push(route.request().url());
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
        });
      },
    );
    const preview = page.getByRole('main').locator('img');
    await field(page, 'Avatar URL').fill('http://pictures.example/mara.svg');
    await field(page, 'Avatar URL').fill(imageUrl);
    await expect(preview).toHaveAttribute('src', imageUrl);
    await field(page, 'Avatar URL').fill('nothing');
    await expect(preview).toHaveCount(0);
    await expect(page.getByRole('main').getByText(user.username[0] ?? '', { exact: true })).toBeVisible();
    expect([...new Set(requested)]).toEqual([imageUrl]);
  });
});
