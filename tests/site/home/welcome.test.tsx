// @vitest-environment jsdom
import { builtInTypes, catalogueTypes, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectMessage } from '../support/messages.ts';
import { openSite } from '../support/openSite.tsx';
import { createHomeHost, expectCards } from './homeSite.ts';

const explanation =
  /^Track the games, anime and movies you love, share your thoughts and connect with fellow fans\./;
const welcome = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const joinNow = () => screen.queryByRole('link', { name: 'Join Now' });

test('Home shows the banner about coming upgrades', async () => {
  await openSite('/', { host: createHomeHost() });
  await expectMessage('More levels are loading. Upgrades unlock soon.');
});

test.each([
  ['games, anime and movies', 'movies', ['game', 'anime', 'movie'], 'TV shows, deeper community tools'],
  ['games, anime, movies and manga', 'manga', [...builtInTypes, 'manga'], 'TV shows, deeper community tools'],
  ['games, anime, movies and TV shows', 'TV shows', [...builtInTypes, 'show'], 'deeper community tools'],
  ['games, anime, movies, TV shows and manga', 'both', catalogueTypes, 'deeper community tools'],
  ['games and anime', 'neither', ['game', 'anime'], 'movies, TV shows, deeper community tools'],
] as const)(
  'Home names the media types of the site, %s, and announces what is missing',
  async (titles, _, mediaTypes, features) => {
    await openSite('/', { host: createHomeHost(), settings: { mediaTypes } });
    await screen.findByText(
      `Track the ${titles} you love, share your thoughts and connect with fellow fans. More features (${features}) are coming.`,
    );
  },
);

test('Home shows a visitor a welcome, an explanation of the site and a link to join', async () => {
  const { user } = await openSite('/', { host: createHomeHost() });
  expect(welcome()).toBe('Welcome!');
  expect(screen.getByText(explanation)).toBeTruthy();
  await expectCards('anime', 100);
  await user.click(screen.getByRole('link', { name: 'Join Now' }));
  await screen.findByRole('heading', { level: 1, name: 'Join the Adventure' });
  expect(location.pathname).toBe('/auth/register');
});

test.each([
  ['the display name', { username: 'mara', display_name: 'Mara of the Shelf' }, 'Mara of the Shelf'],
  ['the username where there is no display name', { username: 'mara', display_name: null }, 'mara'],
  ['the username where the display name is empty', { username: 'mara', display_name: '' }, 'mara'],
])('Home welcomes a signed-in user by %s, and shows no link to join', async (_, user, shown) => {
  await openSite('/', { host: createHomeHost(), local: { [storageKeys.token]: fixtureToken(user) } });
  expect(await screen.findByText(shown, { selector: 'h2 *' })).toBeTruthy();
  expect(welcome()).toBe(`Welcome ${shown}!`);
  expect(screen.getByText(explanation)).toBeTruthy();
  expect(joinNow()).toBeNull();
});
