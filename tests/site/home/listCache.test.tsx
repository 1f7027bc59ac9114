// @vitest-environment jsdom
import { limits, storageKeys } from '@gildshelf/api-client/contract';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { entry } from '../../support/topLists.ts';
import { openSite } from '../support/openSite.tsx';
import { cards, cardTexts, createHomeHost, expectCards, topCalls } from './homeSite.ts';

const start = Date.UTC(2026, 0, 1);
const bothLists = ['GET /api/anime/top', 'GET /api/games/top'];
const oneGame = [entry('game', 1, { id: 1, slug: 'stored', name: 'A stored game' })];
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '');

async function expectBothLists() {
  await expectCards('game', 100);
  await expectCards('anime', 100);
}

afterEach(() => void vi.useRealTimers());

test('both lists are cached with a timestamp, and are not requested again for 24 hours', async () => {
  vi.setSystemTime(start);
  const site = await openSite('/', { host: createHomeHost() });
  const calls = () => topCalls(site.host);
  await expectBothLists();
  for (const [type, key] of [
    ['game', storageKeys.topGames],
    ['anime', storageKeys.topAnime],
  ] as const) {
    const { data, timestamp, ...rest } = stored(key);
    expect([data.length, data[0].rank, timestamp, rest]).toEqual([100, 1, start, {}]);
    expect(data[0][type].slug).toBe(`${type}-1`);
  }
  expect(calls().toSorted()).toEqual(bothLists);

  vi.setSystemTime(start + limits.topListMaxAge - 1);
  await site.reload();
  await expectBothLists();
  expect(calls()).toHaveLength(2);

  vi.setSystemTime(start + limits.topListMaxAge);
  await site.reload();
  await expectBothLists();
  expect(calls().slice(2).sort()).toEqual(bothLists);
  expect(stored(storageKeys.topGames).timestamp).toBe(start + limits.topListMaxAge);
});

test('a cached list is shown without a request', async () => {
  const list = JSON.stringify({ data: oneGame, timestamp: Date.now() });
  const { host } = await openSite('/', { host: createHomeHost(), local: { [storageKeys.topGames]: list } });
  await expectCards('anime', 100);
  expect(cardTexts('game')).toEqual(['1A stored game']);
  expect(topCalls(host)).toEqual(['GET /api/anime/top']);
});

test.each(
  Object.entries({
    'malformed JSON': '<html>',
    'a list without a timestamp': JSON.stringify(oneGame),
    'data without a timestamp': JSON.stringify({ data: oneGame }),
    'a timestamp that is a string': JSON.stringify({ data: oneGame, timestamp: 'today' }),
    'a timestamp in the future': JSON.stringify({ data: oneGame, timestamp: start + 1 }),
    'data that is not a list': JSON.stringify({ data: { games: oneGame }, timestamp: start }),
    'a list of invalid entries': JSON.stringify({ data: [7, null, {}], timestamp: start }),
    'an empty list': JSON.stringify({ data: [], timestamp: start }),
  }),
)("an invalid cached list is replaced by the API's list: %s", async (_, text) => {
  vi.setSystemTime(start);
  const { host } = await openSite('/', { host: createHomeHost(), local: { [storageKeys.topGames]: text } });
  await expectCards('game', 100);
  expect(topCalls(host)).toContain('GET /api/games/top');
  await waitFor(() => expect(stored(storageKeys.topGames).data).toHaveLength(100));
  expect(cards('game').filter(({ textContent }) => textContent?.includes('A stored game'))).toEqual([]);
});
