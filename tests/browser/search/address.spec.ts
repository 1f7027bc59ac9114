import { echoHost, expect, gate, openSearch, searchHost, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

test('a search for another text is a history entry of its own: Back and Forward restore text and results, a reload keeps them', async ({
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

test('Back from a result restores the text, its results and the scroll position at once', async ({
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
