import { expect, test } from './componentTest.ts';

for (const width of [1280, 390]) {
  test(`a Backdrop outside Page stays within its own box at ${width} px, in Page it is as wide as the window`, async ({
    page,
    show,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const backdrop = page.getByTestId('backdrop');
    const image = backdrop.locator('[aria-hidden="true"]');

    await show({ show: 'backdropInHostPage' });
    const own = await backdrop.boundingBox();
    expect(await image.boundingBox()).toEqual(own);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const heading = page.getByRole('heading', { name: 'Host page' });
    const beside = await heading.screenshot();
    await backdrop.evaluate((element) => element.remove());
    expect(await heading.screenshot()).toEqual(beside);

    await show({ show: 'backdropInPage' });
    expect(await image.boundingBox()).toEqual({ x: 0, y: 0, width, height: 560 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a Button directly in Page is as wide as its label unless it is fullWidth', async ({ page, show }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await show({ show: 'buttonsInPage' });
  const widthOf = async (role: 'button' | 'link', name: string) =>
    (await page.getByRole(role, { name, exact: true }).boundingBox())?.width;
  expect(await widthOf('button', 'Full width in Page')).toBe(1200);
  expect(await widthOf('button', 'Button in Page')).toBeLessThan(300);
  expect(await widthOf('link', 'Link in Page')).toBeLessThan(300);
});
