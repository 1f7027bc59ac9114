// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createGate } from '../../browser/fixtures/timing.ts';
import { createSearchHost, expectNames, openSearch, setText } from './searchSite.ts';

const asGames = (names: readonly string[]) => names.map((name, id) => ({ id, slug: `g${id}`, name }));
const asAnime = (titles: readonly string[]) => titles.map((title, id) => ({ id, slug: `a${id}`, title }));

test('anime are requested only after the response with the games', async () => {
  const order: string[] = [];
  const games = createGate();
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

test('shows the five best games and the five best anime of fifty each', async () => {
  // The best come last, so that an implementation that takes the first five fails.
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

test('shows five of ten games also when there are no anime', async () => {
  const { host } = createSearchHost({
    games: asGames(Array.from({ length: 10 }, (_, number) => `Zelda ${number}`)),
  });
  await openSearch(host, 'zelda');
  await expectNames('Zelda 0', 'Zelda 1', 'Zelda 2', 'Zelda 3', 'Zelda 4');
  screen.getByText('5 results');
});

test('both types are ranked together: exact name, start of the name, start of a word, part of a word, no match', async () => {
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

test('results of the same rank are sorted by name, regardless of their type and their order in the response', async () => {
  const { host } = createSearchHost({
    games: asGames(['Zelda D', 'Zélda B', 'Zelda F']),
    anime: asAnime(['Zelda E', 'Zelda A', 'zelda c']),
  });
  await openSearch(host, 'zelda');
  await expectNames('Zelda A', 'Zélda B', 'zelda c', 'Zelda D', 'Zelda E', 'Zelda F');
});

test('an anime is shown and ranked by its English title, else by its original title', async () => {
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
