// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react';
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

test('the arrow keys move through the results and wrap around, and Enter opens the active result', async () => {
  const { user } = await openThreeResults();
  const expectActive = (index: number) => {
    const selected = results().map((result) => result.getAttribute('aria-selected'));
    expect(selected).toEqual([0, 1, 2].map((place) => String(place === index)));
    expect(searchBox().getAttribute('aria-activedescendant')).toBe(results()[index]?.id);
    expect(document.activeElement).toBe(searchBox());
  };
  expectActive(0);
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowDown', 0],
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

test('Enter searches immediately, waits for the response to the current text, and never opens an earlier result', async () => {
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

test('Enter before the response arrives opens the first result, and nothing when there is no result', async () => {
  const { host } = createSearchHost({
    games: (query) => (query === 'zelda' ? [{ id: 1, slug: 'zelda', name: 'Zelda' }] : []),
  });
  const { user } = await openSearch(host);
  await user.click(searchBox());
  await user.keyboard('{Enter}');
  await user.keyboard('zeld{Enter}');
  await waitFor(() => expect(noResultsMessage()).not.toBeNull());
  await user.keyboard('a{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/game/zelda'));
});

test.each([
  ['another character', 'x'],
  ['Escape', '{Escape}'],
  ['leaving the box', '{Tab}'],
])('a pending Enter is cancelled by %s', async (_, key) => {
  const slow = createGate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'zelda') await slow.opened;
      return [gameFoundBy(query)];
    },
  });
  const { user } = await openSearch(host);
  setText('zelda');
  await user.type(searchBox(), '{Enter}');
  await waitFor(() => expect(searches).toEqual(['games zelda']));
  await user.keyboard(key);
  slow.open();
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
  await openThreeResults();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    fireEvent.keyDown(searchBox(), { key, isComposing: true });
    // Safari sends Enter with key code 229 when it ends a composition.
    if (key !== 'Escape') fireEvent.keyDown(searchBox(), { key, keyCode: 229 });
  }
  expect(results()[0]?.getAttribute('aria-selected')).toBe('true');
  expect(searchBox().value).toBe('zelda');
  expect(currentUrl()).toBe('/search?query=zelda');
});
