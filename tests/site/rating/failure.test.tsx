// @vitest-environment jsdom
import { messages, ownMessages, storageKeys } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import type { Reply } from '../support/siteHost.ts';
import {
  expectSaved,
  form,
  hostWith,
  openTitle,
  pressStars,
  rateCalls,
  ratingRequests,
  titles,
  trackedCalls,
  trackedOn,
} from './rating.ts';

const json = { message: 'The host has words of its own.' };
const failures: Record<string, Reply> = {
  'another success than 200: 201': { status: 201, json },
  'another success than 200: 204': { status: 204 },
  'the fault of the server: 500': { status: 500, json },
  'a rejection: 400': { status: 400, json },
};

test.each(Object.entries(failures))(
  'a rating that fails says so, keeps its values and can be repeated: %s',
  async (_, reply) => {
    const { user, host } = await openTitle(
      'game',
      hostWith('game', { 'hades-2018': { status: 'playing', rating: 2 } }),
    );
    const takeBack = host.answer(rateCalls.game, reply);
    await user.selectOptions(form.status(), 'Dropped');
    await pressStars(user, '{PageUp}');
    await user.click(form.submit());
    await waitFor(() => expect(form.failure()?.textContent).toBe(messages.media.ratingFailed));
    expect(form.status().value).toBe('dropped');
    expect(form.starsText()).toBe('3 of 5 stars');
    expect(form.toasts()).toEqual([]);
    takeBack();
    await user.click(form.submit());
    await expectSaved();
    expect(form.failure()).toBeNull();
    expect(await trackedOn(host, 'game')).toEqual([[titles.game.slug, 'dropped', 3]]);
  },
);

test.each(['game', 'anime'] as const)(
  'a stored rating that cannot be fetched says so, while the rest of the page works and can be rated: %s',
  async (type) => {
    const host = hostWith(type, {});
    host.answer(trackedCalls[type], { status: 500, json });
    const { user } = await openSite(titles[type].path, { host, signedIn: true });
    await waitFor(() => expect(form.failure()?.textContent).toBe(messages.media.userContentFailed));
    screen.getByRole('heading', { level: 1, name: titles[type].name });
    screen.getByRole('button', { name: 'Back' });
    await user.selectOptions(form.status(), 'Completed');
    await user.click(form.submit());
    await expectSaved();
    expect(form.failure()).toBeNull();
  },
);

test('a submit after the session has ended leads to the account page, and sends nothing', async () => {
  const { user, host } = await openTitle('game');
  await user.selectOptions(form.status(), 'Completed');
  // In this very tab: no event tells the page.
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

test('a rating after the host has ended the session leads to the login', async () => {
  const { user, host } = await openTitle('anime');
  host.answer(rateCalls.anime, { status: 401, json: { message: ownMessages.request.signInNeeded } });
  await user.selectOptions(form.status(), 'Watching');
  await user.click(form.submit());
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' });
  expect(location.pathname).toBe('/auth/login');
  const notices = await screen.findAllByText(ownMessages.session.ended);
  expect(notices.some((notice) => notice.closest('li'))).toBe(true);
});
