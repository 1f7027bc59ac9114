// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createGate } from '../../browser/fixtures/timing.ts';
import { stopClock } from '../support/stopClock.ts';
import {
  createSearchHost,
  debounceMs,
  expectNames,
  gameFoundBy,
  noResultsMessage,
  openSearch,
  resultNames,
  results,
  setText,
} from './searchSite.ts';

/** Records every name that the list shows from now on, in the order of appearance. */
function recordNames(): () => string[] {
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const name of resultNames()) if (name !== undefined) seen.add(name);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => [...seen];
}

test('a late response to an earlier text never replaces the results of a newer text', async () => {
  const slow = createGate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'slow') await slow.opened;
      return [gameFoundBy(query)];
    },
  });
  await openSearch(host);
  const seen = recordNames();
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

test('a late anime response to an earlier text is never shown with the games of a newer text', async () => {
  const slow = createGate();
  const { host, searches } = createSearchHost({
    games: (query) => [{ id: query, slug: query, name: `Game ${query}` }],
    anime: async (query) => {
      if (query === 'slow') await slow.opened;
      return [{ id: query, slug: query, title: `Anime ${query}` }];
    },
  });
  await openSearch(host);
  const seen = recordNames();
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

test('a new text aborts the previous search, whose anime are never requested', async () => {
  const first = createGate();
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
  await waitFor(() => expect(noResultsMessage()).not.toBeNull());
  expect(searches).toEqual(['games first', 'games second', 'anime second']);
});

test('results stay visible until the response to a newer text arrives', async () => {
  const second = createGate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'second') await second.opened;
      return [gameFoundBy(query)];
    },
  });
  await openSearch(host);
  setText('first');
  await expectNames('Found by first');
  setText('second');
  await waitFor(() => expect(searches.at(-1)).toBe('games second'));
  expect(resultNames()).toEqual(['Found by first']);
  expect(noResultsMessage()).toBeNull();
  second.open();
  await expectNames('Found by second');
});

test('a cleared box shows no results when a pending response arrives', async () => {
  const late = createGate();
  const { host, searches } = createSearchHost({
    games: async (query) => {
      if (query === 'late') await late.opened;
      return [gameFoundBy(query)];
    },
  });
  await openSearch(host);
  const seen = recordNames();
  setText('late');
  await waitFor(() => expect(searches).toEqual(['games late']));
  const clock = stopClock();
  setText('');
  late.open();
  await clock.advance(0);
  expect(results()).toHaveLength(0);
  expect(noResultsMessage()).toBeNull();
  await clock.advance(debounceMs * 5);
  expect(results()).toHaveLength(0);
  expect(noResultsMessage()).toBeNull();
  clock.resume();
  setText('next');
  await expectNames('Found by next');
  expect(seen()).toEqual(['Found by next']);
  expect(searches).toEqual(['games late', 'games next', 'anime next']);
});
