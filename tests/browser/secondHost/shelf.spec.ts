import type { Page } from '@playwright/test';
import { untrackedAnswers } from '../../support/secondHost/collectionRoutes.ts';
import { arrive, expect, hosts, test } from './secondHostTest.ts';

/** Rates the open title with so many steps down from five stars. */
async function rate(page: Page, status: string, steps: number) {
  await page.getByLabel('Status').selectOption({ label: status });
  const stars = page.getByRole('slider', { name: 'Rating' });
  await stars.press('End');
  for (let step = 0; step < steps; step += 1) await stars.press('ArrowLeft');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Rating updated successfully!', { exact: true })).toBeVisible();
}

for (const untracked of Object.keys(untrackedAnswers) as (keyof typeof untrackedAnswers)[])
  test.describe(`at another host, where an untracked title is answered by ${untracked}`, () => {
    test.use({ untracked });

    test('a game is rated on its page, and the form remembers it in the words of old hosts', async ({
      page,
      host,
      site,
      expectSound,
    }) => {
      const person = await arrive(page, host, site);
      await page.goto(`${site.url}/game/amber-atlas`);
      await expect(page.getByLabel('Status')).toBeEnabled();
      await expect(page.getByLabel('Status')).toHaveValue('');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await rate(page, 'Playing', 1);
      await expectSound();
      expect([...person.kept.game]).toEqual([[1, { status: 'playing', rating: 4.5 }]]);
      await page.reload();
      await expect(page.getByLabel('Status')).toHaveValue('playing');
      await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
    });
  });

for (const untracked of hosts)
  test.describe(`at another host, run '${untracked}'`, () => {
    test.use({ untracked });

    test('what is kept is shown by type and status, rated anew, and removed', async ({
      page,
      host,
      site,
      expectSound,
    }) => {
      const person = await arrive(page, host, site);
      await page.getByRole('link', { name: 'Browse Content!' }).click();
      await page.getByRole('link', { name: /Amber Ballad/ }).click();
      await rate(page, 'Watching', 2);
      person.kept.game.set(1, { status: 'playing', rating: 3 });
      person.kept.game.set(2, { status: 'planned', rating: 0 });
      person.kept.game.set(404, { status: 'dropped', rating: 1 });
      await page.goto(`${site.url}/user/Mara/dashboard`);
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(3);
      await expect(cards.nth(0)).toContainText('Status: Playing');
      await expect(cards.nth(1)).toContainText('Status: Planned');
      await expect(cards.nth(1).getByRole('img', { name: /stars/ })).toHaveCount(0);
      await expectSound();
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
      expect(person.kept.game.get(1)).toEqual({ status: 'completed', rating: 5 });
      await page.keyboard.press('Escape');
      await expect(
        page.getByText("You haven't added any games to your playing collection yet"),
      ).toBeVisible();

      await page.getByRole('radio', { name: 'Anime' }).check({ force: true });
      await expect(cards).toHaveText([/Amber Ballad.*Status: Watching/s]);
      await cards.getByRole('button', { name: 'Remove Amber Ballad' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog', { name: 'Successfully Removed' })).toBeVisible();
      expect(person.kept.anime.size).toBe(0);
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Anime' })).toBeChecked();
      await expect(page.getByText("You haven't added any anime to your all collection yet")).toBeVisible();
    });

    test('a profile is saved with the token that comes back, and a password is changed', async ({
      page,
      host,
      site,
      expectSound,
    }) => {
      const person = await arrive(page, host, site);
      const before = await page.evaluate(() => localStorage.getItem('token'));
      await page.goto(`${site.url}/user/Mara/profile`);
      await page.getByLabel('Display Name').fill('Mara of the Shelf');
      await page.getByLabel('Bio').fill('Two shelves.');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Your profile has been saved.' }),
      ).toBeVisible();
      await expectSound();
      expect(person.profile).toEqual({
        ...{ display_name: 'Mara of the Shelf', bio: 'Two shelves.' },
        ...{ avatar_url: null, location: null, website: null },
      });
      expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
      // What this host has not is not offered.
      await expect(page.getByText('Let anyone see my collection')).toHaveCount(0);

      await page.getByRole('button', { name: 'Change Password' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change Password' });
      await dialog.getByRole('textbox', { name: 'Current password' }).fill('gilded1!');
      await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('gilded2!');
      await dialog.getByRole('textbox', { name: 'Re-type new password' }).fill('gilded2!');
      await dialog.getByRole('button', { name: 'Change Password' }).click();
      await expect(
        dialog.getByRole('status').filter({ hasText: 'Your password has been changed.' }),
      ).toBeVisible();
      expect(person.password).toBe('gilded2!');
    });
  });
