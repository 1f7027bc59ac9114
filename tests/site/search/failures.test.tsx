// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordErrors } from '../support/messages.ts';
import type { MockResponse } from '../support/siteHost.ts';
import {
  announcement,
  createSearchHost,
  expectNames,
  noResultsMessage,
  openSearch,
  resultNames,
  results,
  type SearchResponses,
  searchBox,
  setText,
} from './searchSite.ts';

const found = [{ id: 1, slug: 'zelda', name: 'Zelda' }];

const failures: Record<string, MockResponse | 'unreachable'> = {
  'status 500': { status: 500, json: { message: 'The database is on fire.' } },
  HTML: { html: '<h1>Bad Gateway</h1>' },
  'no network': 'unreachable',
  'an object instead of a list': { json: { results: found } },
  null: { json: null },
};

const searchFailures = (log: readonly string[]) => log.filter((line) => line.includes('Search failed.'));

/** Expects neither results nor a message, not even earlier ones. */
function expectNoOutput() {
  expect(results()).toHaveLength(0);
  expect(noResultsMessage()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(announcement()).toBe('');
}

const failFor = (text: string, failure: MockResponse | 'unreachable') => (query: string) =>
  query === text ? failure : found;

test.each(
  Object.entries(failures).flatMap(([name, failure]): [string, string, SearchResponses][] => [
    ['games', name, { games: failFor('zel', failure) }],
    ['anime', name, { games: found, anime: failFor('zel', failure) }],
  ]),
)(
  'a search for %s that fails with %s shows neither results nor a message, is logged, and the next character searches again',
  async (_list, _failure, responses) => {
    const log = recordErrors();
    const { user } = await openSearch(createSearchHost(responses).host, 'ze');
    await waitFor(() => expect(resultNames()[0]).toBe('Zelda'));
    log.length = 0;
    await user.type(searchBox(), 'l');
    await waitFor(() => expect(searchFailures(log)).toHaveLength(1));
    await waitFor(expectNoOutput);
    expect(searchBox().value).toBe('zel');
    await user.type(searchBox(), 'd');
    await waitFor(() => expect(resultNames()[0]).toBe('Zelda'));
  },
);

test('a failed search is repeated when its text is entered again, and shows no earlier results', async () => {
  const log = recordErrors();
  let isBroken = false;
  const { host } = createSearchHost({ games: () => (isBroken ? 'unreachable' : found) });
  await openSearch(host, 'zelda');
  await expectNames('Zelda');
  isBroken = true;
  setText('zeld');
  await waitFor(() => expect(searchFailures(log)).toHaveLength(1));
  setText('zelda');
  await waitFor(() => expect(searchFailures(log)).toHaveLength(2));
  await waitFor(expectNoOutput);
  isBroken = false;
  setText('zeld');
  await expectNames('Zelda');
});
