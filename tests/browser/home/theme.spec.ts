import { cards, expect, region, test } from './homeTest.ts';

test('the theme is dark: background #051426, white text, gold buttons at 70 %, card radius 12 px, button radius 4 px', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(5, 20, 38)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#051426');
  const button = page.getByRole('link', { name: 'Join Now' });
  await expect(button).toHaveCSS('background-color', 'rgba(255, 215, 0, 0.7)');
  await expect(button).toHaveCSS('border-radius', '4px');
  await expect(cards(page, 'game')).toHaveCount(100);
  await expect(region(page, 'game').getByRole('link').first()).toHaveCSS('border-radius', '12px');
});

for (const [name, width, before, after] of [
  [
    'sm',
    600,
    { gutter: '16px', bar: '60px', columns: 1, apart: '44px' },
    { gutter: '40px', bar: '64px', columns: 1, apart: '56px' },
  ],
  ['md', 900, { columns: 1, gap: '24px' }, { columns: 2, gap: '24px' }],
  ['lg', 1200, { columns: 2, gap: '24px' }, { columns: 2, gap: '32px' }],
  ['xl', 1536, { gap: '32px', apart: '56px' }, { gap: '32px', apart: '64px' }],
] as const) {
  test(`the layout of Home changes at the breakpoint ${name}, ${width} pixels`, async ({ page, server }) => {
    await page.setViewportSize({ width: width - 1, height: 900 });
    await page.goto(server.url);
    await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
    const layout = () =>
      page.evaluate(() => {
        const style = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body);
        const hero = style('main section');
        return {
          gutter: style('main').paddingInlineStart,
          apart: style('main').rowGap,
          bar: style('header > div').height,
          columns: hero.gridTemplateColumns.split(' ').length,
          gap: hero.columnGap,
        };
      });
    expect(await layout()).toMatchObject(before);
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(layout).toMatchObject(after);
  });
}

test('Home fits 320 pixels without scrolling horizontally', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(server.url);
  await expect(cards(page, 'anime')).toHaveCount(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page.getByRole('navigation').getByText('Account')).toBeInViewport();
});
