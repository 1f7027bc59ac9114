// @vitest-environment jsdom
import { limits, messages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createHomeHost } from '../home/homeSite.ts';
import { cardsWith, createCollectionHost, form, titles, trackedCalls } from '../rating/ratingSite.ts';
import { expectNoMessages, recordErrors, toastTexts } from '../support/messages.ts';
import { countDocumentLoads, navigateWithinSite } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';
import { type StoppedClock, stopClock } from '../support/stopClock.ts';
import { delayResponses } from './delayResponses.ts';

const { game } = titles;
const { timeout } = messages.transport;

const main = () => within(screen.getByRole('main'));
const alert = () => main().queryByRole('alert')?.textContent;
const statuses = () =>
  main()
    .queryAllByRole('status')
    .map(({ textContent }) => textContent);

/** Advances the clock to the timeout of pending requests; no message is shown 1 s before it. */
async function reachTimeout(clock: StoppedClock, expectPending: () => void) {
  await clock.advance(limits.requestTimeout - 1000);
  expectPending();
  expectNoMessages();
  await clock.advance(1000);
}

test('Home shows an error message when its lists or their updates time out, and loads the lists once the API responds', async () => {
  const errors = recordErrors();
  const loads = countDocumentLoads();
  const clock = stopClock();
  const host = createHomeHost();
  const delayed = delayResponses(host, /\/api\/(?:games|anime)\//);
  const site = await openSite('/', { host });
  await clock.waitFor(() => expect(delayed.pendingCount()).toBe(2));
  await reachTimeout(clock, () => screen.getByText('Loading Top 100 Games'));
  await clock.waitFor(() => expect(alert()).toContain(messages.home.failed('games')));
  expect(alert()).toContain(messages.home.failed('anime'));
  const retry = () => screen.getByRole('button', { name: 'Try Loading Content Again' });
  fireEvent.click(retry());
  for (const requests of [3, 4]) {
    await clock.waitFor(() => expect(delayed.pendingCount()).toBe(requests));
    expect(retry().getAttribute('aria-busy')).toBe('true');
    await clock.advance(limits.requestTimeout);
  }
  await clock.waitFor(() => expect(alert()).toContain(messages.home.updateFailed));
  expect(loads()).toBe(0);
  delayed.stopDelaying();
  fireEvent.click(retry());
  await clock.waitFor(() => expect(loads()).toBe(1));
  clock.resume();
  await site.reload();
  await clock.waitFor(() =>
    expect(document.querySelectorAll('main a:is([href^="/game/"], [href^="/anime/"])')).toHaveLength(200),
  );
  expect(alert()).toBeUndefined();
  expect(errors).toEqual([]);
});

test.each([
  ['without a navigation state', null],
  ['with a navigation state', { id: 1, slug: game.slug, name: game.name }],
])(
  "a title shows 'Request timed out. Please try again.' after 15 seconds, and is requested again on the next visit: %s",
  async (_, state) => {
    const errors = recordErrors();
    const host = createSiteHost();
    await openSite('/search', { host });
    const clock = stopClock();
    const delayed = delayResponses(host, `GET /api/games/${game.slug}`);
    navigateWithinSite(game.path, state);
    await clock.waitFor(() => expect(delayed.pendingCount()).toBe(1));
    await reachTimeout(clock, () => {
      if (state) expect(document.querySelectorAll('article[aria-busy="true"]')).toHaveLength(1);
      else expect(statuses()).toContainEqual(expect.stringContaining('Loading'));
    });
    await clock.waitFor(() => expect(alert()).toContain(timeout));
    expect(timeout).toBe('Request timed out. Please try again.');
    const name = state ? game.name : 'Game';
    screen.getByRole('heading', { level: 1, name });
    await clock.waitFor(() => expect(document.title).toBe(`${name} · Gildshelf`));
    delayed.stopDelaying();
    navigateWithinSite('/search');
    navigateWithinSite(game.path, state);
    await clock.waitFor(() => screen.getByText('Teen'));
    expect(alert()).toBeUndefined();
    expect(errors).toEqual([]);
  },
);

test("a title shows 'Failed to fetch user content data.' after 15 seconds without its stored rating, and its form is enabled", async () => {
  const errors = recordErrors();
  const host = createCollectionHost('game', {});
  await openSite('/search', { host, signedIn: true });
  const clock = stopClock();
  const delayed = delayResponses(host, trackedCalls.game);
  navigateWithinSite(game.path);
  await clock.waitFor(() => expect(delayed.pendingCount()).toBe(1));
  await reachTimeout(clock, () => expect(form.status().disabled).toBe(true));
  await clock.waitFor(() => expect(alert()).toBe(messages.media.userContentFailed));
  expect(messages.media.userContentFailed).toBe('Failed to fetch user content data.');
  expect(form.status().disabled).toBe(false);
  fireEvent.change(form.status(), { target: { value: 'playing' } });
  fireEvent.click(form.submit());
  await clock.waitFor(() =>
    expect(toastTexts()).toEqual([expect.stringContaining(messages.media.ratingSaved)]),
  );
  expect(errors).toEqual([]);
});

test("a collection shows 'Failed to fetch user content data.' after 15 seconds, and is requested again on the next visit", async () => {
  const errors = recordErrors();
  const host = createCollectionHost('game', { [game.slug]: { status: 'completed', rating: 4 } });
  await openSite('/search', { host, signedIn: true });
  const clock = stopClock();
  const delayed = delayResponses(host, 'GET /api/userGames/user-mara/games');
  navigateWithinSite('/user/mara/dashboard');
  await clock.waitFor(() => expect(delayed.pendingCount()).toBe(1));
  await reachTimeout(clock, () =>
    expect(statuses()).toContainEqual(expect.stringContaining('Loading your games')),
  );
  await clock.waitFor(() => expect(alert()).toBe('Failed to fetch user content data.'));
  delayed.stopDelaying();
  fireEvent.click(screen.getByRole('radio', { name: 'Anime' }));
  await clock.waitFor(() => expect(alert()).toBeUndefined());
  fireEvent.click(screen.getByRole('radio', { name: 'Games' }));
  await clock.waitFor(() => expect(cardsWith(game.name)).toHaveLength(1));
  expect(alert()).toBeUndefined();
  expect(errors).toEqual([]);
});
