import { echoHost, expect, gate, openSearch, searchHost, test, watchNames } from './searchTest.ts';

test('a slow answer to an earlier text never overtakes the answer to the newer one', async ({
  page,
  server,
}) => {
  const slow = gate();
  const asked = await searchHost(page, {
    games: async (query) => {
      if (query === 'slow') await slow.opened;
      return [{ id: query, slug: query, name: `Found by ${query}` }];
    },
  });
  const { box, names } = await openSearch(page, server);
  const seen = await watchNames(page);
  await box.fill('slow');
  await expect.poll(() => asked).toEqual(['games slow']);
  await box.fill('quick');
  await expect(names).toHaveText(['Found by quick']);
  slow.open();
  await box.fill('last');
  await expect(names).toHaveText(['Found by last']);
  expect(await seen()).toEqual(['Found by quick', 'Found by last']);
  expect(asked).toEqual(['games slow', 'games quick', 'anime quick', 'games last', 'anime last']);
});

test('a slow answer about anime never joins the games of a newer text', async ({ page, server }) => {
  const slow = gate();
  const named = (query: string, type: string) => [{ id: query, slug: query, name: `${type} ${query}` }];
  const asked = await searchHost(page, {
    games: (query) => named(query, 'Game'),
    anime: async (query) => {
      if (query === 'slow') await slow.opened;
      return named(query, 'Anime').map(({ name, ...rest }) => ({ ...rest, title: name }));
    },
  });
  const { box, names } = await openSearch(page, server);
  const seen = await watchNames(page);
  await box.fill('slow');
  await expect.poll(() => asked).toEqual(['games slow', 'anime slow']);
  await expect(names).toHaveCount(0);
  await box.fill('quick');
  await expect(names).toHaveText(['Anime quick', 'Game quick']);
  slow.open();
  await box.fill('last');
  await expect(names).toHaveText(['Anime last', 'Game last']);
  expect(await seen()).toEqual(['Anime quick', 'Game quick', 'Anime last', 'Game last']);
});

test('another text calls the question before it off: its anime are never asked for', async ({
  page,
  server,
}) => {
  const first = gate();
  const asked = await searchHost(page, {
    games: async (query) => {
      if (query === 'first') await first.opened;
      return [];
    },
  });
  const { box, nothing } = await openSearch(page, server);
  await box.fill('first');
  await expect.poll(() => asked).toEqual(['games first']);
  const calledOff = page.waitForEvent('requestfailed', (request) => request.url().includes('first'));
  await box.fill('second');
  expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED');
  first.open();
  await expect(nothing).toBeVisible();
  expect(asked).toEqual(['games first', 'games second', 'anime second']);
});

test('what was found stays in sight until the newer text is answered', async ({ page, server }) => {
  const second = gate();
  await searchHost(page, {
    games: async (query) => {
      if (query === 'second') await second.opened;
      return [{ id: query, slug: query, name: `Found by ${query}` }];
    },
  });
  const { box, names, nothing } = await openSearch(page, server);
  await box.fill('first');
  await expect(names).toHaveText(['Found by first']);
  const asked = page.waitForRequest((request) => request.url().includes('second'));
  await box.fill('second');
  await asked;
  await expect(names).toHaveText(['Found by first']);
  await expect(nothing).toHaveCount(0);
  second.open();
  await expect(names).toHaveText(['Found by second']);
});

test('an emptied box stays empty when the answer comes after all', async ({ page, server }) => {
  const late = gate();
  const asked = await searchHost(page, {
    games: async () => {
      await late.opened;
      return [{ id: 1, slug: 'late', name: 'Late' }];
    },
  });
  const { box, results, nothing } = await openSearch(page, server);
  await box.fill('late');
  await expect.poll(() => asked).toEqual(['games late']);
  await box.fill('');
  late.open();
  await page.unrouteAll({ behavior: 'wait' });
  await echoHost(page);
  await expect(results).toHaveCount(0);
  await expect(nothing).toHaveCount(0);
  await box.fill('next');
  await expect(results).toHaveCount(1);
  expect(asked).toEqual(['games late']);
});
