// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gate } from '../../browser/gate.ts';
import { stopClock } from '../support/stopClock.ts';
import {
  box,
  createEchoHost,
  createSearchHost,
  expectNames,
  foundBy,
  here,
  names,
  nothing,
  openSearch,
  results,
  setText,
} from './searchSite.ts';

const three = {
  games: [
    { id: 1, slug: 'zelda-b', name: 'Zelda B' },
    { id: 2, slug: 'zelda-c', name: 'Zelda C' },
  ],
  anime: [{ id: 3, slug: 'zelda-a', title: 'Zelda A' }],
};

async function openThree() {
  const site = await openSearch(createSearchHost(three).host, 'zelda');
  await expectNames('Zelda A', 'Zelda B', 'Zelda C');
  act(() => box().focus());
  return site;
}

test('the arrows go through the results and around their ends, and Enter opens the one they are on', async () => {
  const { user } = await openThree();
  const expectActive = (index: number) => {
    const selected = results().map((result) => result.getAttribute('aria-selected'));
    expect(selected).toEqual([0, 1, 2].map((place) => String(place === index)));
    expect(box().getAttribute('aria-activedescendant')).toBe(results()[index]?.id);
    expect(document.activeElement).toBe(box());
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
  await waitFor(() => expect(here()).toBe('/game/zelda-b'));
  expect(history.state.usr.name).toBe('Zelda B');
});

test('Enter searches at once and waits for the response to the text as typed: an earlier result is never opened', async () => {
  const second = gate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'zelda two') await second.opened;
      return [{ ...foundBy(query), slug: query.replace(' ', '-') }];
    },
  });
  await openSearch(host, 'zelda');
  await expectNames('Found by zelda');
  const clock = stopClock();
  setText('zelda two');
  fireEvent.keyDown(box(), { key: 'Enter' });
  await clock.until(() => expect(searches.at(-1)).toBe('games zelda two'));
  expect(names()).toEqual(['Found by zelda']);
  await clock.until(() => expect(here()).toBe('/search?query=zelda+two'));
  second.open();
  await clock.until(() => expect(here()).toBe('/game/zelda-two'));
  clock.resume();
  act(() => history.back());
  await waitFor(() => expect(here()).toBe('/search?query=zelda+two'));
  await waitFor(() => expect(box().value).toBe('zelda two'));
});

test('Enter before there is any result opens the first that the text finds, and nothing where it finds nothing', async () => {
  const { host } = createSearchHost({
    games: (query) => (query === 'zelda' ? [{ id: 1, slug: 'zelda', name: 'Zelda' }] : []),
  });
  const { user } = await openSearch(host);
  await user.click(box());
  await user.keyboard('{Enter}');
  await user.keyboard('zeld{Enter}');
  await waitFor(() => expect(nothing()).not.toBeNull());
  await user.keyboard('a{Enter}');
  await waitFor(() => expect(here()).toBe('/game/zelda'));
});

test.each([
  ['another character', 'x'],
  ['Escape', '{Escape}'],
  ['leaving the box', '{Tab}'],
])('an Enter that waits for results is cancelled by %s', async (_, key) => {
  const slow = gate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'zelda') await slow.opened;
      return [foundBy(query)];
    },
  });
  const { user } = await openSearch(host);
  setText('zelda');
  await user.type(box(), '{Enter}');
  await waitFor(() => expect(searches).toEqual(['games zelda']));
  await user.keyboard(key);
  slow.open();
  setText('mario');
  await expectNames('Found by mario');
  await waitFor(() => expect(here()).toBe('/search?query=mario'));
});

test('Escape empties the box and keeps the focus in it', async () => {
  const { user } = await openSearch(createEchoHost().host, 'zelda');
  await expectNames('Found by zelda');
  act(() => box().focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(here()).toBe('/search'));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(results()).toHaveLength(0);
});

test('keys of an input method that is composing move nothing, open nothing and empty nothing', async () => {
  await openThree();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    fireEvent.keyDown(box(), { key, isComposing: true });
    // Safari's Enter that ends a composition.
    if (key !== 'Escape') fireEvent.keyDown(box(), { key, keyCode: 229 });
  }
  expect(results()[0]?.getAttribute('aria-selected')).toBe('true');
  expect(box().value).toBe('zelda');
  expect(here()).toBe('/search?query=zelda');
});
