import { createHash } from 'node:crypto';
import { openWhole } from '../served.ts';
import { expect, frameIn, test } from './hostPage.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const snippet = 'Snippet: Script tag';

test('what the builder writes for a script tag is copied, and shows the widget on another page', async ({
  page,
  openHost,
  server,
}) => {
  await openWhole(page, `${server.url}/embed`);
  await page.getByLabel('Kind').selectOption('Anime');
  await page.getByLabel('How many').fill('6');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Top 100 Anime' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('button', { name: 'Copy: Script tag' }).click();
  await expect(page.getByRole('button', { name: 'Copied: Script tag' })).toBeVisible();
  const body = await page.getByLabel(snippet).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);
  await openHost({ body });
  await expect(frameIn(page).getByRole('heading', { name: 'Top 100 Anime' })).toBeVisible();
  await expect(frameIn(page).getByRole('listitem')).toHaveCount(6);
});

test('the frame that it writes shows a rating, and its preview opens the same one', async ({
  page,
  openHost,
  server,
}) => {
  await openWhole(page, `${server.url}/embed`);
  await page.getByText('Rating', { exact: true }).click();
  await expect(page.getByText(/A rating needs the slug/)).toBeVisible();
  await page.getByLabel('Title').fill('portal-2');
  const link = page.getByRole('link', { name: 'Open the frame in a new tab' });
  await expect(link).toHaveAttribute('href', '/embed/rating?type=game&slug=portal-2');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  const body = await page.getByLabel('Snippet: iframe').inputValue();
  await openHost({ body });
  const frame = page.locator('iframe').contentFrame();
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
});

test('bytes and hash are those of the script as it is served', async ({ page, server }) => {
  await openWhole(page, `${server.url}/embed`);
  const response = await fetch(`${server.url}/embed.js`, { headers: { 'accept-encoding': 'br' } });
  const hash = createHash('sha384')
    .update(await response.text())
    .digest('base64');
  const panel = page.getByRole('region', { name: 'Script tag' });
  await expect(panel).toContainText(`integrity="sha384-${hash}" crossorigin="anonymous"`);
  const kb = Number(response.headers.get('content-length')) / 1000;
  await expect(panel).toContainText(`${kb.toFixed(1)} kB of script`);
  expect(kb).toBeLessThan(2);
});

// @control:SEC-20
test('a slug of tags and quotes stays a slug', async ({ page, openHost, server }) => {
  await openWhole(page, `${server.url}/embed`);
  await page.getByText('Rating', { exact: true }).click();
  const slug = `"'><img src=x onerror="document.title='broken'">`;
  await page.getByLabel('Title').fill(slug);
  const body = await page.getByLabel(snippet).inputValue();
  await openHost({ body });
  await expect(page.locator('gildshelf-rating')).toHaveAttribute('slug', slug);
  await expect(page.locator('img')).toHaveCount(0);
  await expect(frameIn(page, 'gildshelf-rating').getByRole('alert')).toBeVisible();
  await expect(page).toHaveTitle('Host');
});
