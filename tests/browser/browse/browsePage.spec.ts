import type { Page } from '@playwright/test';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { tabTo } from '../fixtures/tabTo.ts';
import { expect, test } from '../fixtures/unlimitedTest.ts';

const path = '/browse/game';
const narrow = { width: 390, height: 844 };

/** The elements of the browse page. */
const elementsOf = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  action: page.getByRole('group', { name: 'Genre' }).getByRole('checkbox', { name: /^Action/ }),
  rpg: page.getByRole('group', { name: 'Genre' }).getByRole('checkbox', { name: /^RPG/ }),
  sort: page.getByRole('combobox', { name: 'Sort' }),
  count: page.getByRole('main').getByRole('status'),
  covers: page.getByRole('list', { name: 'Games' }).getByRole('listitem'),
  removal: (value: string) => page.getByRole('link', { name: `Remove ${value}` }),
  more: page.getByRole('link', { name: /^Show \d+ more$/ }),
  opener: page.getByRole('link', { name: /^Filters/ }),
  sheet: page.getByRole('dialog', { name: 'Filters' }),
});

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('by keyboard, a facet is chosen, the titles are sorted, and a chip is removed without losing the focus', async ({
  page,
  server,
}) => {
  await openFullyLoaded(page, server.url + path);
  const { heading, action, rpg, sort, count, removal } = elementsOf(page);
  const total = await count.textContent();
  await tabTo(page, action);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${server.url + path}?genre=Action`);
  await expect(heading).toHaveText('Action games');
  await expect(action).toBeFocused();
  await expect(action).toBeChecked();
  await expect(count).not.toHaveText(total ?? '');
  await tabTo(page, rpg);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${server.url + path}?genre=Action&genre=RPG`);

  await sort.focus();
  await page.keyboard.type('Name');
  await expect(page).toHaveURL(`${server.url + path}?genre=Action&genre=RPG&sort=name`);
  await expect(sort).toBeFocused();
  await tabTo(page, removal('Action'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url + path}?genre=RPG&sort=name`);
  await expect(removal('RPG')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL(`${server.url + path}?sort=name`);
  await expect(count).toHaveText(total ?? '');
  await expect(heading).toBeFocused();
});

test('by keyboard, the link to more titles adds the next page and focuses its first title', async ({
  page,
  server,
}) => {
  await openFullyLoaded(page, server.url + path);
  const { covers, more } = elementsOf(page);
  await expect(covers).toHaveCount(60);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(covers).toHaveCount(120);
  await expect(covers.nth(60).getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(server.url + path);
});

test('Back and Forward restore the chosen facet and order', async ({ page, server }) => {
  await openFullyLoaded(page, `${server.url + path}?sort=name`);
  const { heading, action, sort, covers } = elementsOf(page);
  // Not `check`, which expects the new state before the navigation has ended.
  await action.click();
  await expect(page).toHaveURL(`${server.url + path}?sort=name&genre=Action`);
  await expect(heading).toHaveText('Action games');
  await covers.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goBack();
  await expect(action).toBeChecked();
  await expect(sort).toHaveValue('name');
  await expect(heading).toHaveText('Action games');
  await page.goBack();
  await expect(page).toHaveURL(`${server.url + path}?sort=name`);
  await expect(action).not.toBeChecked();
  await page.goForward();
  await expect(action).toBeChecked();
});

test('unknown facets, values, orders and cursors are named in a note, and the page has status 200', async ({
  page,
  server,
}) => {
  const response = await page.goto(
    `${server.url + path}?genre=Nope&genre=Action&mood=%00&sort=sideways&after=xx`,
  );
  expect(response?.status()).toBe(200);
  const note = page.getByText(/^These parts of the address were not understood/);
  for (const parameter of ['genre=Nope', 'mood=', 'sort=sideways', 'after=xx'])
    await expect(note).toContainText(parameter);
  const { heading, action, covers } = elementsOf(page);
  await expect(heading).toHaveText('Action games');
  await expect(page).toHaveTitle(/^Action games/);
  await expect(action).toBeChecked();
  await expect(covers).not.toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form applies the facets, chips are removed and more titles are shown by links', async ({
    page,
    server,
  }) => {
    await page.goto(server.url + path);
    const { heading, action, covers, removal, more } = elementsOf(page);
    await action.check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/browse\/game\?(.*&)?genre=Action(&|$)/);
    await expect(heading).toHaveText('Action games');
    await expect(action).toBeChecked();
    const first = await covers.first().textContent();
    await more.click();
    await expect(page).toHaveURL(/[?&]after=/);
    await expect(covers).toHaveCount(9);
    expect(await covers.first().textContent()).not.toBe(first);
    await removal('Action').click();
    await expect(page).not.toHaveURL(/genre=|after=/);
    await expect(covers).toHaveCount(60);
  });

  test('on a phone, the link of the filters shows them in the page', async ({ page, server }) => {
    await page.setViewportSize(narrow);
    await page.goto(server.url + path);
    const { action, opener } = elementsOf(page);
    await expect(action).toBeHidden();
    await opener.click();
    await expect(action).toBeInViewport();
  });
});

test('the sheet of a phone closes on Escape and on its button, applies a choice at once, and returns the focus to its opener', async ({
  page,
  server,
}) => {
  await page.setViewportSize(narrow);
  await openFullyLoaded(page, server.url + path);
  const { opener, sheet, heading } = elementsOf(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const action = sheet.getByRole('checkbox', { name: /^Action/ });
  await tabTo(page, action);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${server.url + path}?genre=Action`);
  await expect(action).toBeFocused();
  await sheet.getByRole('button', { name: /^Show \d+ games$/ }).press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(heading).toHaveText('Action games');
  await expect(opener).toHaveText('Filters: 1');
  await expect(opener).toBeFocused();
});

test('a window of 320 pixels, also at a text size of 200 %, does not scroll sideways, with and without the sheet', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openFullyLoaded(page, `${server.url + path}?genre=Action&genre=RPG&mood=unknown`);
  const { opener, sheet } = elementsOf(page);
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    expect(await overflow(page), size).toBe(0);
    await opener.click();
    await expect(sheet).toBeVisible();
    expect(await overflow(page), `${size}, sheet`).toBe(0);
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
});

for (const width of [390, 1280])
  for (const colorScheme of ['dark', 'light'] as const)
    test(`the page and its filters have no accessibility violations, ${width} pixels wide, ${colorScheme}`, async ({
      page,
      context,
      server,
      expectNoViolations,
    }) => {
      await context.addCookies([{ name: 'theme', value: colorScheme, url: server.url }]);
      await page.setViewportSize({ width, height: 844 });
      await openFullyLoaded(page, `${server.url + path}?genre=Action&decade=2010s&mood=unknown`);
      const { opener, sheet } = elementsOf(page);
      await expectNoViolations();
      expect(await overflow(page)).toBe(0);
      if (width >= 900) return;
      await opener.click();
      await expect(sheet).toBeVisible();
      await expectNoViolations();
    });
