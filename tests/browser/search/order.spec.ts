import { expect, gate, openSearch, searchHost, test } from './searchTest.ts';

test.use({ rendering: 'browser' });

test('games are asked for first, and anime only once the games have answered', async ({ page, server }) => {
  const games = gate();
  const asked = await searchHost(page, {
    games: async () => {
      await games.opened;
      return [{ id: 1, slug: 'zelda', name: 'Zelda' }];
    },
    anime: [{ id: 2, slug: 'zelda', title: 'Zelda: The Series' }],
  });
  const { box, names } = await openSearch(page, server);
  await box.fill('zelda');
  await expect.poll(() => asked).toEqual(['games zelda']);
  const order: string[] = [];
  page.on('requestfinished', (request) => order.push(`answered ${new URL(request.url()).pathname}`));
  page.on('request', (request) => order.push(`asked ${new URL(request.url()).pathname}`));
  games.open();
  await expect(names).toHaveText(['Zelda', 'Zelda: The Series']);
  const calls = order.filter((call) => call.includes('/search'));
  expect(calls).toEqual([
    'answered /api/games/search',
    'asked /api/anime/search',
    'answered /api/anime/search',
  ]);
  expect(asked).toEqual(['games zelda', 'anime zelda']);
});

test('at most five games and five anime are shown, the best of each, even when a host sends fifty', async ({
  page,
  server,
}) => {
  // The best come last, so that whoever takes the first five takes the wrong ones.
  const fifty = Array.from({ length: 50 }, (_, index) => ({ id: index, number: 50 - index }));
  const named = (number: number, type: string) =>
    `${number > 5 ? 'Another ' : ''}Zelda ${type} ${String(number).padStart(2, '0')}`;
  await searchHost(page, {
    games: fifty.map(({ id, number }) => ({ id, slug: `g${id}`, name: named(number, 'game') })),
    anime: fifty.map(({ id, number }) => ({ id, slug: `a${id}`, title: named(number, 'anime') })),
  });
  const { names } = await openSearch(page, server, 'zelda');
  const five = ['01', '02', '03', '04', '05'];
  await expect(names).toHaveText([
    ...five.map((number) => `Zelda anime ${number}`),
    ...five.map((number) => `Zelda game ${number}`),
  ]);
  await expect(page.getByText('10 results', { exact: true })).toBeVisible();
});

test('ten of one type are still five: the other type leaves its places empty', async ({ page, server }) => {
  const games = Array.from({ length: 10 }, (_, id) => ({ id, slug: `g${id}`, name: `Zelda ${id}` }));
  await searchHost(page, { games });
  const { names } = await openSearch(page, server, 'zelda');
  await expect(names).toHaveText(['Zelda 0', 'Zelda 1', 'Zelda 2', 'Zelda 3', 'Zelda 4']);
  await expect(page.getByText('5 results', { exact: true })).toBeVisible();
});

test('an exact name stands first, then a beginning, the start of a word, a part, and last what does not hold the text; the same in both types', async ({
  page,
  server,
}) => {
  await searchHost(page, {
    games: ['Portal', 'Gonzelda', 'The Legend of Zelda', 'Zelda II', 'Zelda'].map((name, id) => ({
      id,
      slug: `g${id}`,
      name,
    })),
    anime: ['Anime', 'Bonzelda', 'A Zelda Story', 'Zeldas', 'ZELDA'].map((title, id) => ({
      id,
      slug: `a${id}`,
      title,
    })),
  });
  const { names } = await openSearch(page, server, 'zelda');
  await expect(names).toHaveText([
    ...['Zelda', 'ZELDA'],
    ...['Zelda II', 'Zeldas'],
    ...['A Zelda Story', 'The Legend of Zelda'],
    ...['Bonzelda', 'Gonzelda'],
    ...['Anime', 'Portal'],
  ]);
});

test('what answers equally well stands by name, whatever the type and the order in which it came', async ({
  page,
  server,
}) => {
  await searchHost(page, {
    games: ['Zelda D', 'Zélda B', 'Zelda F'].map((name, id) => ({ id, slug: `g${id}`, name })),
    anime: ['Zelda E', 'Zelda A', 'zelda c'].map((title, id) => ({ id, slug: `a${id}`, title })),
  });
  const { names } = await openSearch(page, server, 'zelda');
  await expect(names).toHaveText(['Zelda A', 'Zélda B', 'zelda c', 'Zelda D', 'Zelda E', 'Zelda F']);
});

test('an anime is shown and ranked by its English title, and by its title where it has none', async ({
  page,
  server,
}) => {
  await searchHost(page, {
    games: [{ id: 1, slug: 'the-titan', name: 'The Titan' }],
    anime: [
      { id: 2, slug: 'titan', title: 'Titan', title_english: 'Something Else' },
      { id: 3, slug: 'kyojin', title: 'Shingeki no Kyojin', title_english: 'Titan' },
      { id: 4, slug: 'titania', title: 'Titania', title_english: null },
    ],
  });
  const { names } = await openSearch(page, server, 'titan');
  await expect(names).toHaveText(['Titan', 'Titania', 'The Titan', 'Something Else']);
});
