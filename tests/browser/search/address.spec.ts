import { openWhole } from '../served.ts';
import {
  echoHost,
  expect,
  gate,
  openSearch,
  openWithClock,
  searchHost,
  stillness,
  test,
} from './searchTest.ts';

test.use({ rendering: 'browser' });

const historyLength = () => history.length;

test('/search is the Discover Content page, and the top bar leads to it', async ({ page, server }) => {
  await openWhole(page, server.url);
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${server.url}/search`);
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
  await expect(page).toHaveTitle('Search · Gildshelf');
});

test('a link with a query searches; where the page is open already it does so at once, without a pause', async ({
  page,
  server,
}) => {
  await echoHost(page);
  const { box, names } = await openWithClock(page, server, 'mario');
  await expect(names).toHaveText(['Found by mario']);
  await page.evaluate(() => {
    history.pushState(null, '', '/search?query=zelda');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(names).toHaveText(['Found by zelda']);
  await expect(box).toHaveValue('zelda');
});

test('the address follows once the text has settled, not letter by letter, and in one entry of the history', async ({
  page,
  server,
}) => {
  await echoHost(page);
  const { box } = await openWithClock(page, server);
  const before = await page.evaluate(historyLength);
  await box.focus();
  for (const text of ['ze', 'zel', 'zelad', 'zelda']) {
    await box.fill(text);
    await page.clock.runFor(stillness - 1);
    await expect(page).not.toHaveURL(new RegExp(`=${text}$`));
    await page.clock.runFor(1);
    await expect(page).toHaveURL(`${server.url}/search?query=${text}`);
  }
  expect(await page.evaluate(historyLength)).toBe(before);
});

test('a search for something else is an entry of its own: back and forward bring text and results, a reload keeps them', async ({
  page,
  server,
}) => {
  await echoHost(page);
  const { box, names } = await openSearch(page, server);
  for (const text of ['zelda', 'mario']) {
    await box.fill(text);
    await expect(page).toHaveURL(`${server.url}/search?query=${text}`);
  }
  await box.press('Escape');
  await expect(page).toHaveURL(`${server.url}/search`);
  for (const [step, text] of [
    ['goBack', 'mario'],
    ['goBack', 'zelda'],
    ['goForward', 'mario'],
    ['reload', 'mario'],
  ] as const) {
    await page[step]();
    await expect(page).toHaveURL(`${server.url}/search?query=${text}`);
    await expect(box).toHaveValue(text);
    await expect(names).toHaveText([`Found by ${text}`]);
  }
  await page.goForward();
  await expect(box).toHaveValue('');
  await expect(names).toHaveCount(0);
});

test('back from a result brings the text, its results and the place on the page, at once', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const ten = Array.from({ length: 5 }, (_, id) => ({ id, slug: `z${id}`, name: `Zelda ${id}` }));
  const again = gate();
  let times = 0;
  await searchHost(page, {
    games: async () => {
      times += 1;
      if (times > 1) await again.opened;
      return ten;
    },
    anime: ten.map(({ name, ...rest }) => ({ ...rest, title: name })),
  });
  const { box, results } = await openSearch(page, server);
  await box.fill('zelda');
  await expect(results).toHaveCount(10);
  await results.last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await results.last().click();
  await expect(page).toHaveURL(/\/(game|anime)\/z4$/);
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/search?query=zelda`);
  await expect(box).toHaveValue('zelda');
  await expect(results).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  again.open();
});

test('no letter is lost, however the address lags behind', async ({ page, server }) => {
  await echoHost(page);
  const { box, names } = await openSearch(page, server);
  const text = 'the legend of zelda: a link to the past';
  // Each pause is as long as the stillness, give or take, so that settling and typing meet.
  await box.pressSequentially(text, { delay: stillness });
  await expect(box).toHaveValue(text);
  await expect(names).toHaveText([`Found by ${text}`]);
  await expect(page).toHaveURL(`${server.url}/search?${new URLSearchParams({ query: text })}`);
});

test('who leaves before the text has settled is not called back', async ({ page, server }) => {
  const { box } = await openWithClock(page, server);
  await box.fill('zelda');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await page.clock.runFor(stillness * 5);
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('region', { name: 'Top 100 Games' })).toBeVisible();
});

for (const query of [
  '100% #1 & more + "quotes" = ?',
  '🎮👩‍👩‍👧',
  'ألف ليلة',
  '進撃の巨人',
  "'; drop table titles; --",
  'NEAR("a" OR b*) AND -c ^d:e',
  '../../etc/passwd\\',
  '<img src=x onerror=alert(1)>',
]) {
  test(`the text ${query} reaches the host, the address and the reloaded page as it is`, async ({
    page,
    server,
  }) => {
    const asked = await echoHost(page);
    const { box, names } = await openSearch(page, server);
    await box.fill(query);
    await expect(names).toHaveText([`Found by ${query}`]);
    await expect.poll(async () => new URL(page.url()).searchParams.get('query')).toBe(query);
    await page.reload();
    await expect(box).toHaveValue(query);
    await expect(names).toHaveText([`Found by ${query}`]);
    expect(asked).toEqual([`games ${query}`, `anime ${query}`, `games ${query}`, `anime ${query}`]);
  });
}
