// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gate } from '../../browser/gate.ts';
import { box, createSearchHost, expectNames, nothing, openSearch, results, setText } from './searchSite.ts';

test("'No results found' stands where a text that is not empty has matched nothing, and says how to go on", async () => {
  await openSearch();
  expect(nothing()).toBeNull();
  setText('zzzz');
  await waitFor(() => expect(nothing()).not.toBeNull());
  screen.getByText('Try another spelling, or a part of the name.');
  expect(results()).toHaveLength(0);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  setText('zelda');
  await waitFor(() => expect(results()).not.toHaveLength(0));
  expect(nothing()).toBeNull();
});

test("'No results found' is not said while the search is running, neither before the games nor before the anime", async () => {
  const games = gate();
  const anime = gate();
  const { host, searches } = createSearchHost({
    games: () => games.opened.then(() => []),
    anime: () => anime.opened.then(() => []),
  });
  await openSearch(host);
  setText('zzzz');
  expect(nothing()).toBeNull();
  await waitFor(() => expect(searches).toEqual(['games zzzz']));
  expect(nothing()).toBeNull();
  games.open();
  await waitFor(() => expect(searches).toEqual(['games zzzz', 'anime zzzz']));
  expect(nothing()).toBeNull();
  anime.open();
  await waitFor(() => expect(nothing()).not.toBeNull());
});

test("'No results found' disappears with the next character that finds something, and with the text", async () => {
  const { host } = createSearchHost({
    games: (query) => (query === 'ze' ? [{ id: 1, name: 'Zelda' }] : []),
  });
  const { user } = await openSearch(host);
  setText('z');
  await waitFor(() => expect(nothing()).not.toBeNull());
  await user.type(box(), 'e');
  await expectNames('Zelda');
  expect(nothing()).toBeNull();
  setText('zz');
  await waitFor(() => expect(nothing()).not.toBeNull());
  setText('');
  expect(nothing()).toBeNull();
});
