import { createHash } from 'node:crypto';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { expect, test, widgetFrame } from './hostPage.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const snippet = 'Snippet: Script tag';

test('the generated script tag is copied to the clipboard, and shows the widget on another page', async ({
  page,
  openHostPage,
  server,
}) => {
  await openFullyLoaded(page, `${server.url}/embed`);
  await page.getByLabel('Kind').selectOption('Anime');
  await page.getByLabel('How many').fill('6');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Top 100 Anime' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveCount(6);
  await page.getByRole('button', { name: 'Copy: Script tag' }).click();
  await expect(page.getByRole('button', { name: 'Copied: Script tag' })).toBeVisible();
  const body = await page.getByLabel(snippet).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);
  await openHostPage({ body });
  await expect(widgetFrame(page).getByRole('heading', { name: 'Top 100 Anime' })).toBeVisible();
  await expect(widgetFrame(page).getByRole('listitem')).toHaveCount(6);
});

test('the generated iframe shows a rating, and the link of the preview opens the same frame', async ({
  page,
  openHostPage,
  server,
}) => {
  await openFullyLoaded(page, `${server.url}/embed`);
  await page.getByText('Rating', { exact: true }).click();
  await expect(page.getByText(/A rating needs the slug/)).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('portal-2');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Open the frame in a new tab' });
  await expect(link).toHaveAttribute('href', '/embed/rating?type=game&slug=portal-2');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
  await page.getByRole('tab', { name: 'iframe' }).click();
  const body = await page.getByLabel('Snippet: iframe').inputValue();
  await openHostPage({ body });
  const frame = page.locator('iframe').contentFrame();
  await expect(frame.getByRole('heading', { name: 'Portal 2' })).toBeVisible();
});

test('a list of titles is built by keyboard, survives a reload, and is shown on another page', async ({
  page,
  openHostPage,
  server,
}) => {
  await openFullyLoaded(page, `${server.url}/embed?widget=list`);
  const { keyboard } = page;
  await page.getByRole('combobox', { name: 'Titles' }).focus();
  for (const [text, name] of [
    ['portal', 'Portal 2'],
    ['hades', 'Hades'],
    ['disco', 'Disco Elysium'],
  ] as const) {
    await keyboard.type(text);
    const option = page.getByRole('option', { name: `${name} Game` });
    await expect(option).toBeVisible();
    while ((await option.getAttribute('data-active')) === null) await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `${name} added` })).toBeAttached();
  }
  const names = page.getByRole('list', { name: 'Titles' }).locator('bdi');
  await expect(names).toHaveText(['Portal 2', 'Hades', 'Disco Elysium']);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Move down Portal 2' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move down Portal 2' })).toBeFocused();
  await keyboard.press('Alt+ArrowUp');
  await expect(names).toHaveText(['Hades', 'Portal 2', 'Disco Elysium']);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove Disco Elysium' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Portal 2' })).toBeFocused();
  await expect(page).toHaveURL(/slugs=hades-2018%2Cportal-2$/);
  await page.reload();
  await expect(names).toHaveText(['Hades', 'Portal 2']);
  await openHostPage({ body: await page.getByLabel(snippet).inputValue() });
  await expect(widgetFrame(page, 'gildshelf-list').getByRole('listitem')).toHaveText([/Hades/, /Portal 2/]);
});

test('the builder shows the size and the integrity hash of the script as it is served', async ({
  page,
  server,
}) => {
  await openFullyLoaded(page, `${server.url}/embed`);
  const response = await fetch(`${server.url}/embed.js`, { headers: { 'accept-encoding': 'br' } });
  const hash = createHash('sha384')
    .update(await response.text())
    .digest('base64');
  const panel = page.getByRole('tabpanel', { name: 'Script tag' });
  await expect(panel).toContainText(`integrity="sha384-${hash}" crossorigin="anonymous"`);
  const kb = Number(response.headers.get('content-length')) / 1000;
  await expect(panel).toContainText(`${kb.toFixed(1)} kB of script`);
  expect(kb).toBeLessThan(2);
});

// @control:SEC-20
test('escapes tags and quotes in a slug', async ({ page, openHostPage, server }) => {
  await openFullyLoaded(page, `${server.url}/embed`);
  await page.getByText('Rating', { exact: true }).click();
  const slug = `"'><img src=x onerror="document.title='broken'">`;
  await page.getByLabel('Title', { exact: true }).fill(slug);
  await page.keyboard.press('Enter');
  const body = await page.getByLabel(snippet).inputValue();
  await openHostPage({ body });
  await expect(page.locator('gildshelf-rating')).toHaveAttribute('slug', slug);
  await expect(page.locator('img')).toHaveCount(0);
  await expect(widgetFrame(page, 'gildshelf-rating').getByRole('alert')).toBeVisible();
  await expect(page).toHaveTitle('Host');
});
