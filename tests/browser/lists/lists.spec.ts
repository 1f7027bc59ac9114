import { getList, listMessages } from '@gildshelf/api-client/contract';
import { expectFits } from '../accessibility/expectFits.ts';
import { openFullyLoaded } from '../fixtures/serverTest.ts';
import { tabTo } from '../fixtures/tabTo.ts';
import { createCurator, createUser, expect, listOf, signIn, test } from './listTest.ts';

type Curator = Awaited<ReturnType<typeof createCurator>>;

/** The names of the stored titles in their order. */
async function storedOrder({ call, list }: Curator): Promise<readonly string[]> {
  const { entries } = getList.response.parse(await call('GET', `/api/lists/${list.id}`));
  return entries.map(({ title }) => String((title as { readonly slug?: unknown }).slug));
}

test('the owner creates a list, adds titles on their pages, and sees it among the own lists', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const user = await createUser(server);
  await signIn(page, server, user);
  await openFullyLoaded(page, `${server.url}/lists`);
  await expect(page.getByText(listMessages.noLists)).toBeVisible();
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('For winter');
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page).toHaveURL(`${server.url}/user/${user.username}/lists/for-winter`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For winter');
  await openFullyLoaded(page, `${server.url}/game/hades-2018`);
  await page.getByRole('button', { name: 'Add to list' }).click();
  const checkbox = page.getByRole('checkbox', { name: 'For winter' });
  // It changes only after the response.
  await checkbox.click();
  await expect(page.getByText('Added to For winter')).toBeVisible();
  await expect(checkbox).toBeChecked();
  await expectNoViolations();
  await page.getByRole('link', { name: 'Your lists' }).click();
  await expect(page.getByText('1 title', { exact: true })).toBeVisible();
  await expectNoViolations();
});

test('by keyboard, a title is moved, each place is announced, and the focus stays on its handle', async ({
  page,
  server,
}) => {
  const curator = await createCurator(server);
  await signIn(page, server, curator);
  await openFullyLoaded(page, server.url + curator.path);
  const { titles, handle, announcement } = listOf(page);
  await expect(titles).toHaveText([/Hades/, /Portal 2/, /Celeste/, /Outer Wilds/]);
  await tabTo(page, handle('Hades'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(announcement).toHaveText('Hades: place 3 of 4.');
  const isSaved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('Space');
  await isSaved;
  await expect(handle('Hades')).toBeFocused();
  await expect(titles).toHaveText([/Portal 2/, /Celeste/, /Hades/, /Outer Wilds/]);
  expect(await storedOrder(curator)).toEqual(['portal-2', 'celeste', 'hades-2018', 'outer-wilds']);
});

test('a title is dragged by its handle to the end of the list', async ({ page, server }) => {
  const curator = await createCurator(server);
  await signIn(page, server, curator);
  await openFullyLoaded(page, server.url + curator.path);
  const { titles, handle } = listOf(page);
  await expect(titles).toHaveCount(4);
  const last = await handle('Outer Wilds').boundingBox();
  if (!last) throw new Error('The last title is not visible.');
  await handle('Portal 2').hover();
  const isSaved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.mouse.down();
  await page.mouse.move(last.x + 20, last.y, { steps: 5 });
  await page.mouse.move(last.x + 20, last.y + last.height, { steps: 3 });
  await page.mouse.up();
  await isSaved;
  await expect(titles).toHaveText([/Hades/, /Celeste/, /Outer Wilds/, /Portal 2/]);
  expect(await storedOrder(curator)).toEqual(['hades-2018', 'celeste', 'outer-wilds', 'portal-2']);
});

test('a public list is rendered with places, notes and its canonical URL; a private one is a 404', async ({
  page,
  server,
  expectNoViolations,
}) => {
  const curator = await createCurator(server, { visibility: 'public' });
  const response = await page.goto(server.url + curator.path);
  const html = (await response?.text()) ?? '';
  expect(response?.status()).toBe(200);
  for (const text of ['Best of 2026', 'In the order of my heart.', 'For the music.', 'Outer Wilds'])
    expect(html).toContain(text);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${curator.path}$`));
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'loaded');
  await expect(listOf(page).handle('Hades')).toHaveCount(0);
  await expectNoViolations();
  await page.getByRole('link', { name: curator.username }).click();
  await expect(page.getByRole('link', { name: 'Best of 2026' })).toBeVisible();
  await expectNoViolations();

  await curator.call('PATCH', `/api/lists/${curator.list.id}`, { visibility: 'private' });
  const other = await createCurator(server);
  const missing = await page.goto(server.url + other.path);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listMessages.notPublic);
});

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('the editor fits, also with a title that is moved and with large text', async ({
    page,
    server,
    expectNoViolations,
  }) => {
    const curator = await createCurator(server);
    await signIn(page, server, curator);
    await openFullyLoaded(page, server.url + curator.path);
    await listOf(page).handle('Celeste').click();
    await expect(page.getByRole('button', { name: 'Move Celeste up' })).toBeVisible();
    await expectFits(page, 'the page');
    await expectNoViolations();
  });
});
