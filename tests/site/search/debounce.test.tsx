// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stopClock } from '../support/stopClock.ts';
import {
  createEchoHost,
  currentUrl,
  debounceMs,
  expectNames,
  noResultsMessage,
  openSearch,
  resultNames,
  results,
  searchBox,
  setText,
} from './searchSite.ts';

const placeholder = 'Search for games, anime, and more...';

/** Opens the search page with the results of 'zelda', and stops the clock. */
async function openZelda() {
  const { host, searches } = createEchoHost();
  await openSearch(host, 'zelda');
  await expectNames('Found by zelda');
  await waitFor(() => expect(searches).toEqual(['games zelda', 'anime zelda']));
  return { searches, clock: stopClock() };
}

test('the search page has one text box, whose placeholder lists what can be searched', async () => {
  await openSearch();
  screen.getByRole('heading', { level: 1, name: 'Discover Content' });
  // The only other field switches the keyboard shortcut of the search on and off.
  const shortcut = await screen.findByRole('switch');
  const fields = [...document.querySelectorAll('input, textarea, select')];
  expect(fields.filter((field) => field !== shortcut)).toEqual([searchBox()]);
  expect(screen.getByPlaceholderText(placeholder)).toBe(searchBox());
  expect(searchBox().placeholder).toBe(placeholder);
});

test('typing is debounced: no request is sent while typing, and one search for the whole text after a pause', async () => {
  const { host, searches } = createEchoHost();
  await openSearch(host);
  const clock = stopClock();
  for (const character of 'zelda') {
    setText(`${searchBox().value}${character}`);
    await clock.advance(debounceMs - 1);
  }
  expect(searches).toEqual([]);
  await clock.advance(1);
  await clock.waitFor(() => expect(resultNames()).toEqual(['Found by zelda']));
  expect(searches).toEqual(['games zelda', 'anime zelda']);
});

test('a text that is the same after the pause, or differs only in surrounding spaces, is not requested again', async () => {
  const { searches, clock } = await openZelda();
  for (const text of ['zeldax', 'zelda', 'zelda ', 'zelda  ']) setText(text);
  await clock.advance(debounceMs * 5);
  expect(searchBox().value).toBe('zelda  ');
  expect(searches).toEqual(['games zelda', 'anime zelda']);
});

test('clearing the box removes the results immediately, without a request', async () => {
  const { searches, clock } = await openZelda();
  setText('');
  expect(results()).toHaveLength(0);
  await clock.advance(debounceMs * 5);
  expect(noResultsMessage()).toBeNull();
  expect(currentUrl()).toBe('/search');
  expect(searches).toEqual(['games zelda', 'anime zelda']);
});

test('a text of whitespace removes the results immediately, without a request', async () => {
  const { searches, clock } = await openZelda();
  fireEvent.change(searchBox(), { target: { value: '  \t　 ' } });
  expect(results()).toHaveLength(0);
  await clock.advance(debounceMs * 5);
  expect(noResultsMessage()).toBeNull();
  expect(searches).toEqual(['games zelda', 'anime zelda']);
});

test.each([
  ['an empty query', ''],
  ['a query of spaces', '   '],
])('a URL with %s sends no request and shows no message', async (_, query) => {
  const { host, searches } = createEchoHost();
  await openSearch(host, query);
  const clock = stopClock();
  await clock.advance(debounceMs * 5);
  expect(searchBox().getAttribute('aria-expanded')).toBe('false');
  expect(noResultsMessage()).toBeNull();
  expect(searches).toEqual([]);
});

test('a query in the URL is truncated to 200 characters', async () => {
  const { host, searches } = createEchoHost();
  await openSearch(host, 'z'.repeat(5_000));
  await expectNames(`Found by ${'z'.repeat(200)}`);
  expect(searchBox().value).toBe('z'.repeat(200));
  expect(searches.filter((search) => search.startsWith('games'))).toEqual([`games ${'z'.repeat(200)}`]);
});

test('the search box accepts at most 200 characters', async () => {
  const { host, searches } = createEchoHost();
  const { user } = await openSearch(host);
  await user.click(searchBox());
  await user.paste('w'.repeat(250));
  await expectNames(`Found by ${'w'.repeat(200)}`);
  expect(searchBox().value).toBe('w'.repeat(200));
  expect(searches.filter((search) => search.startsWith('games'))).toEqual([`games ${'w'.repeat(200)}`]);
});
