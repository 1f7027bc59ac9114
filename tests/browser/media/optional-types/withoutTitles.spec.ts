import { openFullyLoaded } from '../../fixtures/serverTest.ts';
import { tabTo } from '../../fixtures/tabTo.ts';
import { searchElements } from '../../search/searchTest.ts';
import { dashboardOf, expect, openSignedIn, test } from '../../session/sessionTest.ts';

const typeNames = ['Games', 'Anime', 'Movies'];

test('a new server shows no TV series or manga, and Home, the search, browse pages and the dashboard request none', async ({
  page,
  server,
  user,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const tabs = page.getByRole('navigation', { name: 'Media types' });

  await openFullyLoaded(page, server.url);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: 'Surprise me' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Top 100 / }).getByRole('heading')).toHaveText(
    typeNames.map((name) => `Top 100 ${name}`),
  );
  await expect(page.getByText(/^Track the games, anime and movies you love/)).toContainText(
    '(TV shows, deeper community tools)',
  );
  await expect(page.getByRole('contentinfo')).not.toContainText('Manga data from');

  await openFullyLoaded(page, `${server.url}/search`);
  const { box, results } = searchElements(page);
  await expect(page.getByRole('region', { name: 'Popular titles' }).getByRole('link').first()).toBeVisible();
  await box.fill('the');
  await expect(results).toHaveCount(15);
  await box.press('Enter');
  await expect(tabs.getByRole('link')).toHaveText(['All', ...typeNames]);
  await openFullyLoaded(page, `${server.url}/browse/game`);
  await expect(tabs.getByRole('link')).toHaveText(typeNames);

  await openSignedIn(page, server, user.token, dashboardOf(user));
  const toggle = page.getByRole('radiogroup', { name: 'Collection' });
  await expect(toggle.getByRole('radio')).toHaveCount(3);
  await tabTo(page, toggle.getByRole('radio', { name: 'Games' }));
  await page.keyboard.press('ArrowLeft');
  await expect(toggle.getByRole('radio', { name: 'Movies' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Browse Content!' })).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/api/'))).not.toEqual([]);
  expect(requests.filter((path) => /shows|manga/i.test(path))).toEqual([]);
});

test('the pages and calls of TV series and manga exist without any titles', async ({
  page,
  server,
  request,
}) => {
  for (const [path, status] of [
    ['/show/the-archive-at-dawn', 404],
    ['/manga/the-archive-at-dawn', 404],
    ['/api/shows/the-archive-at-dawn', 404],
    ['/browse/show', 200],
    ['/api/shows/top', 200],
    ['/api/manga/search?query=the', 200],
  ] as const)
    expect((await request.get(server.url + path)).status(), path).toBe(status);
  await openFullyLoaded(page, `${server.url}/browse/manga`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse manga');
});
