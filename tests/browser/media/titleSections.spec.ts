import { builtInTypes, catalogues } from '@gildshelf/api-client/contract';
import { expect, test } from './mediaTest.ts';

const { root, detailPath } = catalogues.game;
const title = (id: number, name: string) => ({ id: `${id}`, slug: `title-${id}`, name, title: name });
const slug = 'portal-2';

test.beforeEach(async ({ page }) => {
  await page.route(`**${root}/${slug}/related`, (route) =>
    route.fulfill({
      json: {
        series: {
          name: 'Portal',
          total: 12,
          titles: Array.from({ length: 12 }, (_, index) => ({
            title: index === 8 ? { ...title(index, 'Portal 2'), slug } : title(index, `Part ${index + 1}`),
            is_current: index === 8,
          })),
        },
        franchise: [],
        similar: [title(20, 'A similar title')],
      },
    }),
  );
  await page.route(`**${root}/${slug}/rating`, (route) =>
    route.fulfill({ json: { average: 4.25, count: 6, distribution: [0, 0, 0, 0, 0, 0, 1, 2, 2, 1] } }),
  );
});

for (const { width, theme } of [
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'dark' },
  { width: 390, theme: 'light' },
  { width: 1280, theme: 'light' },
])
  test(`the sections have no accessibility violations and do not overflow at ${width} pixels in the ${theme} theme`, async ({
    page,
    server,
    context,
    expectNoViolations,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: server.url }]);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(server.url + detailPath(slug));
    await expect(page.getByRole('region', { name: 'Similar titles' })).toBeVisible();
    await page.getByText('As a table').click();
    await expect(page.getByRole('table', { name: 'Ratings here' })).toBeVisible();
    await expectNoViolations();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('at a text size of 200 % and from right to left the page does not scroll sideways', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(server.url + detailPath(slug));
  await expect(page.getByRole('region', { name: 'Similar titles' })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow()).toBe(0);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await overflow()).toBe(0);
});

test('the row of a series shows its current title, and scrolls to the title that gets the focus', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(server.url + detailPath(slug));
  const series = page.getByRole('region', { name: 'The series in order' });
  const current = series.locator('[aria-current="page"]');
  await current.scrollIntoViewIfNeeded();
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(series.getByRole('link', { name: 'Part 1', exact: true })).not.toBeInViewport();
  await current.focus();
  await page.keyboard.press('Tab');
  const next = series.getByRole('link', { name: 'Part 10' });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport({ ratio: 1 });
});

test('the table of the ratings opens by keyboard', async ({ page, server }) => {
  await page.goto(server.url + detailPath(slug));
  const summary = page.getByText('As a table');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: '4.5 2' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeHidden();
});

test('the sections do not shift the required parts', async ({ page, server }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await page.goto(server.url + detailPath(slug));
  await expect(page.getByRole('region', { name: 'Similar titles' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

for (const one of builtInTypes)
  test(`without JavaScript the page of a title of type ${one} has its genres as links`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const top = await (await context.request.get(`${server.url}${catalogues[one].root}/top`)).json();
    const [{ [catalogues[one].entryField]: first }] = top;
    await page.goto(server.url + catalogues[one].detailPath(first.slug));
    const genre = page.getByRole('list', { name: 'Genres and year' }).getByRole('link').first();
    expect(await genre.getAttribute('href')).toContain(`/browse/${one}?genre=`);
    await context.close();
  });
