// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordErrors } from '../support/messages.ts';
import { openSite } from '../support/openSite.tsx';
import { optionalCalls, withAllTypes } from '../support/optionalTypes.ts';
import {
  createSearchHost,
  currentUrl,
  expectNames,
  openSearch,
  partOf,
  results,
  type SearchResponses,
  setText,
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

const foundMany = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${title} ${index}`,
    slug: `${title}-${index}`,
    title: `Heat ${title} ${index}`,
  }));

test('TV series and manga are groups of at most five below that of movies', async () => {
  const { host } = createSearchHost({ ...found, shows: foundMany(6, 'Show'), manga: foundMany(7, 'Manga') });
  await openSearch(host, 'heat', withAllTypes);
  await waitFor(() => expect(results()).toHaveLength(13));
  expect(groups()).toEqual([
    ...[undefined, undefined, 'Movies'],
    ...Array(5).fill('TV Shows'),
    ...Array(5).fill('Manga'),
  ]);
  expect(results().map((result) => partOf(result, 'type')?.textContent)).toEqual([
    ...['Game', 'Anime', 'Movie'],
    ...Array(5).fill('TV Show'),
    ...Array(5).fill('Manga'),
  ]);
  expect(results()[3]?.getAttribute('href')).toBe('/show/Show-0');
});

test('the page of all results has sections of TV series and manga, and links to them alone', async () => {
  const { host } = createSearchHost({ ...found, shows: foundMany(1, 'Show'), manga: foundMany(1, 'Manga') });
  await openSite('/search?query=heat&page=1', { host, ...withAllTypes });
  for (const [name, href] of [
    ['TV Shows', '/show/Show-0'],
    ['Manga', '/manga/Manga-0'],
  ] as const) {
    const section = within(await screen.findByRole('region', { name }));
    expect(section.getByRole('link').getAttribute('href')).toBe(href);
  }
  expect(typeLinks()).toEqual(['All', 'Games', 'Anime', 'Movies', 'TV Shows', 'Manga']);
});

const typeLinks = () =>
  within(screen.getByRole('navigation', { name: 'Media types' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the search of a server without TV series and manga neither requests nor names them', async () => {
  const { host } = createSearchHost(found);
  const { user } = await openSearch(host);
  await screen.findByRole('region', { name: 'Popular titles' });
  const links = within(screen.getByRole('navigation', { name: 'Browse' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Games', 'Anime', 'Movies']);
  setText('heat');
  await expectNames('Heat Game', 'Overheat', 'Heat');
  await user.click(await screen.findByRole('link', { name: /All results/ }));
  await screen.findByRole('region', { name: 'Movies' });
  expect(typeLinks()).toEqual(['All', 'Games', 'Anime', 'Movies']);
  expect(optionalCalls(host)).toEqual([]);
});

test('a link to the results of TV series shows them also where the site does not search them', async () => {
  const { host } = createSearchHost({ ...found, shows: foundMany(1, 'Show') });
  await openSite('/search?query=heat&type=show&page=1', { host });
  await screen.findByRole('region', { name: 'TV Shows' });
  expect(typeLinks()).toEqual(['All', 'Games', 'Anime', 'Movies', 'TV Shows']);
  expect(optionalCalls(host)).toEqual(['GET /api/shows/search']);
});
