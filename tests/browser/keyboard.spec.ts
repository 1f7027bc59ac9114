import type { Page } from '@playwright/test';
import { startServer } from '../../scripts/servers/startServer.ts';
import { signUp } from '../support/signUp.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './watched.ts';

const password = 'gilded1!';

async function expectHeadingFocus(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

test('somebody without a pointer browses, searches, rates and edits', async ({ page }) => {
  const server = await startServer({
    entry: 'built',
    environment: { HUMAN_CHECK: 'none', LOG_LEVEL: 'error' },
  });
  try {
    await signUp(server, 'Mara');
    const { keyboard } = page;

    // Browse: past the bar to a card of the first list, its page, and back.
    await page.goto(server.url);
    const games = page.getByRole('region', { name: 'Top 100 Games' });
    await expect(games.getByRole('link')).toHaveCount(100);
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    const card = games.getByRole('link').nth(8);
    const name = (await card.textContent())?.replace(/^\d+/, '') ?? '';
    await tabTo(page, card);
    await keyboard.press('Enter');
    await expectHeadingFocus(page, name);
    await tabTo(page, page.getByRole('button', { name: 'Back' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expectHeadingFocus(page, 'Gildshelf');

    // Log in.
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Account' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expectHeadingFocus(page, 'Welcome Back!');
    await tabTo(page, page.getByLabel('Username or Email'));
    await keyboard.type('Mara');
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expectHeadingFocus(page, 'Welcome, Mara!');

    // Search, letter by letter, and open the second result.
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Search' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expectHeadingFocus(page, 'Discover Content');
    const box = page.getByRole('combobox', { name: 'Search' });
    await tabTo(page, box);
    await keyboard.type('witcher', { delay: 20 });
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('witcher');
    const found = page.getByRole('option', { name: /The Witcher 3: Wild Hunt/ });
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expectHeadingFocus(page, 'The Witcher 3: Wild Hunt');

    // Rate: 4.5 stars, completed.
    await tabTo(page, page.getByLabel('Status'));
    await keyboard.type('Completed');
    await expect(page.getByLabel('Status')).toHaveValue('completed');
    const stars = page.getByRole('slider', { name: 'Rating' });
    await tabTo(page, stars);
    await keyboard.press('End');
    await keyboard.press('ArrowLeft');
    await expect(stars).toHaveAttribute('aria-valuetext', '4.5 of 5 stars');
    await tabTo(page, page.getByRole('button', { name: 'Submit' }));
    await keyboard.press('Enter');
    await expect(page.getByText('Rating updated successfully!', { exact: true })).toBeVisible();

    // The account menu: Escape gives the focus back, Enter leads to the dashboard.
    const account = page.getByRole('navigation').getByRole('button', { name: 'Account' });
    await tabTo(page, account, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(account).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
    await keyboard.press('Enter');
    await expectHeadingFocus(page, 'Welcome, Mara!');

    // Edit: the dialog keeps the focus, and gives it back to its button.
    const edit = page.getByRole('button', { name: 'Edit The Witcher 3: Wild Hunt' });
    await tabTo(page, edit);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Game' });
    await expect(dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(edit).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('slider', { name: 'Rating' }));
    await keyboard.press('Home');
    await keyboard.press('PageUp');
    await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Rating Updated' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(edit).toBeFocused();
    await expect(page.getByRole('listitem').getByRole('img', { name: '1 of 5 stars' })).toBeVisible();
  } finally {
    await server.stop();
  }
});
