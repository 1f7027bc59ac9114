// @vitest-environment jsdom
import { limits, messages, ownMessages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { recordErrors } from '../support/messages.ts';
import { stopClock } from '../support/stopClock.ts';
import {
  cardsWith,
  cardWith,
  collectionRequests,
  createCollectionHost,
  delayResponse,
  fetchTracked,
  idOf,
  openDashboard,
  rateCalls,
  ratingRequests,
  readRating,
  titles,
} from './ratingSite.ts';

const dialogs = {
  game: { name: 'Edit Game', statuses: ['Planned', 'Playing', 'Completed', 'Dropped'] },
  anime: {
    name: 'Edit Anime',
    statuses: ['Planned', 'Watching', 'Completed', 'Dropped', 'Re-watching', 'Paused'],
  },
} as const;

const dialog = (name = 'Edit Game') => within(screen.getByRole('dialog', { name }));
const status = (name?: string) => dialog(name).getByLabelText<HTMLSelectElement>('Status');
const starsText = (name?: string) => dialog(name).getByRole('slider').getAttribute('aria-valuetext');
const saveButton = () => dialog().getByRole('button', { name: 'Save' });
const expectFocus = (find: () => HTMLElement | undefined) =>
  waitFor(() => expect(document.activeElement).toBe(find()));

async function openEdit(user: UserEvent, title: string = titles.game.name, name = 'Edit Game') {
  await user.click((await cardWith(title)).getByRole('button', { name: /edit/i }));
  await screen.findByRole('dialog', { name });
}

test.each(['game', 'anime'] as const)(
  'the edit dialog lists the capitalised statuses of its media type, and hides the stars while planned: %s',
  async (type) => {
    const { name, statuses } = dialogs[type];
    const host = createCollectionHost(type, { [titles[type].slug]: { status: 'completed', rating: 4.5 } });
    const { user } = await openDashboard(host, type);
    await openEdit(user, titles[type].name, name);
    await expectFocus(() => status(name));
    expect([...status(name).options].map(({ text }) => text)).toEqual(statuses);
    expect(status(name).value).toBe('completed');
    expect(starsText(name)).toBe('4.5 of 5 stars');
    await user.selectOptions(status(name), 'Dropped');
    expect(starsText(name)).toBe('4.5 of 5 stars');
    await user.selectOptions(status(name), 'Planned');
    expect(dialog(name).queryByRole('slider')).toBeNull();
    await user.selectOptions(status(name), 'Completed');
    expect(starsText(name)).toBe('4.5 of 5 stars');
    dialog(name).getByRole('slider', { name: 'Rating' }).focus();
    await user.keyboard('{Home}{ArrowRight}');

    await user.click(dialog(name).getByRole('button', { name: 'Save' }));
    const notice = await screen.findByRole('dialog', { name: 'Rating Updated' });
    expect(notice.textContent).toContain(messages.collection.rated(titles[type].name));
    within(notice).getByRole('img', { name: '0.5 of 5 stars' });
    const { titleId, rest } = readRating(ratingRequests(host)[0], type);
    expect(rest).toEqual({ username: 'mara', rating: 0.5, status: 'completed' });
    expect(titleId).toBe(idOf(type));
    expect(await fetchTracked(host, type)).toEqual([[titles[type].slug, 'completed', 0.5]]);
  },
);

test('a saved edit is confirmed 300 ms after the response, and updates the card without another request for the list', async () => {
  expect(limits.dialogDelay).toBe(300);
  const host = createCollectionHost('game', { 'hades-2018': { status: 'playing', rating: 1 } });
  const { user } = await openDashboard(host);
  await openEdit(user);
  await user.selectOptions(status(), 'Completed');
  const release = delayResponse(host, rateCalls.game);
  const before = collectionRequests(host).length;
  const clock = stopClock();
  const expectCard = (text: string) =>
    clock.waitFor(() => expect(cardsWith(titles.game.name)[0]?.textContent).toContain(text));
  fireEvent.click(saveButton());
  await clock.waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('true'));
  await expectCard('Status: Playing');
  release();
  await clock.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectCard('Status: Completed');
  await clock.advance(299);
  expect(screen.queryByRole('dialog')).toBeNull();
  await clock.advance(1);
  await clock.waitFor(() => screen.getByRole('dialog', { name: 'Rating Updated' }));
  clock.resume();
  await user.keyboard('{Escape}');
  const card = await cardWith(titles.game.name);
  await expectFocus(() => card.getByRole('button', { name: /edit/i }));
  expect(collectionRequests(host)).toHaveLength(before);
});

