// @vitest-environment jsdom
import { limits, ownMessages } from '@gildshelf/api-client/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';
import { stopClock } from '../support/stopClock.ts';
import {
  cardsWith,
  cardWith,
  collectionRequests,
  createCollectionHost,
  expectSaved,
  form,
  openDashboard,
  openTitle,
  rateCalls,
  rateOnOtherDevice,
  titles,
} from './ratingSite.ts';

/** A stale collection is fetched in the frame after it is shown. */
const twoFrames = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const createPlayingHost = () =>
  createCollectionHost('game', { 'hades-2018': { status: 'playing', rating: 2 } });

test('the collection of a user is cached for 60 seconds, then fetched again', async () => {
  const clock = stopClock();
  const host = createPlayingHost();
  const expectStatus = (status: string) =>
    clock.waitFor(() => expect(cardsWith(titles.game.name)[0]?.textContent).toContain(`Status: ${status}`));
  await openSite('/user/mara/dashboard', { host, signedIn: true });
  await expectStatus('Playing');
  expect(collectionRequests(host)).toHaveLength(1);

  /** Leaves the dashboard and returns to it. */
  async function leaveAndReturn() {
    fireEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Search' }));
    await clock.waitFor(() => screen.getByRole('heading', { name: 'Discover Content' }));
    act(() => history.back());
    await clock.waitFor(() => screen.getByRole('heading', { name: 'Welcome, Mara!' }));
  }

  // Changed on another device: the page shows the cached values until they expire.
  await rateOnOtherDevice(host, 'game', { status: 'dropped', rating: 1 });
  await clock.advance(limits.userContentMaxAge - 1);
  await leaveAndReturn();
  await twoFrames();
  await expectStatus('Playing');
  expect(collectionRequests(host)).toHaveLength(1);
  await clock.advance(1);
  await leaveAndReturn();
  await expectStatus('Dropped');
  expect(collectionRequests(host)).toHaveLength(2);
});

test('a successful rating clears the cached collection: the list is updated, and both media types are fetched again', async () => {
  const host = createSiteHost({
    shelves: {
      game: { 'hades-2018': { status: 'playing', rating: 2 } },
      anime: { [titles.anime.slug]: { status: 'watching', rating: 3 } },
    },
  });
  const { user } = await openDashboard(host);
  const selectMediaType = (name: string) => user.click(screen.getByRole('radio', { name }));
  (await cardWith(titles.game.name)).getByText('Status: Playing');
  await selectMediaType('Anime');
  await cardWith(titles.anime.name);
  await selectMediaType('Games');
  const card = await cardWith(titles.game.name);
  expect(collectionRequests(host)).toHaveLength(2);

  await user.click(card.getByRole('link'));
  await waitFor(() => expect(form.status().value).toBe('playing'));
  expect(collectionRequests(host)).toHaveLength(3);
  await user.selectOptions(form.status(), 'Completed');
  await user.click(form.submit());
  await expectSaved();
  expect(collectionRequests(host)).toHaveLength(3);

  await user.click(within(screen.getByRole('navigation')).getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dashboard' }));
  await (await cardWith(titles.game.name)).findByText('Status: Completed');
  await waitFor(() => expect(collectionRequests(host)).toHaveLength(4));
  await selectMediaType('Anime');
  await cardWith(titles.anime.name);
  await waitFor(() => expect(collectionRequests(host)).toHaveLength(5));
});

test('a failed rating keeps the cached collection', async () => {
  const { user, host } = await openTitle('game', createPlayingHost());
  const before = collectionRequests(host).length;
  host.respondTo(rateCalls.game, { status: 500, json: {} });
  await user.selectOptions(form.status(), 'Dropped');
  await user.click(form.submit());
  await waitFor(() => expect(form.alert()).not.toBeNull());
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Search' }));
  await user.click(await screen.findByRole('button', { name: ownMessages.unsaved.discard }));
  await screen.findByRole('heading', { name: 'Discover Content' });
  act(() => history.back());
  await waitFor(() => expect(form.status().value).toBe('playing'));
  await twoFrames();
  expect(collectionRequests(host)).toHaveLength(before);
});
