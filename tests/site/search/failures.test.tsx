// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordErrors } from '../support/recordErrors.ts';
import type { Reply } from '../support/siteHost.ts';
import {
  announced,
  box,
  createSearchHost,
  expectNames,
  names,
  nothing,
  openSearch,
  results,
  type SearchResponses,
  setText,
} from './searchSite.ts';

const found = [{ id: 1, slug: 'zelda', name: 'Zelda' }];

const failures: Record<string, Reply | 'unreachable'> = {
  'an error 500': { status: 500, json: { message: 'The database is on fire.' } },
  'a page of HTML': { html: '<h1>Bad Gateway</h1>' },
  'no network': 'unreachable',
  'an object in place of a list': { json: { results: found } },
  null: { json: null },
};

const failed = (log: readonly string[]) => log.filter((line) => line.includes('Search failed.'));

/** Neither a result nor a message, old or new. */
function expectSilence() {
  expect(results()).toHaveLength(0);
  expect(nothing()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(announced()).toBe('');
}

const failFor = (text: string, failure: Reply | 'unreachable') => (query: string) =>
  query === text ? failure : found;

test.each(
  Object.entries(failures).flatMap(([name, failure]): [string, string, SearchResponses][] => [
    ['games', name, { games: failFor('zel', failure) }],
    ['anime', name, { games: found, anime: failFor('zel', failure) }],
  ]),
)(
  'a search for %s that fails with %s shows no result and no message, is only logged, and the next character recovers',
  async (_list, _failure, responses) => {
    const log = recordErrors();
    const { user } = await openSearch(createSearchHost(responses).host, 'ze');
    await waitFor(() => expect(names()[0]).toBe('Zelda'));
    log.length = 0;
    await user.type(box(), 'l');
    await waitFor(() => expect(failed(log)).toHaveLength(1));
    await waitFor(expectSilence);
    expect(box().value).toBe('zel');
    await user.type(box(), 'd');
    await waitFor(() => expect(names()[0]).toBe('Zelda'));
  },
);

test('a text whose search has failed is searched again when the visitor returns to it, without earlier results', async () => {
  const log = recordErrors();
  let isBroken = false;
  const { host } = createSearchHost({ games: () => (isBroken ? 'unreachable' : found) });
  await openSearch(host, 'zelda');
  await expectNames('Zelda');
  isBroken = true;
  setText('zeld');
  await waitFor(() => expect(failed(log)).toHaveLength(1));
  setText('zelda');
  await waitFor(() => expect(failed(log)).toHaveLength(2));
  await waitFor(expectSilence);
  isBroken = false;
  setText('zeld');
  await expectNames('Zelda');
});
