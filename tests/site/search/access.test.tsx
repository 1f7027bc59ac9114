// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gate } from '../../browser/gate.ts';
import { announced, box, createSearchHost, expectNames, openSearch, results, setText } from './searchSite.ts';

const games = [
  { id: 1, slug: 'long', name: `${'Slime, the Long Way Home and '.repeat(7)}On` },
  { id: 2, slug: 'one-word', name: 'Slimedonaudampfschifffahrtselektrizitaeten'.repeat(5).slice(0, 206) },
  { id: 3, slug: 'none', name: '' },
];
const found = [
  { id: 4, slug: 'ja', title: '転生したらスライムだった件'.repeat(16).slice(0, 206) },
  { id: 5, slug: 'ar', title: 'ذلك الوقت الذي تجسدت فيه (Slime)' },
];

test('the box is a combobox that names its list and its active result, and the count is announced', async () => {
  const anime = gate();
  const { host, searches } = createSearchHost({ games, anime: () => anime.opened.then(() => found) });
  await openSearch(host);
  expect(box().getAttribute('aria-autocomplete')).toBe('list');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  expect(announced()).toBe('');

  setText('slime');
  await waitFor(() => expect(searches).toEqual(['games slime', 'anime slime']));
  expect(announced()).toBe('');

  anime.open();
  await waitFor(() => expect(results()).toHaveLength(5));
  expect(announced()).toBe('5 results');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  const list = screen.getByRole('listbox', { name: 'Search results' });
  expect(box().getAttribute('aria-controls')).toBe(list.id);
  const [selected, ...others] = within(list).getAllByRole('option', { selected: true });
  expect(others).toEqual([]);
  expect(box().getAttribute('aria-activedescendant')).toBe(selected?.id);
});

test('one result is announced as one', async () => {
  await openSearch(createSearchHost({ games: [{ id: 1, name: 'Zelda' }] }).host, 'zelda');
  await expectNames('Zelda');
  expect(announced()).toBe('1 result');
});
