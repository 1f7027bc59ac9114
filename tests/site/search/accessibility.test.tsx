// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createGate } from '../../browser/fixtures/timing.ts';
import {
  announcement,
  createSearchHost,
  expectNames,
  openSearch,
  results,
  searchBox,
  setText,
} from './searchSite.ts';

const games = [
  { id: 1, slug: 'long', name: `${'Slime, the Long Way Home and '.repeat(7)}On` },
  { id: 2, slug: 'one-word', name: 'Slimedonaudampfschifffahrtselektrizitaeten'.repeat(5).slice(0, 206) },
  { id: 3, slug: 'none', name: '' },
];
const found = [
  { id: 4, slug: 'ja', title: '転生したらスライムだった件'.repeat(16).slice(0, 206) },
  { id: 5, slug: 'ar', title: 'ذلك الوقت الذي تجسدت فيه (Slime)' },
];

test('the search box is a combobox that references its list and its active result, and the number of results is announced', async () => {
  const anime = createGate();
  const { host, searches } = createSearchHost({ games, anime: () => anime.opened.then(() => found) });
  await openSearch(host);
  expect(searchBox().getAttribute('aria-autocomplete')).toBe('list');
  expect(searchBox().getAttribute('aria-expanded')).toBe('false');
  expect(searchBox().hasAttribute('aria-activedescendant')).toBe(false);
  expect(announcement()).toBe('');

  setText('slime');
  await waitFor(() => expect(searches).toEqual(['games slime', 'anime slime']));
  expect(announcement()).toBe('');

  anime.open();
  await waitFor(() => expect(results()).toHaveLength(5));
  expect(announcement()).toBe('5 results');
  expect(searchBox().getAttribute('aria-expanded')).toBe('true');
  const list = screen.getByRole('listbox', { name: 'Search results' });
  expect(searchBox().getAttribute('aria-controls')).toBe(list.id);
  expect(searchBox().hasAttribute('aria-activedescendant')).toBe(false);
  expect(within(list).queryAllByRole('option', { selected: true })).toEqual([]);
  fireEvent.keyDown(searchBox(), { key: 'ArrowDown' });
  const [selected, ...others] = within(list).getAllByRole('option', { selected: true });
  expect(others).toEqual([]);
  expect(searchBox().getAttribute('aria-activedescendant')).toBe(selected?.id);
  expect(selected).toBe(results()[0]);
});

test("a single result is announced as '1 result'", async () => {
  await openSearch(createSearchHost({ games: [{ id: 1, name: 'Zelda' }] }).host, 'zelda');
  await expectNames('Zelda');
  expect(announcement()).toBe('1 result');
});
