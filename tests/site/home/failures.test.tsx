// @vitest-environment jsdom
import { limits } from '@gildshelf/api-client/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import type { MockResponse } from '../support/siteHost.ts';
import { stopClock } from '../support/stopClock.ts';
import {
  cards,
  createHomeHost,
  expectCards,
  findAlert,
  queryAlert,
  retryButton,
  spinner,
} from './homeSite.ts';

const gamesFailed = 'Failed to load games. Please try again later.';
const animeFailed = 'Failed to load anime. Please try again later.';
const html = '<!doctype html><p>Sign in to the hotel’s network';

/** Responses with status 200 whose body is not a list. */
const invalidLists: Record<string, MockResponse> = {
  'an object': { json: { games: [] } },
  null: { json: null },
  'a string': { html: '"games"' },
  HTML: { html },
  'no content': { status: 204 },
};

const failures: Record<string, MockResponse | 'unreachable'> = {
  'status 500': { status: 500, json: { message: 'Boom' } },
  'status 404': { status: 404, json: {} },
  'status 502 with HTML': { status: 502, html },
  'no network': 'unreachable',
};

/** Expects one alert, with only this message and one button. */
async function expectOnlyAlert(message: string) {
  const { textContent } = await findAlert();
  expect(textContent).toBe(`${message}Try Loading Content Again`);
  expect(within(await findAlert()).getByText(message)).toBeTruthy();
  expect(within(await findAlert()).getAllByRole('button')).toHaveLength(1);
}

test.each(Object.entries(invalidLists))(
  "a games response that is not a list shows 'No games found. Please try again later.': %s",
  async (_, response) => {
    await openSite('/', { host: createHomeHost({ game: response }) });
    await expectOnlyAlert('No games found. Please try again later.');
    expect(localStorage.getItem('topGames')).toBeNull();
    await expectCards('anime', 100);
  },
);

test.each(Object.entries(failures))(
  "top games that cannot be loaded show 'Failed to load games. Please try again later.': %s",
  async (_, response) => {
    await openSite('/', { host: createHomeHost({ game: response }) });
    await expectOnlyAlert(gamesFailed);
    expect(spinner('game')).toBeTruthy();
    await expectCards('anime', 100);
    expect(spinner('anime')).toBeFalsy();
  },
);

test.each(Object.entries({ ...failures, ...invalidLists }))(
  "top anime that cannot be loaded show 'Failed to load anime. Please try again later.': %s",
  async (_, response) => {
    await openSite('/', { host: createHomeHost({ anime: response }) });
    await expectOnlyAlert(animeFailed);
    expect(spinner('anime')).toBeTruthy();
    await expectCards('game', 100);
    expect(spinner('game')).toBeFalsy();
  },
);

test('when both lists fail, one alert shows both error messages, and the rest of Home is shown', async () => {
  await openSite('/', { host: createHomeHost({ game: { status: 500, json: {} }, anime: 'unreachable' }) });
  for (const message of [gamesFailed, animeFailed])
    expect(within(await findAlert()).getByText(message)).toBeTruthy();
  expect(retryButton()).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join Now' })).toBeTruthy();
  expect(screen.getByRole('contentinfo').textContent).toContain('RAWG');
});

test('a list times out after 15 seconds without a response, and not before', async () => {
  const clock = stopClock();
  const { host } = await openSite('/', { host: createHomeHost({ game: 'never' }) });
  await clock.waitFor(() => expect(host.calls()).toContain('GET /api/games/top'));
  await clock.waitFor(() => expect(cards('anime')).toHaveLength(100));
  await clock.advance(limits.requestTimeout - 1);
  expect(queryAlert()).toBeNull();
  await clock.advance(1);
  clock.resume();
  await expectOnlyAlert(gamesFailed);
});
