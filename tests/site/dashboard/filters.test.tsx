// @vitest-environment jsdom
import { browsableTypes, storageKeys } from '@gildshelf/api-client/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { optionalCalls, withAllTypes } from '../support/optionalTypes.ts';
import type { MockResponse } from '../support/siteHost.ts';
import {
  cards,
  createCollectionHost,
  dashboardPath,
  listCalls,
  openDashboard,
  selectMediaType,
} from './dashboardSite.ts';

const tracked = {
  games: [{ id: 1, slug: 'hades', name: 'Hades', user_status: 'playing', user_rating: 4 }],
  anime: [{ id: 2, slug: 'frieren', title: 'Frieren', user_status: 'watching', user_rating: 5 }],
  movies: [
    { id: 3, slug: 'heat', title: 'Heat', user_status: 'watched', user_rating: 4.5 },
    { id: 4, slug: 'ran', title: 'Ran', user_status: 'planned', user_rating: 0 },
  ],
};
const filters: Readonly<Record<string, readonly string[]>> = {
  Games: ['All', 'Planned', 'Currently Playing', 'Completed', 'Dropped'],
  Anime: ['All', 'Planned', 'Watching', 'Completed', 'Dropped', 'Re-watching', 'Paused'],
  Movies: ['All', 'Planned', 'Watched'],
  'TV Shows': ['All', 'Planned', 'Watching', 'Completed', 'Dropped', 'Paused'],
  Manga: ['All', 'Planned', 'Reading', 'Completed', 'Dropped', 'Re-reading', 'Paused'],
};

const filter = () => screen.getByLabelText<HTMLSelectElement>('Status');
const url = () => location.pathname + location.search;
const expectSelected = (name: string) => screen.findByRole('radio', { name, checked: true });
const stored = () => localStorage.getItem(storageKeys.contentType);

test('shows games by default, and stores the selected media type under contentType for the next visit', async () => {
  const { user, reload } = await openDashboard(createCollectionHost(tracked));
  await expectSelected('Games');
  await screen.findByRole('link', { name: /Hades/ });
  expect(stored()).toBeNull();
  await selectMediaType(user, 'Anime');
  expect(stored()).toBe('anime');
  await reload();
  await expectSelected('Anime');
  await screen.findByRole('link', { name: /Frieren/ });
  await selectMediaType(user, 'Games');
  expect(stored()).toBe('games');
});

test('the URL contains media type and status, Back from a title restores them, and Back on the dashboard leaves it', async () => {
  const host = createCollectionHost(tracked);
  host.respondTo('GET /api/anime/frieren', 'never');
  history.replaceState(null, '', '/search');
  history.pushState(null, '', '/');
  const { user } = await openSite(`${dashboardPath}?type=nothing&status=nothing`, { host, signedIn: true });
  await screen.findByRole('link', { name: /Hades/ });
  expect(filter().value).toBe('all');
  await selectMediaType(user, 'Anime');
  await waitFor(() => expect(url()).toBe(`${dashboardPath}?type=anime`));
  filter().focus();
  await user.selectOptions(filter(), 'Watching');
  await waitFor(() => expect(url()).toBe(`${dashboardPath}?type=anime&status=watching`));
  expect(document.activeElement).toBe(filter());

  await user.click(await screen.findByRole('link', { name: /Frieren/ }));
  // Waits for the heading, because the URL changes before the page.
  await screen.findByRole('heading', { level: 1, name: 'Frieren' });
  expect(url()).toBe('/anime/frieren');
  // Another tab may change the stored media type.
  localStorage.setItem(storageKeys.contentType, 'games');
  act(() => history.back());
  await expectSelected('Anime');
  await waitFor(() => expect(filter().value).toBe('watching'));
  await user.selectOptions(filter(), 'All');
  await waitFor(() => expect(url()).toBe(`${dashboardPath}?type=anime`));
  act(() => history.back());
  await waitFor(() => expect(url()).toBe('/search'));
});

test('an invalid stored media type shows games', async () => {
  await openDashboard(createCollectionHost(tracked), { local: { [storageKeys.contentType]: '{"junk":1}' } });
  await expectSelected('Games');
  await screen.findByRole('link', { name: /Hades/ });
});

