import { expect, test } from './componentTest.ts';

for (const width of [1280, 390]) {
  test(`a Backdrop at ${width} px is as wide as its own box outside Page, and as wide as the window in Page`, async ({
    page,
    renderComponent,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const backdrop = page.getByTestId('backdrop');
    const image = backdrop.locator('[aria-hidden="true"]');

    await renderComponent({ show: 'backdropInHostPage' });
    const ownBox = await backdrop.boundingBox();
    expect(await image.boundingBox()).toEqual(ownBox);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const heading = page.getByRole('heading', { name: 'Host page' });
    const withBackdrop = await heading.screenshot();
    await backdrop.evaluate((element) => element.remove());
    expect(await heading.screenshot()).toEqual(withBackdrop);

    await renderComponent({ show: 'backdropInPage' });
    expect(await image.boundingBox()).toEqual({ x: 0, y: 0, width, height: 560 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a Button directly in Page is as wide as its label unless it is fullWidth', async ({
  page,
  renderComponent,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await renderComponent({ show: 'buttonsInPage' });
  const widthOf = async (role: 'button' | 'link', name: string) =>
    (await page.getByRole(role, { name, exact: true }).boundingBox())?.width;
  expect(await widthOf('button', 'Full width in Page')).toBe(1200);
  expect(await widthOf('button', 'Button in Page')).toBeLessThan(300);
  expect(await widthOf('link', 'Link in Page')).toBeLessThan(300);
});
