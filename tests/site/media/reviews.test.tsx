// @vitest-environment jsdom
import {
  catalogues,
  endpointUrl,
  getOwnReview,
  listReviews,
  reviewMessages,
} from '@gildshelf/api-client/contract';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { createSiteHost, type SiteHost } from '../support/siteHost.ts';
import { stubObserver } from '../support/stubObserver.ts';
import { detailsCall, findTitle } from './mediaSite.ts';

afterEach(() => void vi.unstubAllGlobals());

const slug = 'disco-elysium';
const title = fixtureTitle('game', slug);
const params = { mediaType: 'game', titleId: String(title.id) };
const listCall = `GET ${endpointUrl(listReviews, { params })}`;
const ownCall = `GET ${endpointUrl(getOwnReview, { params })}`;
const reviewCalls = (host: SiteHost) => host.calls().filter((call) => call.includes('/api/review'));

/** Opens the page of a title on a host whose titles have details, and waits for the sections below it. */
async function open(options: SiteOptions = {}) {
  const observer = stubObserver();
  const host = options.host ?? createSiteHost();
  host.respondTo(detailsCall('game', slug), { json: { ...title, details: {} } });
  const site = await openSite(catalogues.game.detailPath(slug), { ...options, host });
  await findTitle('Disco Elysium');
  return { ...site, observer };
}

const findReviews = () => screen.findByRole('region', { name: 'Reviews' });

test('are requested when the part of the page before them is in the window, below everything else', async () => {
  const { host, observer } = await open();
  await waitFor(() => expect(observer.isObserving()).toBe(true));
  expect(reviewCalls(host)).toEqual([]);
  await observer.approach();
  const reviews = await findReviews();
  expect(within(reviews).getAllByRole('article')).toHaveLength(3);
  expect(reviewCalls(host)).toEqual([listCall]);
  const similar = await screen.findByRole('region', { name: 'Similar titles' });
  expect(similar.compareDocumentPosition(reviews)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(reviews).getByRole('link', { name: 'Write a review' }).getAttribute('href')).toBe(
    '/auth/login',
  );
});

test('the own review is requested for a signed-in user only', async () => {
  const { host, observer } = await open({ signedIn: true });
  await waitFor(() => expect(observer.isObserving()).toBe(true));
  await observer.approach();
  await findReviews();
  expect(reviewCalls(host).toSorted()).toEqual([listCall, ownCall].toSorted());
});

test('are not requested from a host whose titles have no details', async () => {
  stubObserver();
  const { host } = await openSite(catalogues.game.detailPath(slug), { signedIn: true });
  await findTitle('Disco Elysium');
  await screen.findByRole('region', { name: 'On your shelf: Disco Elysium' });
  expect(reviewCalls(host)).toEqual([]);
});

test('nothing is shown on a host without the calls of reviews', async () => {
  const host = createSiteHost();
  host.respondTo(listCall, { status: 404, json: { message: 'Not found' } });
  const { observer } = await open({ host });
  await waitFor(() => expect(observer.isObserving()).toBe(true));
  await observer.approach();
  await waitFor(() => expect(reviewCalls(host)).toEqual([listCall]));
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
  expect(screen.queryByText(reviewMessages.loadFailed)).toBeNull();
});

test('leaving the page with an unsaved review needs a confirmation', async () => {
  const { observer, user } = await open({ signedIn: true });
  await waitFor(() => expect(observer.isObserving()).toBe(true));
  await observer.approach();
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  const form = within(await screen.findByRole('dialog', { name: 'Write a review' }));
  fireEvent.change(form.getByLabelText('Your review'), { target: { value: 'Half a' } });
  fireEvent.click(screen.getByRole('link', { name: 'Home', hidden: true }));
  await screen.findByRole('alertdialog', { name: 'Discard changes?' });
});
