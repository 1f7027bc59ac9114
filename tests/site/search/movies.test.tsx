// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordErrors } from '../support/messages.ts';
import {
  createSearchHost,
  currentUrl,
  expectNames,
  openSearch,
  partOf,
  results,
  type SearchResponses,
} from './searchSite.ts';

const found = {
  games: [{ id: 1, slug: 'heat-game', name: 'Heat Game' }],
  anime: [{ id: 2, slug: 'overheat', title: 'Overheat' }],
  movies: [{ id: 3, slug: 'heat', title: 'Heat', released: '1995-12-15' }],
} satisfies SearchResponses;

const groups = () => results().map((result) => result.closest('[role="group"]')?.getAttribute('aria-label'));

test('movies are a group of their own below games and anime, also if a movie matches best', async () => {
  await openSearch(createSearchHost(found).host, 'heat');
  await expectNames('Heat Game', 'Overheat', 'Heat');
  expect(groups()).toEqual([undefined, undefined, 'Movies']);
  expect(partOf(results()[2] as HTMLElement, 'type')?.textContent).toBe('Movie');
});

test('clicking a movie opens its page', async () => {
  const { user } = await openSearch(createSearchHost(found).host, 'heat');
  await user.click(await screen.findByRole('option', { name: /^Heat *Movie/ }));
  await screen.findByRole('heading', { level: 1, name: 'Heat' });
  expect(currentUrl()).toBe('/movie/heat');
});

test('shows at most five movies', async () => {
  const movies = Array.from({ length: 7 }, (_, index) => ({
    id: index,
    slug: `m${index}`,
    title: `Heat ${index}`,
  }));
  await openSearch(createSearchHost({ movies }).host, 'heat');
  await expectNames('Heat 0', 'Heat 1', 'Heat 2', 'Heat 3', 'Heat 4');
});

test('a host without movies shows the games and anime, and logs nothing', async () => {
  const errors = recordErrors();
  await openSearch(createSearchHost({ games: found.games, anime: found.anime }).host, 'heat');
  await expectNames('Heat Game', 'Overheat');
  expect(groups()).toEqual([undefined, undefined]);
  expect(errors).toEqual([]);
});

test('the page of all results has a section of movies and a link to the movies alone', async () => {
  const { user, host } = await openSearch(createSearchHost(found).host, 'heat');
  await user.click(await screen.findByRole('link', { name: /All results/ }));
  const movies = within(await screen.findByRole('region', { name: 'Movies' }));
  expect(movies.getByRole('link', { name: /Heat/ }).getAttribute('href')).toBe('/movie/heat');
  const types = within(screen.getByRole('navigation', { name: 'Media types' }));
  await user.click(types.getByRole('link', { name: 'Movies' }));
  await waitFor(() => expect(currentUrl()).toBe('/search?query=heat&type=movie&page=1'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Games' })).toBeNull());
  screen.getByRole('region', { name: 'Movies' });
  expect(host.calls().filter((call) => call === 'GET /api/movies/search').length).toBeGreaterThan(1);
});
