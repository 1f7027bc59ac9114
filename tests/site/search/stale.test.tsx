// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { gate } from '../../browser/gate.ts';
import { stopClock } from '../support/stopClock.ts';
import {
  createSearchHost,
  expectNames,
  foundBy,
  names,
  nothing,
  openSearch,
  results,
  setText,
  stillness,
} from './searchSite.ts';

/** Every name that the list shows at any moment from now on. */
function watchNames(): () => string[] {
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const name of names()) if (name !== undefined) seen.add(name);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => [...seen];
}

test('a slow response to an earlier text never replaces the response to a newer one', async () => {
  const slow = gate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'slow') await slow.opened;
      return [foundBy(query)];
    },
  });
  await openSearch(host);
  const seen = watchNames();
  setText('slow');
  await waitFor(() => expect(searches).toEqual(['games slow']));
  setText('quick');
  await expectNames('Found by quick');
  slow.open();
  setText('last');
  await expectNames('Found by last');
  expect(seen()).toEqual(['Found by quick', 'Found by last']);
  expect(searches).toEqual(['games slow', 'games quick', 'anime quick', 'games last', 'anime last']);
});

test('a slow response about anime never joins the games of a newer text', async () => {
  const slow = gate();
  const { host, searches } = createSearchHost({
    games: (query) => [{ id: query, slug: query, name: `Game ${query}` }],
    anime: async (query) => {
      if (query === 'slow') await slow.opened;
      return [{ id: query, slug: query, title: `Anime ${query}` }];
    },
  });
  await openSearch(host);
  const seen = watchNames();
  setText('slow');
  await waitFor(() => expect(searches).toEqual(['games slow', 'anime slow']));
  expect(results()).toHaveLength(0);
  setText('quick');
  await expectNames('Anime quick', 'Game quick');
  slow.open();
  setText('last');
  await expectNames('Anime last', 'Game last');
  expect(seen()).toEqual(['Anime quick', 'Game quick', 'Anime last', 'Game last']);
});

test('another text aborts the search before it, whose anime are never requested', async () => {
  const first = gate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'first') await first.opened;
      return [];
    },
  });
  await openSearch(host);
  setText('first');
  await waitFor(() => expect(searches).toEqual(['games first']));
  const request = host.requests.find(({ query }) => query.get('query') === 'first');
  expect(request?.signal.aborted).toBe(false);
  setText('second');
  await waitFor(() => expect(request?.signal.aborted).toBe(true));
  first.open();
  await waitFor(() => expect(nothing()).not.toBeNull());
  expect(searches).toEqual(['games first', 'games second', 'anime second']);
});

test('results stay on the page until the response to the newer text arrives', async () => {
  const second = gate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'second') await second.opened;
      return [foundBy(query)];
    },
  });
  await openSearch(host);
  setText('first');
  await expectNames('Found by first');
  setText('second');
  await waitFor(() => expect(searches.at(-1)).toBe('games second'));
  expect(names()).toEqual(['Found by first']);
  expect(nothing()).toBeNull();
  second.open();
  await expectNames('Found by second');
});

test('an emptied box stays empty when the response arrives afterwards', async () => {
  const late = gate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'late') await late.opened;
      return [foundBy(query)];
    },
  });
  await openSearch(host);
  const seen = watchNames();
  setText('late');
  await waitFor(() => expect(searches).toEqual(['games late']));
  const clock = stopClock();
  setText('');
  late.open();
  await clock.pass(0);
  expect(results()).toHaveLength(0);
  expect(nothing()).toBeNull();
  await clock.pass(stillness * 5);
  expect(results()).toHaveLength(0);
  expect(nothing()).toBeNull();
  clock.resume();
  setText('next');
  await expectNames('Found by next');
  expect(seen()).toEqual(['Found by next']);
  expect(searches).toEqual(['games late', 'games next', 'anime next']);
});
