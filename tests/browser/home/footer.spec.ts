import { expect, test } from './homeHost.ts';

test('the footer credits who the games and the anime come from, by links that open beside the site', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Game data from RAWG')).toBeVisible();
  await expect(footer.getByText('Anime data from MyAnimeList')).toBeVisible();
  const links = footer.getByRole('link');
  await expect(links).toHaveCount(2);
  for (const [index, address] of ['https://rawg.io/', 'https://myanimelist.net/'].entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

for (const [moment, year] of [
  ['2026-12-31T23:59:59', '2026'],
  ['2027-01-01T00:00:00', '2027'],
] as const) {
  test(`the copyright line has the year that it is: ${year}`, async ({ page, server }) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(server.url);
    await expect(
      page.getByRole('contentinfo').getByText(`© ${year} Gildshelf`, { exact: true }),
    ).toBeVisible();
  });
}
