// @vitest-environment jsdom
import { fixtureToken } from '@gildshelf/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import {
  cardWith,
  createCollectionHost,
  delayResponse,
  expectSaved,
  fetchTracked,
  form,
  idOf,
  openTitle,
  pressStars,
  rateCalls,
  ratingRequests,
  readRating,
  titles,
  trackedCalls,
} from './ratingSite.ts';

const statusLabels = {
  game: ['Planned', 'Playing', 'Completed', 'Dropped'],
  anime: ['Planned', 'Watching', 'Completed', 'Dropped', 'Re-watching', 'Paused'],
  movie: ['Planned', 'Watched'],
  show: ['Planned', 'Watching', 'Completed', 'Dropped', 'Paused'],
  manga: ['Planned', 'Reading', 'Completed', 'Dropped', 'Re-reading', 'Paused'],
} as const;

test.each(['game', 'anime', 'movie', 'show', 'manga'] as const)(
  'the form of a title lists the capitalised statuses of its media type: %s',
  async (type) => {
    await openTitle(type);
    const options = form.status().querySelectorAll('option:not([data-placeholder])');
    expect([...options].map(({ textContent }) => textContent)).toEqual(statusLabels[type]);
    expect(form.status().value).toBe('');
    expect(form.stars().getAttribute('aria-valuemax')).toBe('5');
  },
);

test.each([
  ['game', 'Completed'],
  ['anime', 'Completed'],
  ['movie', 'Watched'],
  ['show', 'Paused'],
  ['manga', 'Re-reading'],
] as const)(
  'a rating sends username, title, stars and status, and no other fields: %s',
  async (type, status) => {
    const { user, host } = await openTitle(type);
    await user.selectOptions(form.status(), status);
    await pressStars(user, '{End}{ArrowLeft}');
    await user.click(form.submit());
    await expectSaved();
    const [request, ...others] = ratingRequests(host);
    const { titleId, rest } = readRating(request, type);
    expect(rest).toEqual({ username: 'mara', rating: 4.5, status: status.toLowerCase() });
    expect(titleId).toBe(idOf(type));
    expect(request?.headers.get('authorization')).toBe(`Bearer ${fixtureToken()}`);
    expect(others).toEqual([]);
    expect(await fetchTracked(host, type)).toEqual([[titles[type].slug, status.toLowerCase(), 4.5]]);
  },
);

test('the stars are hidden while a title is planned, and its rating is sent as 0', async () => {
  const { user, host } = await openTitle(
    'game',
    createCollectionHost('game', { 'hades-2018': { status: 'completed', rating: 4 } }),
  );
  expect(form.starsText()).toBe('4 of 5 stars');
  await user.selectOptions(form.status(), 'Planned');
  expect(form.hasNoStars()).toBe(true);
  await user.click(form.submit());
  await expectSaved();
  expect(JSON.parse(ratingRequests(host)[0]?.body ?? '')).toMatchObject({ rating: 0, status: 'planned' });
  await user.selectOptions(form.status(), 'Playing');
  expect(form.starsText()).toBe('0 of 5 stars');
});

test('the button is busy and further clicks send no request until the response to a rating arrives', async () => {
  const { user, host } = await openTitle('game');
  const release = delayResponse(host, rateCalls.game);
  await user.selectOptions(form.status(), 'Dropped');
  // Two clicks before the busy button is rendered.
  act(() => {
    form.submit().click();
    form.submit().click();
  });
  await waitFor(() => expect(form.submit().getAttribute('aria-busy')).toBe('true'));
  await user.click(form.submit());
  expect(form.toasts()).toEqual([]);
  expect(await fetchTracked(host, 'game')).toEqual([]);
  release();
  await expectSaved();
  expect(form.submit().hasAttribute('aria-busy')).toBe(false);
  expect(ratingRequests(host)).toHaveLength(1);
});

test('submitting without a status shows an error, focuses the status field and sends no request', async () => {
  const { user, host } = await openTitle('game');
  await user.click(form.submit());
  await screen.findByText('Please choose a status.');
  await waitFor(() => expect(document.activeElement).toBe(form.status()));
  expect(form.status().getAttribute('aria-invalid')).toBe('true');
  await user.selectOptions(form.status(), 'Playing');
  expect(screen.queryByText('Please choose a status.')).toBeNull();
  expect(ratingRequests(host)).toEqual([]);
});

test('the form is disabled until the stored rating is loaded, while the rest of the page is shown', async () => {
  const host = createCollectionHost('game', { 'hades-2018': { status: 'playing', rating: 3.5 } });
  const release = delayResponse(host, trackedCalls.game);
  await openSite(titles.game.path, { host, signedIn: true });
  await screen.findByRole('heading', { level: 1, name: titles.game.name });
  expect(form.status().disabled).toBe(true);
  expect((form.submit() as HTMLButtonElement).disabled).toBe(true);
  release();
  await waitFor(() => expect(form.status().value).toBe('playing'));
  expect(form.starsText()).toBe('3.5 of 5 stars');
});

test('a rating whose response arrives after the user has left the page is shown on the dashboard', async () => {
  const { user, host } = await openTitle(
    'game',
    createCollectionHost('game', { 'hades-2018': { status: 'playing', rating: 1 } }),
  );
  const release = delayResponse(host, rateCalls.game);
  await user.selectOptions(form.status(), 'Completed');
  await user.click(form.submit());
  const navigation = within(screen.getByRole('navigation'));
  await user.click(navigation.getByRole('link', { name: 'Search' }));
  await screen.findByRole('heading', { name: 'Discover Content' });
  await act(async () => release());
  await user.click(navigation.getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dashboard' }));
  (await cardWith(titles.game.name)).getByText('Status: Completed');
});
