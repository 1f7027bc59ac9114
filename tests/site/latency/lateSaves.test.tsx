// @vitest-environment jsdom
import { limits, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  cardsWith,
  createCollectionHost,
  form,
  rateCalls,
  removeCalls,
  titles,
} from '../rating/ratingSite.ts';
import { expectNoMessages, recordErrors, toastTexts } from '../support/messages.ts';
import { navigateWithinSite } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { stopClock } from '../support/stopClock.ts';
import { delayResponses, type Outcome } from './delayResponses.ts';

const { game } = titles;
const outcomes: readonly Outcome[] = ['success', 'failure'];
const dashboard = '/user/mara/dashboard';

/** Opens a page as a user who tracks two games. */
function openTracked(path: string) {
  const host = createCollectionHost('game', {
    [game.slug]: { status: 'playing', rating: 2 },
    'portal-2': { status: 'completed', rating: 5 },
  });
  return openSite(path, { host, signedIn: true });
}

/** Records the logged errors without those of failed ratings, which the site logs on purpose. */
function recordOtherErrors() {
  const errors = recordErrors();
  return () => errors.filter((line) => !line.startsWith('Saving the rating of'));
}

test.each(outcomes)(
  'a rating shows nothing on the page of another title when its response arrives there: %s',
  async (outcome) => {
    const otherErrors = recordOtherErrors();
    const { host } = await openTracked(game.path);
    await waitFor(() => expect(form.status().value).toBe('playing'));
    const late = delayResponses(host, rateCalls.game);
    fireEvent.change(form.status(), { target: { value: 'dropped' } });
    fireEvent.click(form.submit());
    await late.waitForRequests();
    navigateWithinSite('/game/portal-2');
    await waitFor(() => expect(form.status().value).toBe('completed'));
    await late.release(outcome);
    expectNoMessages();
    expect(form.status().value).toBe('completed');
    expect(form.starsText()).toBe('5 of 5 stars');
    expect(form.submit().hasAttribute('aria-busy')).toBe(false);
    navigateWithinSite(game.path);
    await waitFor(() => expect(form.status().value).toBe(outcome === 'success' ? 'dropped' : 'playing'));
    expectNoMessages();
    expect(otherErrors()).toEqual([]);
  },
);

test.each(outcomes)(
  'an edit and a removal open no dialog when their responses arrive after the user has left the dashboard: %s',
  async (outcome) => {
    const otherErrors = recordOtherErrors();
    const { host } = await openTracked(dashboard);
    await screen.findByRole('list', { name: 'Games' });
    const clock = stopClock();
    for (const [action, button, calls] of [
      ['Edit', 'Save', rateCalls.game],
      ['Remove', 'Delete', removeCalls],
    ] as const) {
      const late = delayResponses(host, calls);
      fireEvent.click(screen.getByRole('button', { name: `${action} ${game.name}` }));
      await clock.waitFor(() => screen.getByRole('button', { name: button }));
      fireEvent.click(screen.getByRole('button', { name: button }));
      await clock.waitFor(() => expect(late.pendingCount()).toBe(1));
      navigateWithinSite('/search');
      await clock.waitFor(() => screen.getByRole('heading', { level: 1, name: 'Discover Content' }));
      await late.release(outcome);
      await clock.advance(2 * limits.dialogDelay);
      expectNoMessages();
      expect(screen.getByRole<HTMLInputElement>('combobox').disabled).toBe(false);
      navigateWithinSite(dashboard);
      await clock.waitFor(() => expect(cardsWith('Portal 2')).toHaveLength(1));
      expectNoMessages();
    }
    await clock.waitFor(() => expect(cardsWith(game.name)).toHaveLength(outcome === 'success' ? 0 : 1));
    expect(otherErrors()).toEqual([]);
  },
);

test("a rating shows 'Failed to submit rating. Please try again.' after 15 seconds without a response, and can be retried", async () => {
  const otherErrors = recordOtherErrors();
  const { host } = await openTracked(game.path);
  await waitFor(() => expect(form.status().value).toBe('playing'));
  fireEvent.change(form.status(), { target: { value: 'dropped' } });
  const clock = stopClock();
  const delayed = delayResponses(host, rateCalls.game);
  fireEvent.click(form.submit());
  await clock.waitFor(() => expect(delayed.pendingCount()).toBe(1));
  await clock.advance(limits.requestTimeout - 1000);
  expect(form.submit().getAttribute('aria-busy')).toBe('true');
  expectNoMessages();
  await clock.advance(1000);
  await clock.waitFor(() =>
    expect(form.alert()?.textContent).toBe('Failed to submit rating. Please try again.'),
  );
  expect(form.status().value).toBe('dropped');
  delayed.stopDelaying();
  fireEvent.click(form.submit());
  await clock.waitFor(() =>
    expect(toastTexts()).toEqual([expect.stringContaining(messages.media.ratingSaved)]),
  );
  expect(form.alert()).toBeNull();
  expect(otherErrors()).toEqual([]);
});

test('an edit that times out after 15 seconds keeps its dialog open, and can be saved again', async () => {
  const otherErrors = recordOtherErrors();
  const { host } = await openTracked(dashboard);
  await screen.findByRole('list', { name: 'Games' });
  const clock = stopClock();
  fireEvent.click(screen.getByRole('button', { name: `Edit ${game.name}` }));
  await clock.waitFor(() => screen.getByRole('dialog', { name: mediaTypes.game.editTitle }));
  const dialog = () => within(screen.getByRole('dialog', { name: mediaTypes.game.editTitle }));
  const status = () => dialog().getByLabelText<HTMLSelectElement>('Status');
  const save = () => dialog().getByRole('button', { name: 'Save' });
  fireEvent.change(status(), { target: { value: 'dropped' } });
  const delayed = delayResponses(host, rateCalls.game);
  fireEvent.click(save());
  await clock.waitFor(() => expect(delayed.pendingCount()).toBe(1));
  await clock.advance(limits.requestTimeout - 1000);
  expect(save().getAttribute('aria-busy')).toBe('true');
  await clock.advance(1000);
  await clock.waitFor(() => expect(save().hasAttribute('aria-busy')).toBe(false));
  expect(status().value).toBe('dropped');
  expect(screen.queryByRole('alert')).toBeNull();
  delayed.stopDelaying();
  fireEvent.click(save());
  await clock.waitFor(() => expect(host.calls().filter((call) => call === rateCalls.game)).toHaveLength(2));
  await clock.advance(limits.dialogDelay);
  await clock.waitFor(() => screen.getByRole('dialog', { name: 'Rating Updated' }));
  expect(otherErrors()).toEqual([]);
});