test('an edit to planned is confirmed without stars', async () => {
  const host = createCollectionHost('game', { 'hades-2018': { status: 'completed', rating: 4 } });
  const { user } = await openDashboard(host);
  await openEdit(user);
  await user.selectOptions(status(), 'Planned');
  await user.click(saveButton());
  const notice = await screen.findByRole('dialog', { name: 'Rating Updated' });
  expect(notice.textContent).toContain(messages.collection.rated(titles.game.name));
  expect(within(notice).queryByRole('img')).toBeNull();
  const card = cardsWith(titles.game.name)[0] as HTMLElement;
  expect(card.textContent).toContain('Status: Planned');
  expect(card.querySelector('[aria-label$="stars"]')).toBeNull();
  expect(await fetchTracked(host, 'game')).toEqual([[titles.game.slug, 'planned', 0]]);
});

test('an edited card that no longer matches the filter is removed, and the focus moves to the next card', async () => {
  const host = createCollectionHost('game', {
    'portal-2': { status: 'planned', rating: 0 },
    'hades-2018': { status: 'planned', rating: 0 },
  });
  const { user } = await openDashboard(host);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Planned');
  await waitFor(() => expect(cardsWith('Status: Planned')).toHaveLength(2));
  await openEdit(user);
  await user.selectOptions(status(), 'Playing');
  expect(starsText()).toBe('0 of 5 stars');
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: 'Rating Updated' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cardsWith(titles.game.name)).toEqual([]));
  const next = await cardWith('Portal 2');
  await expectFocus(() => next.getByRole('link'));
});

test('a failed save keeps the dialog open with its values, shows no message, and is logged', async () => {
  const host = createCollectionHost('game', { 'hades-2018': { status: 'playing', rating: 2 } });
  // Any status other than 200 is a failure, even 201.
  host.respondTo(rateCalls.game, { status: 201, json: { message: 'Created' } });
  const { user } = await openDashboard(host);
  const logged = recordErrors();
  await openEdit(user);
  await user.selectOptions(status(), 'Dropped');
  dialog().getByRole('slider').focus();
  await user.keyboard('{End}');
  await user.click(saveButton());
  await waitFor(() => expect(logged.join()).toContain(`Saving the rating of ${titles.game.name} failed.`));
  await waitFor(() => expect(saveButton().hasAttribute('aria-busy')).toBe(false));
  expect(status().value).toBe('dropped');
  expect(starsText()).toBe('5 of 5 stars');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  await user.keyboard('{Escape}');
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: ownMessages.unsaved.discard }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const card = await cardWith(titles.game.name);
  await expectFocus(() => card.getByRole('button', { name: /edit/i }));
  card.getByText('Status: Playing');
});

test('a response that arrives after its dialog was closed does not change the dialog of another title', async () => {
  const host = createCollectionHost('game', {
    'portal-2': { status: 'playing', rating: 4 },
    'hades-2018': { status: 'playing', rating: 4 },
  });
  const { user } = await openDashboard(host);
  const release = delayResponse(host, rateCalls.game);
  await openEdit(user);
  await user.selectOptions(status(), 'Dropped');
  await user.click(saveButton());
  await user.keyboard('{Escape}');
  await openEdit(user, 'Portal 2');
  await user.selectOptions(status(), 'Completed');
  release();
  await waitFor(() => expect(cardsWith('Status: Dropped')).toHaveLength(1));
  expect(screen.getByRole('dialog', { name: 'Edit Game' }).textContent).toContain('Portal 2');
  expect(status().value).toBe('completed');
});