test.each(Object.values(browsableTypes))(
  'the filter lists its statuses in order, and a status without titles shows a message with a link to Home: $pluralLabel',
  async ({ pluralLabel, pluralNoun }) => {
    const { user } = await openDashboard(createCollectionHost({}), withAllTypes);
    await selectMediaType(user, pluralLabel);
    await waitFor(() => expect([...filter().options].map(({ text }) => text)).toEqual(filters[pluralLabel]));
    for (const { value } of [...filter().options]) {
      await user.selectOptions(filter(), value);
      const empty = `You haven't added any ${pluralNoun} to your ${value} collection yet`;
      await screen.findByRole('heading', { level: 2, name: empty });
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    }
    expect(document.querySelectorAll('main svg[viewBox="0 0 240 108"]')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Browse Content!' }));
    await waitFor(() => expect(url()).toBe('/'));
  },
);

test('the filter matches titles by status and by legacy labels, and is reset when the media type changes', async () => {
  const games = [
    ['Old', 'Plan to play'],
    ['New', 'planned'],
    ['Now', 'currently playing'],
    ['Odd', 'Lent to Tomas'],
    ['None', null],
  ].map(([name, user_status]) => ({ id: name, slug: name, name, user_status }));
  const { user } = await openDashboard(createCollectionHost({ games }));
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
  await selectMediaType(user, 'Anime');
  await waitFor(() => expect(filter().value).toBe('all'));
  await selectMediaType(user, 'Games');
  await waitFor(() => expect(cards()).toHaveLength(5));
  expect(filter().value).toBe('all');
});

test('movies are filtered by planned and watched, and their cards link to the pages of movies', async () => {
  const { user, reload } = await openDashboard(createCollectionHost(tracked));
  await selectMediaType(user, 'Movies');
  await waitFor(() => expect(cards()).toHaveLength(2));
  await user.selectOptions(filter(), 'Watched');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(screen.getByRole('link', { name: /Heat/ }).getAttribute('href')).toBe('/movie/heat');
  await user.selectOptions(filter(), 'Planned');
  await screen.findByRole('link', { name: /Ran/ });
  expect(cards()).toHaveLength(1);
  await waitFor(() => expect(url()).toBe(`${dashboardPath}?type=movie&status=planned`));
  expect(stored()).toBe('movies');
  await reload();
  await expectSelected('Movies');
  await screen.findByRole('link', { name: /Ran/ });
});

test('a list that is loading shows a spinner with a label', async () => {
  const host = createCollectionHost(tracked);
  let respond = (_: MockResponse) => {};
  const reply = new Promise<MockResponse>((resolve) => {
    respond = resolve;
  });
  host.respondTo(listCalls.games, () => reply);
  await openDashboard(host);
  await screen.findByText('Loading your games');
  respond({ json: tracked.games });
  await screen.findByRole('link', { name: /Hades/ });
});

const mediaTypeLabels = async () =>
  (await screen.findAllByRole('radio')).map(({ parentElement }) => parentElement?.textContent);

test('the dashboard of a server without TV series and manga neither offers nor requests them', async () => {
  const host = createCollectionHost(tracked);
  await openDashboard(host);
  await screen.findByRole('link', { name: /Hades/ });
  expect(await mediaTypeLabels()).toEqual(['Games', 'Anime', 'Movies']);
  expect(optionalCalls(host)).toEqual([]);
});

test('a link to the tracked TV series also works where the site does not offer them', async () => {
  const shows = [{ id: 5, slug: 'severance', title: 'Severance', user_status: 'paused', user_rating: 0 }];
  const host = createCollectionHost({ shows });
  const { user } = await openSite(`${dashboardPath}?type=show&status=paused`, { host, signedIn: true });
  const link = await screen.findByRole('link', { name: /Severance/ });
  expect(link.getAttribute('href')).toBe('/show/severance');
  expect(await mediaTypeLabels()).toEqual(['Games', 'Anime', 'Movies', 'TV Shows']);
  await expectSelected('TV Shows');
  expect(filter().value).toBe('paused');
  await selectMediaType(user, 'Games');
  await waitFor(() => expect(url()).toBe(`${dashboardPath}?type=game`));
});

test.each([
  ['show', 'TV shows', 'TV Shows'],
  ['manga', 'manga', 'Manga'],
])('the selected media type is stored for the next visit: %s', async (type, noun, label) => {
  const { user, reload } = await openDashboard(createCollectionHost({}), withAllTypes);
  await selectMediaType(user, label);
  await waitFor(() => expect(url()).toBe(`${dashboardPath}?type=${type}`));
  expect(stored()).toBe(noun);
  history.replaceState(null, '', dashboardPath);
  await reload();
  await expectSelected(label);
});
