import type { Page } from '@playwright/test';
import { untrackedResponses } from '../../support/second-host/collectionRoutes.ts';
import { expect, logInAsNewUser, test, variants } from './alternativeApiTest.ts';

/** Rates the open title, `steps` half stars below five. */
async function rate(page: Page, status: string, steps: number) {
  await page.getByLabel('Status').selectOption({ label: status });
  const stars = page.getByRole('slider', { name: 'Rating' });
  await stars.press('End');
  for (let step = 0; step < steps; step += 1) await stars.press('ArrowLeft');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Rating updated successfully!', { exact: true })).toBeVisible();
}

for (const untracked of Object.keys(untrackedResponses) as (keyof typeof untrackedResponses)[])
  test.describe(`with another API implementation that responds with ${untracked} for an untracked title`, () => {
    test.use({ untracked });

    test('a user rates a game on its page, and the form shows the stored status and rating after a reload', async ({
      page,
      api,
      site,
      expectNoViolations,
    }) => {
      const user = await logInAsNewUser(page, api, site);
      await page.goto(`${site.url}/game/amber-atlas`);
      await expect(page.getByLabel('Status')).toBeEnabled();
      await expect(page.getByLabel('Status')).toHaveValue('');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await rate(page, 'Playing', 1);
      await expectNoViolations();
      expect([...user.collection.game]).toEqual([[1, { status: 'playing', rating: 4.5 }]]);
      await page.reload();
      await expect(page.getByLabel('Status')).toHaveValue('playing');
      await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
    });
  });

for (const untracked of variants)
  test.describe(`with another API implementation, variant '${untracked}'`, () => {
    test.use({ untracked });

    test('a user filters the collection by type and status, changes a rating and removes a title', async ({
      page,
      api,
      site,
      expectNoViolations,
    }) => {
      const user = await logInAsNewUser(page, api, site);
      await page.getByRole('link', { name: 'Browse Content!' }).click();
      await page.getByRole('link', { name: /Amber Ballad/ }).click();
      await rate(page, 'Watching', 2);
      user.collection.game.set(1, { status: 'playing', rating: 3 });
      user.collection.game.set(2, { status: 'planned', rating: 0 });
      user.collection.game.set(404, { status: 'dropped', rating: 1 });
      await page.goto(`${site.url}/user/Mara/dashboard`);
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(3);
      await expect(cards.nth(0)).toContainText('Status: Playing');
      await expect(cards.nth(1)).toContainText('Status: Planned');
      await expect(cards.nth(1).getByRole('img', { name: /stars/ })).toHaveCount(0);
      await expectNoViolations();
      await page.getByLabel('Status').selectOption({ label: 'Currently Playing' });
      await expect(cards).toHaveCount(1);

      await cards.getByRole('button', { name: 'Edit Amber Atlas' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Game' });
      await dialog.getByLabel('Status').selectOption({ label: 'Completed' });
      await dialog.getByRole('slider').press('End');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog', { name: 'Rating Updated' })).toContainText(
        'Amber Atlas has been rated',
      );
      expect(user.collection.game.get(1)).toEqual({ status: 'completed', rating: 5 });
      await page.keyboard.press('Escape');
      await expect(
        page.getByText("You haven't added any games to your playing collection yet"),
      ).toBeVisible();

      await page.getByRole('radio', { name: 'Anime' }).check({ force: true });
      await expect(cards).toHaveText([/Amber Ballad.*Status: Watching/s]);
      await cards.getByRole('button', { name: 'Remove Amber Ballad' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog', { name: 'Successfully Removed' })).toBeVisible();
      expect(user.collection.anime.size).toBe(0);
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Anime' })).toBeChecked();
      await expect(page.getByText("You haven't added any anime to your all collection yet")).toBeVisible();
    });

    test('a user saves the profile, which replaces the token, and changes the password', async ({
      page,
      api,
      site,
      expectNoViolations,
    }) => {
      const user = await logInAsNewUser(page, api, site);
      const before = await page.evaluate(() => localStorage.getItem('token'));
      await page.goto(`${site.url}/user/Mara/profile`);
      await page.getByLabel('Display Name').fill('Mara of the Shelf');
      await page.getByLabel('Bio').fill('Two shelves.');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Your profile has been saved.' }),
      ).toBeVisible();
      await expectNoViolations();
      expect(user.profile).toEqual({
        ...{ display_name: 'Mara of the Shelf', bio: 'Two shelves.' },
        ...{ avatar_url: null, location: null, website: null },
      });
      expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
      // The site offers only settings that the API implements, also when it rejects their preflight requests.
      await expect(page.getByRole('main').getByRole('region')).toHaveText([
        /Display Name/,
        /Change Password/,
      ]);

      await page.getByRole('button', { name: 'Change Password' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change Password' });
      await dialog.getByRole('textbox', { name: 'Current password' }).fill('gilded1!');
      await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('gilded2!');
      await dialog.getByRole('textbox', { name: 'Re-type new password' }).fill('gilded2!');
      await dialog.getByRole('button', { name: 'Change Password' }).click();
      await expect(
        dialog.getByRole('status').filter({ hasText: 'Your password has been changed.' }),
      ).toBeVisible();
      expect(user.password).toBe('gilded2!');
    });
  });
