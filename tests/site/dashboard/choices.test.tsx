// @vitest-environment jsdom
import { storageKeys } from '@gildshelf/api-client/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import type { Reply } from '../support/siteHost.ts';
import { cards, dashboard, hostWith, lists, openDashboard, turnTo } from './dashboard.ts';

const shown = {
  games: [{ id: 1, slug: 'hades', name: 'Hades', user_status: 'playing', user_rating: 4 }],
  anime: [{ id: 2, slug: 'frieren', title: 'Frieren', user_status: 'watching', user_rating: 5 }],
};
const filters = {
  Games: ['All', 'Planned', 'Currently Playing', 'Completed', 'Dropped'],
  Anime: ['All', 'Planned', 'Watching', 'Completed', 'Dropped', 'Re-watching', 'Paused'],
} as const;

const filter = () => screen.getByLabelText<HTMLSelectElement>('Status');
const url = () => location.pathname + location.search;
const expectChosen = (name: 'Games' | 'Anime') => screen.findByRole('radio', { name, checked: true });
const stored = () => localStorage.getItem(storageKeys.contentType);

test('games come first, and the chosen media type is stored under contentType for the next visit', async () => {
  const { user, reload } = await openDashboard(hostWith(shown));
  await expectChosen('Games');
  await screen.findByRole('link', { name: /Hades/ });
  expect(stored()).toBeNull();
  await turnTo(user, 'Anime');
  expect(stored()).toBe('anime');
  await reload();
  await expectChosen('Anime');
  await screen.findByRole('link', { name: /Frieren/ });
  await turnTo(user, 'Games');
  expect(stored()).toBe('games');
});

test('media type and status are in the URL, Back from a title restores them, and Back on the dashboard leaves it', async () => {
  const host = hostWith(shown);
  host.answer('GET /api/anime/frieren', 'never');
  history.replaceState(null, '', '/search');
  history.pushState(null, '', '/');
  const { user } = await openSite(`${dashboard}?type=nothing&status=nothing`, { host, signedIn: true });
  await screen.findByRole('link', { name: /Hades/ });
  expect(filter().value).toBe('all');
  await turnTo(user, 'Anime');
  await waitFor(() => expect(url()).toBe(`${dashboard}?type=anime`));
  filter().focus();
  await user.selectOptions(filter(), 'Watching');
  await waitFor(() => expect(url()).toBe(`${dashboard}?type=anime&status=watching`));
  expect(document.activeElement).toBe(filter());

  await user.click(await screen.findByRole('link', { name: /Frieren/ }));
  // The URL changes before the page does.
  await screen.findByRole('heading', { level: 1, name: 'Frieren' });
  expect(url()).toBe('/anime/frieren');
  // Another tab may change what is stored.
  localStorage.setItem(storageKeys.contentType, 'games');
  act(() => history.back());
  await expectChosen('Anime');
  await waitFor(() => expect(filter().value).toBe('watching'));
  await user.selectOptions(filter(), 'All');
  await waitFor(() => expect(url()).toBe(`${dashboard}?type=anime`));
  act(() => history.back());
  await waitFor(() => expect(url()).toBe('/search'));
});

test('an invalid stored media type shows games', async () => {
  await openDashboard(hostWith(shown), { local: { [storageKeys.contentType]: '{"junk":1}' } });
  await expectChosen('Games');
  await screen.findByRole('link', { name: /Hades/ });
});

test.each(['Games', 'Anime'] as const)(
  'the filter has its statuses in order, and each without titles says so and leads to more: %s',
  async (type) => {
    const { user } = await openDashboard(hostWith({}));
    await turnTo(user, type);
    await waitFor(() => expect([...filter().options].map(({ text }) => text)).toEqual(filters[type]));
    for (const { value } of [...filter().options]) {
      await user.selectOptions(filter(), value);
      const empty = `You haven't added any ${type.toLowerCase()} to your ${value} collection yet`;
      await screen.findByRole('heading', { level: 2, name: empty });
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    }
    expect(document.querySelectorAll('main svg[viewBox="0 0 240 108"]')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Browse Content!' }));
    await waitFor(() => expect(url()).toBe('/'));
  },
);

test('the filter shows the titles with its status, older labels too, and is reset by the other media type', async () => {
  const games = [
    ['Old', 'Plan to play'],
    ['New', 'planned'],
    ['Now', 'currently playing'],
    ['Odd', 'Lent to Tomas'],
    ['None', null],
  ].map(([name, user_status]) => ({ id: name, slug: name, name, user_status }));
  const { user } = await openDashboard(hostWith({ games }));
  await waitFor(() => expect(cards()).toHaveLength(5));
  const expectCards = (names: readonly RegExp[]) =>
    waitFor(() =>
      expect(cards().map((card) => card.querySelector('a')?.textContent)).toEqual(
        names.map((name) => expect.stringMatching(name)),
      ),
    );
  await user.selectOptions(filter(), 'Planned');
  await expectCards([/^Old/, /^New/]);
  await user.selectOptions(filter(), 'Currently Playing');
  await expectCards([/^Now/]);
  await turnTo(user, 'Anime');
  await waitFor(() => expect(filter().value).toBe('all'));
  await turnTo(user, 'Games');
  await waitFor(() => expect(cards()).toHaveLength(5));
  expect(filter().value).toBe('all');
});

test('a list that is loading shows a spinner with a label', async () => {
  const host = hostWith(shown);
  let respond = (_: Reply) => {};
  const reply = new Promise<Reply>((resolve) => {
    respond = resolve;
  });
  host.answer(lists.games, () => reply);
  await openDashboard(host);
  await screen.findByText('Loading your games');
  respond({ json: shown.games });
  await screen.findByRole('link', { name: /Hades/ });
});
