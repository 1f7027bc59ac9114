import type { Locator, Page } from '@playwright/test';
import { signUp } from '../../support/signUp.ts';
import { gate } from '../gate.ts';
import { expect, signIn, test } from './accountTest.ts';

const calls = '**/api/profile';
const profileOf = (username: string) => `/user/${username}/profile`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe('a new person', () => {
  for (const width of [320, 390, 1280])
    test(`is offered nothing before the profile is known, and nothing moves when the offer comes (${width} pixels)`, async ({
      page,
      server,
    }) => {
      const person = await signUp(server, `MaravilhosaDaPrateleiraDourada${width}`);
      await signIn(page, server, person);
      const answer = gate();
      await page.route(calls, async (route) => {
        await answer.opened;
        await route.fallback();
      });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${server.url}/user/${person.username}/dashboard`);
      const title = heading(page, `Welcome, ${person.username}!`);
      const offer = page.getByRole('link', { name: 'Complete your profile' });
      const empty = page.getByText("You haven't added any games to your all collection yet");
      await expect(empty).toBeVisible();
      await expect(offer).toHaveCount(0);
      const before = await placesOf([title, empty]);
      answer.open();
      await expect(offer).toBeVisible();
      expect(await placesOf([title, empty])).toEqual(before);
      const [end] = (await placesOf([offer])).map(endOf);
      const choices = [page.getByRole('radiogroup', { name: 'Collection' }), page.getByLabel('Status')];
      expect(end).toBeLessThanOrEqual(Math.max(...(await placesOf(choices)).map(endOf)));
    });
});

const placesOf = (things: readonly Locator[]) => Promise.all(things.map((thing) => thing.boundingBox()));
const endOf = (box: Awaited<ReturnType<Locator['boundingBox']>>) =>
  (box?.x ?? Number.NaN) + (box?.width ?? 0);

test.describe('saving a profile', () => {
  test.beforeEach(async ({ page, server, person }) => {
    await page.goto(`${server.url}${profileOf(person.username)}`);
    await expect(save(page)).toBeVisible();
  });

  const typed = 'What I have typed';

  test('is for later when the session ends in another tab; what is typed stays', async ({
    page,
    context,
    server,
    person,
    expectSound,
  }) => {
    await field(page, 'Bio').fill(typed);
    const other = await context.newPage();
    await other.goto(`${server.url}/robots.txt`);
    await other.evaluate(() => localStorage.removeItem('token'));
    const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended. Please log in again.' });
    await expect(alert).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await expectSound();
    await signIn(other, server, person);
    await expect(alert).toHaveCount(0);
    await expect(field(page, 'Bio')).toHaveValue(typed);
    await save(page).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  });

  test('shows the picture of the address while it is typed, and the initial where there is none', async ({
    page,
    person,
  }) => {
    const picture = 'https://pictures.example/mara.svg';
    const asked: string[] = [];
    await page.route(
      ({ protocol }) => protocol === 'https:',
      (route) => {
        asked.push(route.request().url());
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
        });
      },
    );
    const shown = page.getByRole('main').locator('img');
    await field(page, 'Avatar URL').fill('http://pictures.example/mara.svg');
    await field(page, 'Avatar URL').fill(picture);
    await expect(shown).toHaveAttribute('src', picture);
    await field(page, 'Avatar URL').fill('nothing');
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole('main').getByText(person.username[0] ?? '', { exact: true })).toBeVisible();
    expect([...new Set(asked)]).toEqual([picture]);
  });
});
