// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createGate } from '../../browser/fixtures/timing.ts';
import {
  createSearchHost,
  expectNames,
  noResultsMessage,
  openSearch,
  results,
  searchBox,
  setText,
} from './searchSite.ts';

test("'No results found' is shown with a hint when a text has no results, and not for an empty text", async () => {
  await openSearch();
  expect(noResultsMessage()).toBeNull();
  setText('zzzz');
  await waitFor(() => expect(noResultsMessage()).not.toBeNull());
  screen.getByText('Try another spelling, or a part of the name.');
  expect(results()).toHaveLength(0);
  expect(searchBox().getAttribute('aria-expanded')).toBe('false');
  setText('zelda');
  await waitFor(() => expect(results()).not.toHaveLength(0));
  expect(noResultsMessage()).toBeNull();
});

test("'No results found' is not shown while the request for games or for anime is pending", async () => {
  const games = createGate();
  const anime = createGate();
  const { host, searches } = createSearchHost({
    games: () => games.opened.then(() => []),
    anime: () => anime.opened.then(() => []),
  });
  await openSearch(host);
  setText('zzzz');
  expect(noResultsMessage()).toBeNull();
  await waitFor(() => expect(searches).toEqual(['games zzzz']));
  expect(noResultsMessage()).toBeNull();
  games.open();
  await waitFor(() => expect(searches).toEqual(['games zzzz', 'anime zzzz']));
  expect(noResultsMessage()).toBeNull();
  anime.open();
  await waitFor(() => expect(noResultsMessage()).not.toBeNull());
});

test("'No results found' disappears when the next text has results, and when the text is cleared", async () => {
  const { host } = createSearchHost({
    games: (query) => (query === 'ze' ? [{ id: 1, name: 'Zelda' }] : []),
  });
  const { user } = await openSearch(host);
  setText('z');
  await waitFor(() => expect(noResultsMessage()).not.toBeNull());
  await user.type(searchBox(), 'e');
  await expectNames('Zelda');
  expect(noResultsMessage()).toBeNull();
  setText('zz');
  await waitFor(() => expect(noResultsMessage()).not.toBeNull());
  setText('');
  expect(noResultsMessage()).toBeNull();
});
