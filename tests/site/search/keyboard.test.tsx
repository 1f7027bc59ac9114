// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createGate } from '../../browser/fixtures/timing.ts';
import { stopClock } from '../support/stopClock.ts';
import {
  createEchoHost,
  createSearchHost,
  currentUrl,
  expectNames,
  gameFoundBy,
  noResultsMessage,
  openSearch,
  resultNames,
  results,
  searchBox,
  setText,
} from './searchSite.ts';

const threeResults = {
  games: [
    { id: 1, slug: 'zelda-b', name: 'Zelda B' },
    { id: 2, slug: 'zelda-c', name: 'Zelda C' },
  ],
  anime: [{ id: 3, slug: 'zelda-a', title: 'Zelda A' }],
};

async function openThreeResults() {
  const site = await openSearch(createSearchHost(threeResults).host, 'zelda');
  await expectNames('Zelda A', 'Zelda B', 'Zelda C');
  act(() => searchBox().focus());
  return site;
}

/** Expects only the result at this index to be active; none for null. */
function expectActive(index: number | null) {
  const selected = results().map((result) => result.getAttribute('aria-selected'));
  expect(selected).toEqual([0, 1, 2].map((place) => String(place === index)));
  const id = index === null ? null : results()[index]?.id;
  expect(searchBox().getAttribute('aria-activedescendant')).toBe(id);
  expect(document.activeElement).toBe(searchBox());
}

test('the arrow keys move from no active result through the results and wrap around, and Enter opens the active result', async () => {
  const { user } = await openThreeResults();
  expectActive(null);
  for (const [key, index] of [
    ['ArrowUp', 2],
    ['ArrowDown', null],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowDown', null],
    ['ArrowUp', 2],
    ['ArrowUp', 1],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expectActive(index);
  }
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/game/zelda-b'));
  expect(history.state.usr.name).toBe('Zelda B');
});

test('Enter with an active result searches immediately, waits for the response to the current text, and never opens an earlier result', async () => {
  const second = createGate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'zelda two') await second.opened;
      return [{ ...gameFoundBy(query), slug: query.replace(' ', '-') }];
    },
  });
  await openSearch(host, 'zelda');
  await expectNames('Found by zelda');
  const clock = stopClock();
  setText('zelda two');
  fireEvent.keyDown(searchBox(), { key: 'ArrowDown' });
  fireEvent.keyDown(searchBox(), { key: 'Enter' });
  await clock.waitFor(() => expect(searches.at(-1)).toBe('games zelda two'));
  expect(resultNames()).toEqual(['Found by zelda']);
  await clock.waitFor(() => expect(currentUrl()).toBe('/search?query=zelda+two'));
  second.open();
  await clock.waitFor(() => expect(currentUrl()).toBe('/game/zelda-two'));
  clock.resume();
  act(() => history.back());
  await waitFor(() => expect(currentUrl()).toBe('/search?query=zelda+two'));
  await waitFor(() => expect(searchBox().value).toBe('zelda two'));
});

test('Enter before the response arrives shows all results of the text, and opens no result when it arrives', async () => {
  const slow = createGate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query !== 'zelda') return [];
      await slow.opened;
      return [{ id: 1, slug: 'zelda', name: 'Zelda' }];
    },
  });
  const { user } = await openSearch(host);
  await user.click(searchBox());
  await user.keyboard('{Enter}');
  expect(currentUrl()).toBe('/search');
  await user.keyboard('zeld');
  await waitFor(() => expect(noResultsMessage()).not.toBeNull());
  await user.keyboard('{Enter}');
  expect(currentUrl()).toBe('/search?query=zeld');
  await user.keyboard('a{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search?query=zelda&page=1'));
  await waitFor(() => expect(searches).toContain('games zelda'));
  expect(screen.queryByRole('link', { name: /^Zelda/ })).toBeNull();
  slow.open();
  await screen.findByRole('link', { name: /^Zelda/ });
  expect(currentUrl()).toBe('/search?query=zelda&page=1');
  expect(searchBox().value).toBe('zelda');
  expect(searches.filter((search) => search.endsWith(' zelda'))).toHaveLength(2);
});

test('Enter with an active result opens nothing when the response to the current text has no result', async () => {
  const slow = createGate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'zelda') return [gameFoundBy(query)];
      await slow.opened;
      return [];
    },
  });
  const { user } = await openSearch(host, 'zelda');
  await expectNames('Found by zelda');
  setText('zeldax');
  await user.type(searchBox(), '{ArrowDown}{Enter}');
  await waitFor(() => expect(searches.at(-1)).toBe('games zeldax'));
  slow.open();
  await waitFor(() => expect(noResultsMessage()).not.toBeNull());
  expect(currentUrl()).toBe('/search?query=zeldax');
});

test.each([
  ['another character', 'x', ['Found by zeldax']],
  ['Escape', '{Escape}', []],
  ['leaving the box', '{Tab}', ['Found by zelda']],
])('a pending Enter is cancelled by %s', async (_, key, names) => {
  const slow = createGate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'zelda') await slow.opened;
      return [gameFoundBy(query)];
    },
  });
  const { user } = await openSearch(host, 'first');
  await expectNames('Found by first');
  await waitFor(() => expect(searches).toEqual(['games first', 'anime first']));
  setText('zelda');
  await user.type(searchBox(), '{ArrowDown}{Enter}');
  await waitFor(() => expect(searches).toEqual(['games first', 'anime first', 'games zelda']));
  await waitFor(() => expect(currentUrl()).toBe('/search?query=zelda'));
  await user.keyboard(key);
  slow.open();
  await expectNames(...names);
  expect(location.pathname).toBe('/search');
  setText('mario');
  await expectNames('Found by mario');
  await waitFor(() => expect(currentUrl()).toBe('/search?query=mario'));
});

test('Escape clears the search box and keeps the focus in it', async () => {
  const { user } = await openSearch(createEchoHost().host, 'zelda');
  await expectNames('Found by zelda');
  act(() => searchBox().focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentUrl()).toBe('/search'));
  expect(searchBox().value).toBe('');
  expect(document.activeElement).toBe(searchBox());
  expect(results()).toHaveLength(0);
});

test('keys during an IME composition do not move the active result, open a result or clear the box', async () => {
  const { user } = await openThreeResults();
  const composeWith = (active: number | null) => {
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      fireEvent.keyDown(searchBox(), { key, isComposing: true });
      // Safari sends Enter with key code 229 when it ends a composition.
      if (key !== 'Escape') fireEvent.keyDown(searchBox(), { key, keyCode: 229 });
    }
    expectActive(active);
    expect(searchBox().value).toBe('zelda');
    expect(currentUrl()).toBe('/search?query=zelda');
  };
  composeWith(null);
  await user.keyboard('{ArrowDown}');
  composeWith(0);
});
