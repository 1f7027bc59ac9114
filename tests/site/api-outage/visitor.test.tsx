// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cards, createHomeHost, region, types } from '../home/homeSite.ts';
import {
  debounceMs,
  noResultsMessage,
  openSearch,
  results,
  searchBox,
  setText,
} from '../search/searchSite.ts';
import { recordErrors } from '../support/messages.ts';
import { countDocumentLoads, navigateWithinSite } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { stopClock } from '../support/stopClock.ts';
import { alertTexts, apiFailures, failApi, headingTexts } from './apiFailures.ts';

const { media, verification } = messages;
/** A screen without a request. */
const none = undefined;
/** A screen that only logs that its request failed. */
const silent = '';

const searchFailures = (errors: readonly string[]) =>
  errors.filter((line) => line.startsWith('Search failed.'));

test.each(apiFailures)(
  'when the API $name, Home shows its cached lists, and every other screen of a visitor shows its error message, if it has one',
  async (failure) => {
    const errors = recordErrors();
    const loads = countDocumentLoads();
    const clock = stopClock();
    const host = createHomeHost();
    const site = await openSite('/', { host });
    const expectLists = () =>
      clock.waitFor(() =>
        expect(types.map((type) => region(type).querySelectorAll('li a').length)).toEqual([100, 100]),
      );
    await expectLists();
    const requestFails = failApi(host, clock, failure);
    await site.reload();
    await expectLists();

    const details = failure.message ?? media.detailsFailed;
    for (const [path, heading, message] of [
      ['/game/hades-2018', 'Game', details],
      ['/anime/frieren-beyond-journeys-end', 'Anime', details],
      ['/search?query=zelda', 'Discover Content', silent],
      ['/account', 'Your shelf is waiting', none],
      ['/user/Mara/dashboard', 'Welcome Back!', none],
      ['/user/Mara/profile', 'Welcome Back!', none],
      ['/auth/login', 'Welcome Back!', none],
      ['/auth/register', 'Join the Adventure', none],
      ['/auth/verify-email', 'Check Your Email', none],
      ['/auth/verify-email-sent', 'Check Your Email', none],
      // A token is sent once per document, and all tests share the document.
      [
        `/auth/verify-email?token=${encodeURIComponent(failure.name)}`,
        'Verifying Email',
        verification.failed,
      ],
      ['/auth/verify-email-success', 'Email Verified!', none],
      ['/auth/forgot-password', 'Forgot Password?', none],
      ['/auth/reset-password?token=x', 'Reset Password', none],
      ['/auth/oauth-callback', 'Welcome Back!', none],
      ['/nowhere', 'Unexpected Application Error!', none],
    ] as const) {
      navigateWithinSite(path);
      if (message !== none) await requestFails();
      await clock.waitFor(() => expect(headingTexts(), path).toEqual([heading]));
      const expected = message ? [expect.stringContaining(message)] : [];
      await clock.waitFor(() => expect(alertTexts(), path).toEqual(expected));
    }

    navigateWithinSite('/');
    await expectLists();
    expect(alertTexts()).toEqual([]);
    expect(loads()).toBe(0);
    expect(errors).toEqual([expect.stringMatching(/^Search failed\./)]);
  },
);

test.each(apiFailures)(
  'when the API $name, a search shows neither results nor a message, and the failure is logged',
  async (failure) => {
    const errors = recordErrors();
    const { host } = await openSearch();
    const clock = stopClock();
    const requestFails = failApi(host, clock, failure);
    setText('zelda');
    await clock.advance(debounceMs);
    await requestFails();
    await clock.waitFor(() => expect(searchFailures(errors)).toHaveLength(1));
    expect(searchBox().value).toBe('zelda');
    expect(results()).toEqual([]);
    expect(noResultsMessage()).toBeNull();
    expect(alertTexts()).toEqual([]);
  },
);

test.each(apiFailures)(
  'when the API $name, a title opened from its card shows the data of the card and an error message',
  async (failure) => {
    const clock = stopClock();
    const { host } = await openSite('/');
    await clock.waitFor(() => expect(cards('game')).not.toEqual([]));
    const requestFails = failApi(host, clock, failure);
    const [card] = within(region('game')).getAllByRole('link');
    fireEvent.click(card as HTMLElement);
    await requestFails();
    await clock.waitFor(() => expect(alertTexts()).toEqual([failure.message ?? media.detailsFailed]));
    expect(headingTexts()).toEqual([expect.stringContaining('The Legend of Zelda')]);
    expect(document.querySelector('main img')).not.toBeNull();
    screen.getByRole('link', { name: 'Log In' });
  },
);
