// @vitest-environment jsdom
import { limits, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardsOf, form, hostWith, rateCalls, removeCalls, titles } from '../rating/rating.ts';
import { openSite } from '../support/openSite.tsx';
import { recordErrors } from '../support/recordErrors.ts';
import { stopClock } from '../support/stopClock.ts';
import { toasts } from '../support/toasts.ts';
import { walkTo } from '../support/walkTo.ts';
import { expectSilence } from './expectSilence.ts';
import { keepBack, type Outcome } from './keepBack.ts';

const { game } = titles;
const outcomes: readonly Outcome[] = ['the server', 'a failure'];
const dashboard = '/user/mara/dashboard';

/** Opens a page as a user who tracks two games. */
function openTracked(path: string) {
  const host = hostWith('game', {
    [game.slug]: { status: 'playing', rating: 2 },
    'portal-2': { status: 'completed', rating: 5 },
  });
  return openSite(path, { host, signedIn: true });
}

/** The site logs a rating that fails, and nothing else. */
function recordOtherErrors() {
  const errors = recordErrors();
  return () => errors.filter((line) => !line.startsWith('Saving the rating of'));
}

test.each(outcomes)(
  'a rating whose response (%s) arrives on the page of another title shows nothing there',
  async (outcome) => {
    const otherErrors = recordOtherErrors();
    const { host } = await openTracked(game.path);
    await waitFor(() => expect(form.status().value).toBe('playing'));
    const late = keepBack(host, rateCalls.game);
    fireEvent.change(form.status(), { target: { value: 'dropped' } });
    fireEvent.click(form.submit());
    await late.requested();
    walkTo('/game/portal-2');
    await waitFor(() => expect(form.status().value).toBe('completed'));
    await late.give(outcome);
    expectSilence();
    expect(form.status().value).toBe('completed');
    expect(form.starsText()).toBe('5 of 5 stars');
    expect(form.submit().hasAttribute('aria-busy')).toBe(false);
    walkTo(game.path);
    await waitFor(() => expect(form.status().value).toBe(outcome === 'the server' ? 'dropped' : 'playing'));
    expectSilence();
    expect(otherErrors()).toEqual([]);
  },
);

test.each(outcomes)(
  'an edit and a removal whose response (%s) arrives after the user has left the dashboard open no dialog',
  async (outcome) => {
    const otherErrors = recordOtherErrors();
    const { host } = await openTracked(dashboard);
    await screen.findByRole('list', { name: 'Games' });
    const clock = stopClock();
    for (const [action, button, calls] of [
      ['Edit', 'Save', rateCalls.game],
      ['Remove', 'Delete', removeCalls],
    ] as const) {
      const late = keepBack(host, calls);
      fireEvent.click(screen.getByRole('button', { name: `${action} ${game.name}` }));
      await clock.until(() => screen.getByRole('button', { name: button }));
      fireEvent.click(screen.getByRole('button', { name: button }));
      await clock.until(() => expect(late.count()).toBe(1));
      walkTo('/search');
      await clock.until(() => screen.getByRole('heading', { level: 1, name: 'Discover Content' }));
      await late.give(outcome);
      await clock.pass(2 * limits.dialogDelay);
      expectSilence();
      expect(screen.getByRole<HTMLInputElement>('combobox').disabled).toBe(false);
      walkTo(dashboard);
      await clock.until(() => expect(cardsOf('Portal 2')).toHaveLength(1));
      expectSilence();
    }
    await clock.until(() => expect(cardsOf(game.name)).toHaveLength(outcome === 'the server' ? 0 : 1));
    expect(otherErrors()).toEqual([]);
  },
);

test("a rating without a response is busy for 15 seconds, then says 'Failed to submit rating. Please try again.', and can be sent again", async () => {
  const otherErrors = recordOtherErrors();
  const { host } = await openTracked(game.path);
  await waitFor(() => expect(form.status().value).toBe('playing'));
  fireEvent.change(form.status(), { target: { value: 'dropped' } });
  const clock = stopClock();
  const silent = keepBack(host, rateCalls.game);
  fireEvent.click(form.submit());
  await clock.until(() => expect(silent.count()).toBe(1));
  await clock.pass(limits.requestTimeout - 1000);
  expect(form.submit().getAttribute('aria-busy')).toBe('true');
  expectSilence();
  await clock.pass(1000);
  await clock.until(() =>
    expect(form.failure()?.textContent).toBe('Failed to submit rating. Please try again.'),
  );
  expect(form.status().value).toBe('dropped');
  silent.wakeUp();
  fireEvent.click(form.submit());
  await clock.until(() => expect(toasts()).toEqual([expect.stringContaining(messages.media.ratingSaved)]));
  expect(form.failure()).toBeNull();
  expect(otherErrors()).toEqual([]);
});

test('an edit without a response keeps its dialog for 15 seconds and after them, and can be saved again', async () => {
  const otherErrors = recordOtherErrors();
  const { host } = await openTracked(dashboard);
  await screen.findByRole('list', { name: 'Games' });
  const clock = stopClock();
  fireEvent.click(screen.getByRole('button', { name: `Edit ${game.name}` }));
  await clock.until(() => screen.getByRole('dialog', { name: mediaTypes.game.editTitle }));
  const dialog = () => within(screen.getByRole('dialog', { name: mediaTypes.game.editTitle }));
  const status = () => dialog().getByLabelText<HTMLSelectElement>('Status');
  const save = () => dialog().getByRole('button', { name: 'Save' });
  fireEvent.change(status(), { target: { value: 'dropped' } });
  const silent = keepBack(host, rateCalls.game);
  fireEvent.click(save());
  await clock.until(() => expect(silent.count()).toBe(1));
  await clock.pass(limits.requestTimeout - 1000);
  expect(save().getAttribute('aria-busy')).toBe('true');
  await clock.pass(1000);
  await clock.until(() => expect(save().hasAttribute('aria-busy')).toBe(false));
  expect(status().value).toBe('dropped');
  expect(screen.queryByRole('alert')).toBeNull();
  silent.wakeUp();
  fireEvent.click(save());
  await clock.until(() => expect(host.calls().filter((call) => call === rateCalls.game)).toHaveLength(2));
  await clock.pass(limits.dialogDelay);
  await clock.until(() => screen.getByRole('dialog', { name: 'Rating Updated' }));
  expect(otherErrors()).toEqual([]);
});
