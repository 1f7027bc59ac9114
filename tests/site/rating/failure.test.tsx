// @vitest-environment jsdom
import { messages, ownMessages, storageKeys } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import type { MockResponse } from '../support/siteHost.ts';
import {
  createCollectionHost,
  expectSaved,
  fetchTracked,
  form,
  openTitle,
  pressStars,
  rateCalls,
  ratingRequests,
  titles,
  trackedCalls,
} from './ratingSite.ts';

const json = { message: 'The error message of the API.' };
const failures: Record<string, MockResponse> = {
  'status 201': { status: 201, json },
  'status 204': { status: 204 },
  'status 500': { status: 500, json },
  'status 400': { status: 400, json },
};

test.each(Object.entries(failures))(
  'a failed rating shows an error message, keeps its values and can be retried: %s',
  async (_, reply) => {
    const { user, host } = await openTitle(
      'game',
      createCollectionHost('game', { 'hades-2018': { status: 'playing', rating: 2 } }),
    );
    const restore = host.respondTo(rateCalls.game, reply);
    await user.selectOptions(form.status(), 'Dropped');
    await pressStars(user, '{PageUp}');
    await user.click(form.submit());
    await waitFor(() => expect(form.alert()?.textContent).toBe(messages.media.ratingFailed));
    expect(form.status().value).toBe('dropped');
    expect(form.starsText()).toBe('3 of 5 stars');
    expect(form.toasts()).toEqual([]);
    restore();
    await user.click(form.submit());
    await expectSaved();
    expect(form.alert()).toBeNull();
    expect(await fetchTracked(host, 'game')).toEqual([[titles.game.slug, 'dropped', 3]]);
  },
);

test.each(['game', 'anime'] as const)(
  'a stored rating that cannot be fetched shows an error message, and the title can still be rated: %s',
  async (type) => {
    const host = createCollectionHost(type, {});
    host.respondTo(trackedCalls[type], { status: 500, json });
    const { user } = await openSite(titles[type].path, { host, signedIn: true });
    await waitFor(() => expect(form.alert()?.textContent).toBe(messages.media.userContentFailed));
    screen.getByRole('heading', { level: 1, name: titles[type].name });
    screen.getByRole('button', { name: 'Back' });
    await user.selectOptions(form.status(), 'Completed');
    await user.click(form.submit());
    await expectSaved();
    expect(form.alert()).toBeNull();
  },
);

test('submitting a rating after the token was removed redirects to the account page, and sends no request', async () => {
  const { user, host } = await openTitle('game');
  await user.selectOptions(form.status(), 'Completed');
  // Removed in the same tab, where the browser dispatches no storage event.
  localStorage.removeItem(storageKeys.token);
  await user.click(form.submit());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your shelf is waiting' });
  expect(location.pathname).toBe('/account');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByText(ownMessages.session.ended)).toBeNull();
  expect(ratingRequests(host)).toEqual([]);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/auth/login');
  await user.click(main.getByRole('link', { name: 'Create Account' }));
  await waitFor(() => expect(location.pathname).toBe('/auth/register'));
});

test('a rating that is rejected with 401 leads to the login', async () => {
  const { user, host } = await openTitle('anime');
  host.respondTo(rateCalls.anime, { status: 401, json: { message: ownMessages.request.unauthenticated } });
  await user.selectOptions(form.status(), 'Watching');
  await user.click(form.submit());
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  expect(location.pathname).toBe('/auth/login');
  const notices = await screen.findAllByText(ownMessages.session.ended);
  expect(notices.some((notice) => notice.closest('li'))).toBe(true);
});
