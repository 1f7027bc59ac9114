import { mediaTypes } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { dashboardOf } from '../session/sessionTest.ts';
import { expect, openDashboard, test } from './dashboardTest.ts';

const { rateTitle, idField } = mediaTypes.game;
const slugs = ['hades-2018', 'celeste', 'portal-2', 'bloodborne', 'hollow-knight'];

/** Tracks five games, of which the last two are planned. */
async function trackGames(server: RunningServer, user: TestUser) {
  for (const [index, slug] of slugs.entries()) {
    const isPlanned = index > 2;
    const response = await fetch(server.url + rateTitle.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      body: JSON.stringify({
        ...{ username: user.username, [idField]: slug },
        ...{ status: isPlanned ? 'planned' : 'completed', rating: isPlanned ? 0 : 4 },
      }),
    });
    expect(response.ok).toBe(true);
  }
}

async function openManaged(page: Page, server: RunningServer, user: TestUser, query: string) {
  await trackGames(server, user);
  await openDashboard(page, server, user);
  await page.goto(`${server.url}${dashboardOf(user)}?type=game&${query}`);
}

/** The rows of titles, without the one of the headings. */
const rowsOf = (page: Page) =>
  page.getByRole('grid', { name: 'Games' }).getByRole('rowgroup').last().getByRole('row');

/** Moves the pointer until the plain dashboard is hydrated and has loaded what the first interaction loads. */
async function interactUntil(page: Page, condition: () => Promise<unknown>) {
  let left = 300;
  await expect(async () => {
    left += 5;
    await page.mouse.move(left, 300);
    await condition();
  }).toPass();
}

test('the dashboard leads to the managed view, which a reload and a later visit show again', async ({
  page,
  server,
  user,
}) => {
  await trackGames(server, user);
  await openDashboard(page, server, user);
  const opener = page.getByRole('button', { name: 'Search and sort' });
  await interactUntil(page, () => expect(opener).toBeVisible({ timeout: 500 }));
  await opener.click();
  await page.getByRole('radio', { name: 'List' }).check();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('name');
  await page.getByRole('textbox', { name: 'Search in your games' }).fill('h');
  await expect(page).toHaveURL(/view=list&sort=name&q=h$/);
  const names = () => rowsOf(page).evaluateAll((rows) => rows.map((row) => row.ariaLabel));
  const shown = ['Hades', 'Hollow Knight'];
  await expect.poll(names).toEqual(shown);
  await page.reload();
  await expect.poll(names).toEqual(shown);
  await page.goto(server.url + dashboardOf(user));
  await expect.poll(names).toEqual(shown);
  await page.getByRole('link', { name: 'Planned 1' }).click();
  await expect.poll(names).toEqual(['Hollow Knight']);
  await page.goto(server.url + dashboardOf(user));
  await expect.poll(names).toEqual(['Hollow Knight']);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Back to the simple view' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hades' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('titles can be selected, their status changed, and the change undone by keys alone', async ({
  page,
  server,
  user,
}) => {
  await openManaged(page, server, user, 'view=list');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(5);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar')).toContainText('2 selected');
  await page.getByRole('toolbar').getByRole('button', { name: 'Status' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set status' });
  await dialog.getByRole('radio', { name: 'Dropped' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Change 2 games' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Dropped 2' })).toBeVisible();
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  // The row of the title that had the focus, or the one in its place.
  await expect(rows.and(page.locator(':focus'))).toHaveCount(1);
  const notice = page.getByRole('region', { name: 'Changes (F8)' });
  await expect(notice).toContainText('The titles are changed.');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F8');
  await notice.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Planned 2' })).toBeVisible();
});

test('on a phone a touch selects a title, nothing scrolls sideways, and axe finds no problem', async ({
  page,
  server,
  user,
  expectNoViolations,
}) => {
  for (const [width, view] of [
    [390, 'list'],
    [320, 'compact'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await openManaged(page, server, user, `view=${view}`);
    await expect(page.getByRole('link', { name: 'Planned 2' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Hades' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoViolations();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}${dashboardOf(user)}?type=game&view=list`);
  await page.getByRole('checkbox', { name: 'Select Hades' }).click();
  await expect(page.getByRole('toolbar')).toContainText('1 selected');
  await expectNoViolations();
});

test('in a wide window the collection is wider than other pages, and in the middle', async ({
  page,
  server,
  user,
}) => {
  await openManaged(page, server, user, 'view=list');
  for (const [width, expected] of [
    [1536, 1440],
    [1920, 1680],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const left = (await page.getByRole('heading', { level: 1 }).locator('..').locator('..').boundingBox())?.x;
    const grid = await page.getByRole('grid').boundingBox();
    const right = width - ((grid?.x ?? 0) + (grid?.width ?? 0));
    expect([left, right]).toEqual([(width - expected) / 2, (width - expected) / 2]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a host without the calls shows the plain dashboard without a way to the managed view', async ({
  page,
  server,
  user,
}) => {
  await page.route('**/api/collection/**', (route) =>
    route.fulfill({ status: 404, json: { message: 'No.' } }),
  );
  await openManaged(page, server, user, 'view=list');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hades' })).toBeVisible();
  let isRejected = false;
  page.on('requestfinished', (request) => {
    isRejected ||= new URL(request.url()).pathname === '/api/collection/views';
  });
  await page.goto(`${server.url}${dashboardOf(user)}?type=game&status=completed`);
  await interactUntil(page, async () => expect(isRejected).toBe(true));
  await expect(page.getByRole('button', { name: 'Search and sort' })).toHaveCount(0);
});
