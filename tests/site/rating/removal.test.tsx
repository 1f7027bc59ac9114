// @vitest-environment jsdom
import { limits, messages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { stopClock } from '../support/stopClock.ts';
import {
  cardsWith,
  cardWith,
  createCollectionHost,
  delayResponse,
  fetchTracked,
  openDashboard,
  removeCalls,
  titles,
} from './ratingSite.ts';

const { confirmRemove, removed, removeFailed } = messages.collection;
const { name } = titles.game;
const tracking = { status: 'completed', rating: 4 };

const confirmation = () => within(screen.getByRole('alertdialog'));
const removeButton = async (title: string) =>
  (await cardWith(title)).getByRole('button', { name: /remove/i });

async function openConfirmation(user: UserEvent, title: string = name) {
  await user.click(await removeButton(title));
  await screen.findByRole('alertdialog');
}

test('a removal requires a confirmation: Cancel and Escape keep the card and restore the focus', async () => {
  const host = createCollectionHost('game', { 'hades-2018': tracking });
  const { user } = await openDashboard(host);
  for (const action of ['Cancel', 'Escape']) {
    await openConfirmation(user);
    expect(screen.getByRole('alertdialog').textContent).toContain(confirmRemove(name));
    const cancel = confirmation().getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    confirmation().getByRole('button', { name: 'Delete' });
    if (action === 'Cancel') await user.click(cancel);
    else await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const remove = await removeButton(name);
    await waitFor(() => expect(document.activeElement).toBe(remove));
  }
  expect(await fetchTracked(host, 'game')).toHaveLength(1);
});

test('Delete removes the title, shows a notice 300 ms later, and the focus moves to the next card', async () => {
  expect(limits.dialogDelay).toBe(300);
  const host = createCollectionHost('game', { 'portal-2': tracking, 'hades-2018': tracking });
  const { user } = await openDashboard(host);
  await openConfirmation(user);
  const release = delayResponse(host, removeCalls);
  const clock = stopClock();
  const deleteButton = () => confirmation().getByRole('button', { name: 'Delete' });
  fireEvent.click(deleteButton());
  fireEvent.click(deleteButton());
  await clock.waitFor(() => expect(deleteButton().getAttribute('aria-busy')).toBe('true'));
  expect(cardsWith(name)).toHaveLength(1);
  release();
  await clock.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await clock.waitFor(() => expect(cardsWith(name)).toEqual([]));
  await clock.advance(299);
  expect(screen.queryByRole('dialog')).toBeNull();
  await clock.advance(1);
  await clock.waitFor(() => screen.getByRole('dialog', { name: 'Successfully Removed' }));
  expect(screen.getByRole('dialog').textContent).toContain(removed(name));
  clock.resume();
  await user.keyboard('{Escape}');
  const next = await cardWith('Portal 2');
  await waitFor(() => expect(document.activeElement).toBe(next.getByRole('link')));
  expect(host.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect((await fetchTracked(host, 'game')).map(([slug]: [string]) => slug)).toEqual(['portal-2']);
});

test.each(['game', 'anime'] as const)(
  "a failed removal keeps the card and shows the site's error message: %s",
  async (type) => {
    const host = createCollectionHost(type, { [titles[type].slug]: tracking });
    host.respondTo(removeCalls, { status: 500, json: { message: 'The error message of the API.' } });
    const { user } = await openDashboard(host, type);
    await openConfirmation(user, titles[type].name);
    await user.click(confirmation().getByRole('button', { name: 'Delete' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(removeFailed(type));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await cardWith(titles[type].name);
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);
