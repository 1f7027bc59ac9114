import { expect, openFullyLoaded, test } from '../fixtures/serverTest.ts';

const layoutShiftLimit = 0.01;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`Home loads with a layout shift of at most ${layoutShiftLimit}, ${viewport.width} pixels wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openFullyLoaded(page, server.url);
    await expect(page.getByRole('region', { name: 'Top 100 Anime' }).getByRole('link')).toHaveCount(100);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThanOrEqual(layoutShiftLimit);
  });
}

test('images outside the first view are loaded lazily', async ({ page, server }) => {
  let imageRequests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/covers/')) imageRequests++;
  });
  await openFullyLoaded(page, server.url);
  await expect(page.getByRole('region', { name: 'Top 100 Anime' }).getByRole('link')).toHaveCount(100);
  await expect.poll(() => imageRequests).toBeGreaterThan(10);
  const first = page.getByRole('region', { name: 'Top 100 Games' }).locator('img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(imageRequests).toBeLessThan(100);
});

// @control:WEB-03
test('Home shows the cached top lists when the API is unreachable', async ({ page, server }) => {
  await page.goto(server.url);
  const cards = page.getByRole('region', { name: 'Top 100 Games' }).getByRole('link');
  await expect(cards).toHaveCount(100);
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(cards).toHaveCount(100);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Home restores its scroll position after a reload, and on Back after a reload of the next page', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url);
  const card = page.getByRole('region', { name: 'Top 100 Anime' }).getByRole('link').first();
  await expect(card).toBeAttached();
  const scrollTop = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain('700');
  await page.reload();
  await expect(card).toBeAttached();
  await expect.poll(scrollTop).toBe(700);
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/anime\//);
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scrollTop()).toBe(0);
  await page.reload();
  await page.goBack();
  await expect(card).toBeAttached();
  await expect.poll(scrollTop).toBe(700);
});
