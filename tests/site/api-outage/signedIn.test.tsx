// @vitest-environment jsdom
import { messages, ownMessages, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCollectionHost, form, titles } from '../rating/ratingSite.ts';
import { recordErrors } from '../support/messages.ts';
import { navigateWithinSite } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { stopClock } from '../support/stopClock.ts';
import { alertTexts, apiFailures, failApi, headingTexts } from './apiFailures.ts';

const dashboard = '/user/mara/dashboard';
const welcome = 'Welcome, Mara!';

test.each(apiFailures)(
  'when the API $name, rating, dashboard and profile show an error message, and signing in by token and logging out still work',
  async (failure) => {
    const errors = recordErrors();
    const host = createCollectionHost('game', {});
    await openSite('/', { host, signedIn: true });
    await screen.findByRole('heading', { name: 'Welcome Mara!' });
    const clock = stopClock();
    navigateWithinSite(titles.game.path);
    await clock.waitFor(() => expect(form.status().disabled).toBe(false));
    const requestFails = failApi(host, clock, failure);

    fireEvent.change(form.status(), { target: { value: 'completed' } });
    fireEvent.click(form.submit());
    await requestFails();
    await clock.waitFor(() => expect(alertTexts()).toEqual([messages.media.ratingFailed]));
    expect(form.status().value).toBe('completed');

    navigateWithinSite(dashboard);
    // Waits for the reverted navigation, because the dialog opens before it.
    await clock.waitFor(() => expect(location.pathname).toBe(titles.game.path));
    await clock.waitFor(() => screen.getByRole('alertdialog'));
    fireEvent.click(screen.getByRole('button', { name: ownMessages.unsaved.discard }));
    await requestFails();
    await clock.waitFor(() => expect(alertTexts()).toEqual([messages.media.userContentFailed]));
    expect(headingTexts()).toEqual([welcome]);

    navigateWithinSite('/user/mara/profile');
    await requestFails();
    await clock.waitFor(() =>
      expect(alertTexts()).toEqual([expect.stringContaining(messages.profile.loadFailed)]),
    );
    expect(headingTexts()).toEqual(['Edit Profile']);

    // A token is exchanged once per document, and all tests share the document.
    const token = fixtureToken({ avatar_url: `/${encodeURIComponent(failure.name)}.png` });
    navigateWithinSite(`/auth/oauth-callback?token=${token}`);
    await requestFails();
    await clock.waitFor(() => expect(headingTexts()).toEqual([welcome]));
    expect(location.pathname + location.search).toBe(dashboard);
    expect(localStorage.getItem(storageKeys.token)).toBe(token);

    fireEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name: 'Account' }));
    await clock.waitFor(() => fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' })));
    await clock.waitFor(() => screen.getByRole('link', { name: 'Join Now' }));
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    expect(errors).toEqual([]);
  },
);
