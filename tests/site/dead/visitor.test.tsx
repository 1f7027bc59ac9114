// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cards, createHomeHost, region, types } from '../home/homeSite.ts';
import { box, nothing, openSearch, results, setText, stillness } from '../search/searchSite.ts';
import { countDocumentLoads } from '../support/countDocumentLoads.ts';
import { openSite } from '../support/openSite.tsx';
import { recordErrors } from '../support/recordErrors.ts';
import { stopClock } from '../support/stopClock.ts';
import { walkTo } from '../support/walkTo.ts';
import { alerts, apiFailures, failApi, headings } from './apiFailures.ts';

const { media, verification } = messages;
/** A screen without a request. */
const none = undefined;
/** A screen that only logs that its request failed. */
const silent = '';

const searchFailures = (errors: readonly string[]) =>
  errors.filter((line) => line.startsWith('Search failed.'));

test.each(apiFailures)(
  'when the API $name, Home shows its stored lists, and the other screens of a visitor show their error message or none',
  async (failure) => {
    const errors = recordErrors();
    const loads = countDocumentLoads();
    const clock = stopClock();
    const host = createHomeHost();
    const site = await openSite('/', { host });
    const expectLists = () =>
      clock.until(() =>
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
      // A token is sent once per document, which all tests share.
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
      walkTo(path);
      if (message !== none) await requestFails();
      await clock.until(() => expect(headings(), path).toEqual([heading]));
      const expected = message ? [expect.stringContaining(message)] : [];
      await clock.until(() => expect(alerts(), path).toEqual(expected));
    }

    walkTo('/');
    await expectLists();
    expect(alerts()).toEqual([]);
    expect(loads()).toBe(0);
    expect(errors).toEqual([expect.stringMatching(/^Search failed\./)]);
  },
);

test.each(apiFailures)(
  'when the API $name, a search shows no result and no message, and is logged',
  async (failure) => {
    const errors = recordErrors();
    const { host } = await openSearch();
    const clock = stopClock();
    const requestFails = failApi(host, clock, failure);
    setText('zelda');
    await clock.pass(stillness);
    await requestFails();
    await clock.until(() => expect(searchFailures(errors)).toHaveLength(1));
    expect(box().value).toBe('zelda');
    expect(results()).toEqual([]);
    expect(nothing()).toBeNull();
    expect(alerts()).toEqual([]);
  },
);

test.each(apiFailures)(
  'when the API $name, a title opened from its card keeps what the card had, and shows an error message',
  async (failure) => {
    const clock = stopClock();
    const { host } = await openSite('/');
    await clock.until(() => expect(cards('game')).not.toEqual([]));
    const requestFails = failApi(host, clock, failure);
    const [card] = within(region('game')).getAllByRole('link');
    fireEvent.click(card as HTMLElement);
    await requestFails();
    await clock.until(() => expect(alerts()).toEqual([failure.message ?? media.detailsFailed]));
    expect(headings()).toEqual([expect.stringContaining('The Legend of Zelda')]);
    expect(document.querySelector('main img')).not.toBeNull();
    screen.getByRole('link', { name: 'Log In' });
  },
);
