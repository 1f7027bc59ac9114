// @vitest-environment jsdom
import { limits, messages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { stopClock } from '../support/stopClock.ts';
import {
  cardOf,
  cardsOf,
  holdBack,
  hostWith,
  openDashboard,
  removeCalls,
  titles,
  trackedOn,
} from './rating.ts';

const { confirmRemove, removed, removeFailed } = messages.collection;
const { name } = titles.game;
const tracking = { status: 'completed', rating: 4 };

const question = () => within(screen.getByRole('alertdialog'));
const removeButton = async (title: string) => (await cardOf(title)).getByRole('button', { name: /remove/i });

async function askToRemove(user: UserEvent, title: string = name) {
  await user.click(await removeButton(title));
  await screen.findByRole('alertdialog');
}

test('a removal is confirmed first: Cancel and Escape keep the card and return the focus', async () => {
  const host = hostWith('game', { 'hades-2018': tracking });
  const { user } = await openDashboard(host);
  for (const answer of ['Cancel', 'Escape']) {
    await askToRemove(user);
    expect(screen.getByRole('alertdialog').textContent).toContain(confirmRemove(name));
    const cancel = question().getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    question().getByRole('button', { name: 'Delete' });
    if (answer === 'Cancel') await user.click(cancel);
    else await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const remove = await removeButton(name);
    await waitFor(() => expect(document.activeElement).toBe(remove));
  }
  expect(await trackedOn(host, 'game')).toHaveLength(1);
});

test('Delete removes the title, confirms it 300 ms later, and the focus moves to the next card', async () => {
  expect(limits.dialogDelay).toBe(300);
  const host = hostWith('game', { 'portal-2': tracking, 'hades-2018': tracking });
  const { user } = await openDashboard(host);
  await askToRemove(user);
  const release = holdBack(host, removeCalls);
  const clock = stopClock();
  const deleteButton = () => question().getByRole('button', { name: 'Delete' });
  fireEvent.click(deleteButton());
  fireEvent.click(deleteButton());
  await clock.until(() => expect(deleteButton().getAttribute('aria-busy')).toBe('true'));
  expect(cardsOf(name)).toHaveLength(1);
  release();
  await clock.until(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await clock.until(() => expect(cardsOf(name)).toEqual([]));
  await clock.pass(299);
  expect(screen.queryByRole('dialog')).toBeNull();
  await clock.pass(1);
  await clock.until(() => screen.getByRole('dialog', { name: 'Successfully Removed' }));
  expect(screen.getByRole('dialog').textContent).toContain(removed(name));
  clock.resume();
  await user.keyboard('{Escape}');
  const next = await cardOf('Portal 2');
  await waitFor(() => expect(document.activeElement).toBe(next.getByRole('link')));
  expect(host.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect((await trackedOn(host, 'game')).map(([slug]: [string]) => slug)).toEqual(['portal-2']);
});

test.each(['game', 'anime'] as const)(
  'a removal that fails keeps the card and shows its own error message: %s',
  async (type) => {
    const host = hostWith(type, { [titles[type].slug]: tracking });
    host.answer(removeCalls, { status: 500, json: { message: 'The host has words of its own.' } });
    const { user } = await openDashboard(host, type);
    await askToRemove(user, titles[type].name);
    await user.click(question().getByRole('button', { name: 'Delete' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(removeFailed(type));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await cardOf(titles[type].name);
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);
