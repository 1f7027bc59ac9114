import { expect, test } from './mediaTest.ts';

test('a title is shared by keyboard: the link is copied, and the focus returns to the button', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await page.goto(`${server.url}/game/portal-2?lang=en`);
  const button = page.getByRole('button', { name: 'Share', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(`${server.url}/game/portal-2`);
  await dialog.getByRole('button', { name: 'Copy: Link' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Copied: Link' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/game/portal-2`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("the dialog leads to the builder with the title's rating", async ({ page, server }) => {
  await page.goto(`${server.url}/game/portal-2`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('link', { name: 'Embed it on your page' }).click();
  await expect(page).toHaveURL(`${server.url}/embed?widget=rating&type=game&slug=portal-2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show Gildshelf on your page');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the card is previewed in both themes', async ({ page, server }) => {
  await page.goto(`${server.url}/game/portal-2`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const card = page.getByRole('region', { name: 'Card' });
  const image = card.getByRole('img', { name: 'Portal 2 on Gildshelf' });
  const naturalWidth = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
  await expect.poll(naturalWidth).toBe(480);
  await card.getByRole('radio', { name: 'Light' }).check();
  await expect(image).toHaveAttribute('src', /\/cards\/game\/portal-2\.svg\?theme=light$/);
  await expect.poll(naturalWidth).toBe(480);
});

for (const width of [320, 1280])
  test(`the dialog has no accessibility violations and does not overflow at a width of ${width} pixels`, async ({
    page,
    server,
    expectNoViolations,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${server.url}/anime/steins-gate`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog).toBeVisible();
    await expectNoViolations();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
