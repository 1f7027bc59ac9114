import { expect, imported, importedCount, test } from '../../fixtures/optionalTypesTest.ts';
import { openFullyLoaded } from '../../fixtures/serverTest.ts';
import { tabTo } from '../../fixtures/tabTo.ts';
import { cards } from '../../home/homeTest.ts';
import { searchElements } from '../../search/searchTest.ts';

const typeNames = ['Games', 'Anime', 'Movies', 'TV Shows', 'Manga'];

test('Home has the lists of TV series and manga below that of movies, and no longer announces TV series', async ({
  page,
  server,
  expectNoViolations,
}) => {
  await openFullyLoaded(page, server.url);
  const lists = page.getByRole('region', { name: /^Top 100 / });
  await expect(lists.getByRole('heading')).toHaveText(typeNames.map((name) => `Top 100 ${name}`));
  for (const type of ['show', 'manga'] as const) {
    await expect(cards(page, type)).toHaveCount(importedCount);
    await expect(cards(page, type).first().getByRole('link')).toHaveAttribute('href', imported[type].path);
  }
  const introduction = page.getByText(/^Track the games, anime, movies, TV shows and manga you love/);
  await expect(introduction).toContainText('(deeper community tools)');
  await expect(page.getByRole('contentinfo')).toContainText('Manga data from');
  await expectNoViolations();

  const [top] = await lists.last().getByRole('link').all();
  await top?.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(server.url + imported.manga.path);
});

test('the search has a group of TV series and of manga after that of movies, at most five of each, and the arrow keys reach them', async ({
  page,
  server,
}) => {
  await openFullyLoaded(page, `${server.url}/search?query=the`);
  const { box, results } = searchElements(page);
  await expect(results).toHaveCount(25);
  const types = await results.locator('[data-part="type"]').allTextContents();
  const groups = ['Movie', 'TV Show', 'Manga'].flatMap((label) => Array.from({ length: 5 }, () => label));
  expect(types.slice(10)).toEqual(groups);
  expect(new Set(types.slice(0, 10))).toEqual(new Set(['Game', 'Anime']));
  await expect(
    page.getByRole('listbox').getByRole('group', { name: 'TV Shows' }).getByRole('option'),
  ).toHaveCount(5);

  await box.press('ArrowUp');
  await expect(results.last()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/manga\/[\w-]+$/);
});

test('all results and the browse pages have a tab for TV series and for manga', async ({ page, server }) => {
  const tabs = page.getByRole('navigation', { name: 'Media types' });
  await openFullyLoaded(page, `${server.url}/search?query=harbour&page=1`);
  await expect(tabs.getByRole('link')).toHaveText(['All', ...typeNames]);
  for (const name of ['TV Shows', 'Manga'])
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(4);
  await tabs.getByRole('link', { name: 'TV Shows' }).click();
  await expect(page).toHaveURL(/[?&]type=show&/);
  await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(4);

  await openFullyLoaded(page, `${server.url}/browse/game`);
  await expect(tabs.getByRole('link')).toHaveText(typeNames);
  await tabs.getByRole('link', { name: 'Manga' }).click();
  await expect(page).toHaveURL(`${server.url}/browse/manga`);
  await expect(page.getByRole('list', { name: 'Manga' }).getByRole('listitem')).toHaveCount(importedCount);
});

for (const { type, name, genre } of [
  { type: 'show', name: 'TV Shows', genre: 'Comedy' },
  { type: 'manga', name: 'Manga', genre: 'Fantasy' },
] as const)
  test(`by keyboard, a facet narrows the browse page of ${name}`, async ({
    page,
    server,
    expectNoViolations,
  }) => {
    await openFullyLoaded(page, `${server.url}/browse/${type}`);
    const titles = page.getByRole('list', { name }).getByRole('listitem');
    await expect(titles).toHaveCount(importedCount);
    const facet = page
      .getByRole('group', { name: 'Genre' })
      .getByRole('checkbox', { name: new RegExp(`^${genre}`) });
    await tabTo(page, facet);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${server.url}/browse/${type}?genre=${genre}`);
    await expect(titles).toHaveCount(importedCount / 4);
    await expect(page.getByRole('group', { name: 'Decade' }).getByRole('checkbox').first()).toBeVisible();
    await expectNoViolations();
  });

for (const { type, fact } of [
  { type: 'show', fact: 'First Aired15/04/2002' },
  { type: 'manga', fact: 'Published2002/4/15 to ?' },
] as const)
  test(`the page of a ${type} shows its date, description and genres, which lead to its browse page`, async ({
    page,
    server,
    expectNoViolations,
  }) => {
    const { path, name } = imported[type];
    const response = await page.goto(server.url + path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('[data-part="facts"]')).toContainText(fact);
    await expect(page.getByText('A story about the Archive at Dawn, told in several parts.')).toBeVisible();
    await expectNoViolations();
    await page.getByRole('list', { name: 'Genres and year' }).getByRole('link', { name: 'Mystery' }).click();
    await expect(page).toHaveURL(`${server.url}/browse/${type}?genre=Mystery`);
    await expect(page.getByRole('listitem').getByRole('link', { name })).toBeVisible();
  });
