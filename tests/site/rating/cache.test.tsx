// @vitest-environment jsdom
import { limits, ownMessages } from '@gildshelf/api-client/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';
import { stopClock } from '../support/stopClock.ts';
import {
  cardOf,
  cardsOf,
  contentRequests,
  expectSaved,
  form,
  hostWith,
  openDashboard,
  openTitle,
  rateCalls,
  rateElsewhere,
  titles,
} from './rating.ts';

/** Stale content is fetched in the frame after it is shown. */
const twoFrames = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const playing = () => hostWith('game', { 'hades-2018': { status: 'playing', rating: 2 } });

test('the collection of a user is fetched once in 60 seconds, and again after them', async () => {
  const clock = stopClock();
  const host = playing();
  const expectStatus = (status: string) =>
    clock.until(() => expect(cardsOf(titles.game.name)[0]?.textContent).toContain(`Status: ${status}`));
  await openSite('/user/mara/dashboard', { host, signedIn: true });
  await expectStatus('Playing');
  expect(contentRequests(host)).toHaveLength(1);

  /** Leaves the dashboard and comes back. */
  async function comeBack() {
    fireEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Search' }));
    await clock.until(() => screen.getByRole('heading', { name: 'Discover Content' }));
    act(() => history.back());
    await clock.until(() => screen.getByRole('heading', { name: 'Welcome, Mara!' }));
  }

  // Changed on another device: within the time the page shows what is cached.
  await rateElsewhere(host, 'game', { status: 'dropped', rating: 1 });
  await clock.pass(limits.userContentMaxAge - 1);
  await comeBack();
  await twoFrames();
  await expectStatus('Playing');
  expect(contentRequests(host)).toHaveLength(1);
  await clock.pass(1);
  await comeBack();
  await expectStatus('Dropped');
  expect(contentRequests(host)).toHaveLength(2);
});

test('a successful rating clears the cached collection: the list has the new values, and both media types are fetched again', async () => {
  const host = createSiteHost({
    shelves: {
      game: { 'hades-2018': { status: 'playing', rating: 2 } },
      anime: { [titles.anime.slug]: { status: 'watching', rating: 3 } },
    },
  });
  const { user } = await openDashboard(host);
  const turnTo = (name: string) => user.click(screen.getByRole('radio', { name }));
  (await cardOf(titles.game.name)).getByText('Status: Playing');
  await turnTo('Anime');
  await cardOf(titles.anime.name);
  await turnTo('Games');
  const card = await cardOf(titles.game.name);
  expect(contentRequests(host)).toHaveLength(2);

  await user.click(card.getByRole('link'));
  await waitFor(() => expect(form.status().value).toBe('playing'));
  expect(contentRequests(host)).toHaveLength(3);
  await user.selectOptions(form.status(), 'Completed');
  await user.click(form.submit());
  await expectSaved();
  expect(contentRequests(host)).toHaveLength(3);

  await user.click(within(screen.getByRole('navigation')).getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dashboard' }));
  await (await cardOf(titles.game.name)).findByText('Status: Completed');
  await waitFor(() => expect(contentRequests(host)).toHaveLength(4));
  await turnTo('Anime');
  await cardOf(titles.anime.name);
  await waitFor(() => expect(contentRequests(host)).toHaveLength(5));
});

test('a failed rating keeps the cached collection', async () => {
  const { user, host } = await openTitle('game', playing());
  const before = contentRequests(host).length;
  host.answer(rateCalls.game, { status: 500, json: {} });
  await user.selectOptions(form.status(), 'Dropped');
  await user.click(form.submit());
  await waitFor(() => expect(form.failure()).not.toBeNull());
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Search' }));
  await user.click(await screen.findByRole('button', { name: ownMessages.unsaved.discard }));
  await screen.findByRole('heading', { name: 'Discover Content' });
  act(() => history.back());
  await waitFor(() => expect(form.status().value).toBe('playing'));
  await twoFrames();
  expect(contentRequests(host)).toHaveLength(before);
});
