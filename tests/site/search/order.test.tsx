// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gate } from '../../browser/gate.ts';
import { createSearchHost, expectNames, openSearch, setText } from './searchSite.ts';

const asGames = (names: readonly string[]) => names.map((name, id) => ({ id, slug: `g${id}`, name }));
const asAnime = (titles: readonly string[]) => titles.map((title, id) => ({ id, slug: `a${id}`, title }));

test('games are requested first, and anime only once the games have arrived', async () => {
  const order: string[] = [];
  const games = gate();
  const { host } = createSearchHost({
    games: async () => {
      order.push('games requested');
      await games.opened;
      order.push('games sent');
      return [{ id: 1, slug: 'zelda', name: 'Zelda' }];
    },
    anime: () => {
      order.push('anime requested');
      return [{ id: 2, slug: 'zelda', title: 'Zelda: The Series' }];
    },
  });
  await openSearch(host);
  setText('zelda');
  await waitFor(() => expect(order).toEqual(['games requested']));
  games.open();
  await expectNames('Zelda', 'Zelda: The Series');
  expect(order).toEqual(['games requested', 'games sent', 'anime requested']);
});

test('at most five games and five anime are shown, the best of each, even when a host sends fifty', async () => {
  // The best come last, so that whoever takes the first five takes the wrong ones.
  const fifty = Array.from({ length: 50 }, (_, index) => 50 - index);
  const named = (number: number, type: string) =>
    `${number > 5 ? 'Another ' : ''}Zelda ${type} ${String(number).padStart(2, '0')}`;
  const { host } = createSearchHost({
    games: asGames(fifty.map((number) => named(number, 'game'))),
    anime: asAnime(fifty.map((number) => named(number, 'anime'))),
  });
  await openSearch(host, 'zelda');
  const five = ['01', '02', '03', '04', '05'];
  await expectNames(
    ...five.map((number) => `Zelda anime ${number}`),
    ...five.map((number) => `Zelda game ${number}`),
  );
  screen.getByText('10 results');
});

test('ten of one type are still five: the other type leaves its places empty', async () => {
  const { host } = createSearchHost({
    games: asGames(Array.from({ length: 10 }, (_, number) => `Zelda ${number}`)),
  });
  await openSearch(host, 'zelda');
  await expectNames('Zelda 0', 'Zelda 1', 'Zelda 2', 'Zelda 3', 'Zelda 4');
  screen.getByText('5 results');
});

test('an exact name stands first, then a beginning, the start of a word, a part, and last what does not hold the text; the same in both types', async () => {
  const { host } = createSearchHost({
    games: asGames(['Portal', 'Gonzelda', 'The Legend of Zelda', 'Zelda II', 'Zelda']),
    anime: asAnime(['Anime', 'Bonzelda', 'A Zelda Story', 'Zeldas', 'ZELDA']),
  });
  await openSearch(host, 'zelda');
  await expectNames(
    ...['Zelda', 'ZELDA'],
    ...['Zelda II', 'Zeldas'],
    ...['A Zelda Story', 'The Legend of Zelda'],
    ...['Bonzelda', 'Gonzelda'],
    ...['Anime', 'Portal'],
  );
});

test('results that match equally well are sorted by name, whatever their type and the order in which they arrived', async () => {
  const { host } = createSearchHost({
    games: asGames(['Zelda D', 'Zélda B', 'Zelda F']),
    anime: asAnime(['Zelda E', 'Zelda A', 'zelda c']),
  });
  await openSearch(host, 'zelda');
  await expectNames('Zelda A', 'Zélda B', 'zelda c', 'Zelda D', 'Zelda E', 'Zelda F');
});

test('an anime is shown and ranked by its English title, and by its title where it has none', async () => {
  const { host } = createSearchHost({
    games: [{ id: 1, slug: 'the-titan', name: 'The Titan' }],
    anime: [
      { id: 2, slug: 'titan', title: 'Titan', title_english: 'Something Else' },
      { id: 3, slug: 'kyojin', title: 'Shingeki no Kyojin', title_english: 'Titan' },
      { id: 4, slug: 'titania', title: 'Titania', title_english: null },
    ],
  });
  await openSearch(host, 'titan');
  await expectNames('Titan', 'Titania', 'The Titan', 'Something Else');
});
