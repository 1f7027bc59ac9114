// @vitest-environment jsdom
import { limits } from '@gildshelf/api-client/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import type { Reply } from '../support/siteHost.ts';
import { stopClock } from '../support/stopClock.ts';
import { alert, cards, createHomeHost, expectCards, noAlert, retry, spinner } from './homeSite.ts';

const gamesFailed = 'Failed to load games. Please try again later.';
const animeFailed = 'Failed to load anime. Please try again later.';
const html = '<!doctype html><p>Sign in to the hotel’s network';

/** Responses of 200 that are no list. */
const noLists: Record<string, Reply> = {
  'an object': { json: { games: [] } },
  null: { json: null },
  'a text': { html: '"games"' },
  HTML: { html },
  'no content': { status: 204 },
};

const failures: Record<string, Reply | 'unreachable'> = {
  'an error of the host': { status: 500, json: { message: 'Boom' } },
  'an unknown call': { status: 404, json: {} },
  'HTML of a proxy': { status: 502, html },
  'no network': 'unreachable',
};

/** There is one alert, with this message and one button. */
async function expectAlone(message: string) {
  const { textContent } = await alert();
  expect(textContent).toBe(`${message}Try Loading Content Again`);
  expect(within(await alert()).getByText(message)).toBeTruthy();
  expect(within(await alert()).getAllByRole('button')).toHaveLength(1);
}

test.each(Object.entries(noLists))(
  'a games response that is no list (%s): No games found. Please try again later.',
  async (_, response) => {
    await openSite('/', { host: createHomeHost({ game: response }) });
    await expectAlone('No games found. Please try again later.');
    expect(localStorage.getItem('topGames')).toBeNull();
    await expectCards('anime', 100);
  },
);

test.each(Object.entries(failures))(
  'top games that cannot be loaded (%s): Failed to load games. Please try again later.',
  async (_, response) => {
    await openSite('/', { host: createHomeHost({ game: response }) });
    await expectAlone(gamesFailed);
    expect(spinner('game')).toBeTruthy();
    await expectCards('anime', 100);
    expect(spinner('anime')).toBeFalsy();
  },
);

test.each(Object.entries({ ...failures, ...noLists }))(
  'top anime that cannot be loaded (%s): Failed to load anime. Please try again later.',
  async (_, response) => {
    await openSite('/', { host: createHomeHost({ anime: response }) });
    await expectAlone(animeFailed);
    expect(spinner('anime')).toBeTruthy();
    await expectCards('game', 100);
    expect(spinner('game')).toBeFalsy();
  },
);

test('when both lists fail, one alert shows both error messages, and the rest of Home is shown', async () => {
  await openSite('/', { host: createHomeHost({ game: { status: 500, json: {} }, anime: 'unreachable' }) });
  for (const message of [gamesFailed, animeFailed])
    expect(within(await alert()).getByText(message)).toBeTruthy();
  expect(retry()).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join Now' })).toBeTruthy();
  expect(screen.getByRole('contentinfo').textContent).toContain('RAWG');
});

test('a list fails after 15 seconds without a response, and not before', async () => {
  const clock = stopClock();
  const { host } = await openSite('/', { host: createHomeHost({ game: 'never' }) });
  await clock.until(() => expect(host.calls()).toContain('GET /api/games/top'));
  await clock.until(() => expect(cards('anime')).toHaveLength(100));
  await clock.pass(limits.requestTimeout - 1);
  expect(noAlert()).toBeNull();
  await clock.pass(1);
  clock.resume();
  await expectAlone(gamesFailed);
});
