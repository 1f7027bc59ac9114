// @vitest-environment jsdom
import { limits, messages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createHomeHost } from '../home/homeSite.ts';
import { cardsOf, form, hostWith, titles, trackedCalls } from '../rating/rating.ts';
import { countDocumentLoads } from '../support/countDocumentLoads.ts';
import { openSite } from '../support/openSite.tsx';
import { recordErrors } from '../support/recordErrors.ts';
import { createSiteHost } from '../support/siteHost.ts';
import { type StoppedClock, stopClock } from '../support/stopClock.ts';
import { toasts } from '../support/toasts.ts';
import { walkTo } from '../support/walkTo.ts';
import { expectSilence } from './expectSilence.ts';
import { keepBack } from './keepBack.ts';

const { game } = titles;
const { timeout } = messages.transport;

const main = () => within(screen.getByRole('main'));
const alert = () => main().queryByRole('alert')?.textContent;
const statuses = () =>
  main()
    .queryAllByRole('status')
    .map(({ textContent }) => textContent);

/** Lets the deadline of pending requests pass; nothing is said before. */
async function reachDeadline(clock: StoppedClock, expectWaiting: () => void) {
  await clock.pass(limits.requestTimeout - 1000);
  expectWaiting();
  expectSilence();
  await clock.pass(1000);
}

test('Home says so each time its lists and their updates get no response, and has them once the host responds', async () => {
  const errors = recordErrors();
  const loads = countDocumentLoads();
  const clock = stopClock();
  const host = createHomeHost();
  const silent = keepBack(host, /./);
  const site = await openSite('/', { host });
  await clock.until(() => expect(silent.count()).toBe(2));
  await reachDeadline(clock, () => screen.getByText('Loading Top 100 Games'));
  await clock.until(() => expect(alert()).toContain(messages.home.gamesFailed));
  expect(alert()).toContain(messages.home.animeFailed);
  const retry = () => screen.getByRole('button', { name: 'Try Loading Content Again' });
  fireEvent.click(retry());
  for (const requests of [3, 4]) {
    await clock.until(() => expect(silent.count()).toBe(requests));
    expect(retry().getAttribute('aria-busy')).toBe('true');
    await clock.pass(limits.requestTimeout);
  }
  await clock.until(() => expect(alert()).toContain(messages.home.updateFailed));
  expect(loads()).toBe(0);
  silent.wakeUp();
  fireEvent.click(retry());
  await clock.until(() => expect(loads()).toBe(1));
  clock.resume();
  await site.reload();
  await clock.until(() => expect(document.querySelectorAll('main li a')).toHaveLength(200));
  expect(alert()).toBeUndefined();
  expect(errors).toEqual([]);
});

test.each([
  ['alone', null],
  ['with the navigation state of a link', { id: 1, slug: game.slug, name: game.name }],
])(
  "a title without a response says 'Request timed out. Please try again.' after 15 seconds, and is requested again on the next visit: %s",
  async (_, state) => {
    const errors = recordErrors();
    const host = createSiteHost();
    await openSite('/search', { host });
    const clock = stopClock();
    const silent = keepBack(host, `GET /api/games/${game.slug}`);
    walkTo(game.path, state);
    await clock.until(() => expect(silent.count()).toBe(1));
    await reachDeadline(clock, () => {
      if (state) expect(document.querySelectorAll('article[aria-busy="true"]')).toHaveLength(1);
      else expect(statuses()).toContainEqual(expect.stringContaining('Loading'));
    });
    await clock.until(() => expect(alert()).toContain(timeout));
    expect(timeout).toBe('Request timed out. Please try again.');
    const name = state ? game.name : 'Game';
    screen.getByRole('heading', { level: 1, name });
    await clock.until(() => expect(document.title).toBe(`${name} · Gildshelf`));
    silent.wakeUp();
    walkTo('/search');
    walkTo(game.path, state);
    await clock.until(() => screen.getByText('Teen'));
    expect(alert()).toBeUndefined();
    expect(errors).toEqual([]);
  },
);

test("a tracked title without a response says 'Failed to fetch user content data.' after 15 seconds, and the form can be used then", async () => {
  const errors = recordErrors();
  const host = hostWith('game', {});
  await openSite('/search', { host, signedIn: true });
  const clock = stopClock();
  const silent = keepBack(host, trackedCalls.game);
  walkTo(game.path);
  await clock.until(() => expect(silent.count()).toBe(1));
  await reachDeadline(clock, () => expect(form.status().disabled).toBe(true));
  await clock.until(() => expect(alert()).toBe(messages.media.userContentFailed));
  expect(messages.media.userContentFailed).toBe('Failed to fetch user content data.');
  expect(form.status().disabled).toBe(false);
  fireEvent.change(form.status(), { target: { value: 'playing' } });
  fireEvent.click(form.submit());
  await clock.until(() => expect(toasts()).toEqual([expect.stringContaining(messages.media.ratingSaved)]));
  expect(errors).toEqual([]);
});

test("a collection without a response says 'Failed to fetch user content data.' after 15 seconds, and is requested again on the next visit", async () => {
  const errors = recordErrors();
  const host = hostWith('game', { [game.slug]: { status: 'completed', rating: 4 } });
  await openSite('/search', { host, signedIn: true });
  const clock = stopClock();
  const silent = keepBack(host, 'GET /api/userGames/user-mara/games');
  walkTo('/user/mara/dashboard');
  await clock.until(() => expect(silent.count()).toBe(1));
  await reachDeadline(clock, () =>
    expect(statuses()).toContainEqual(expect.stringContaining('Loading your games')),
  );
  await clock.until(() => expect(alert()).toBe('Failed to fetch user content data.'));
  silent.wakeUp();
  fireEvent.click(screen.getByRole('radio', { name: 'Anime' }));
  await clock.until(() => expect(alert()).toBeUndefined());
  fireEvent.click(screen.getByRole('radio', { name: 'Games' }));
  await clock.until(() => expect(cardsOf(game.name)).toHaveLength(1));
  expect(alert()).toBeUndefined();
  expect(errors).toEqual([]);
});
