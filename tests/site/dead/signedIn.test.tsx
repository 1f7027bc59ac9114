// @vitest-environment jsdom
import { messages, ownMessages, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { form, hostWith, titles } from '../rating/rating.ts';
import { openSite } from '../support/openSite.tsx';
import { recordErrors } from '../support/recordErrors.ts';
import { stopClock } from '../support/stopClock.ts';
import { walkTo } from '../support/walkTo.ts';
import { alerts, apiFailures, failApi, headings } from './apiFailures.ts';

const dashboard = '/user/mara/dashboard';
const welcome = 'Welcome, Mara!';

test.each(apiFailures)(
  'when the API $name, a rating, the dashboard and the profile show an error message, and the user can log in by token and log out',
  async (failure) => {
    const errors = recordErrors();
    const host = hostWith('game', {});
    await openSite('/', { host, signedIn: true });
    await screen.findByRole('heading', { name: 'Welcome Mara!' });
    const clock = stopClock();
    walkTo(titles.game.path);
    await clock.until(() => expect(form.status().disabled).toBe(false));
    const requestFails = failApi(host, clock, failure);

    fireEvent.change(form.status(), { target: { value: 'completed' } });
    fireEvent.click(form.submit());
    await requestFails();
    await clock.until(() => expect(alerts()).toEqual([messages.media.ratingFailed]));
    expect(form.status().value).toBe('completed');

    walkTo(dashboard);
    // The dialog is open before the navigation is taken back.
    await clock.until(() => expect(location.pathname).toBe(titles.game.path));
    await clock.until(() => screen.getByRole('alertdialog'));
    fireEvent.click(screen.getByRole('button', { name: ownMessages.unsaved.discard }));
    await requestFails();
    await clock.until(() => expect(alerts()).toEqual([messages.media.userContentFailed]));
    expect(headings()).toEqual([welcome]);

    walkTo('/user/mara/profile');
    await requestFails();
    await clock.until(() => expect(alerts()).toEqual([expect.stringContaining(messages.profile.loadFailed)]));
    expect(headings()).toEqual(['Edit Profile']);

    // A token is exchanged once per document, which all tests share.
    const token = fixtureToken({ avatar_url: `/${encodeURIComponent(failure.name)}.png` });
    walkTo(`/auth/oauth-callback?token=${token}`);
    await requestFails();
    await clock.until(() => expect(headings()).toEqual([welcome]));
    expect(location.pathname + location.search).toBe(dashboard);
    expect(localStorage.getItem(storageKeys.token)).toBe(token);

    fireEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name: 'Account' }));
    await clock.until(() => fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' })));
    await clock.until(() => screen.getByRole('link', { name: 'Join Now' }));
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    expect(errors).toEqual([]);
  },
);
