// @vitest-environment jsdom
import { catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countDocumentLoads } from '../support/navigation.ts';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { withAllTypes } from '../support/optionalTypes.ts';
import { createHomeHost, queryAlert, region, retryButton, topCall, types, updateCall } from './homeSite.ts';

const { topTitle, errorMessages } = catalogues.movie;
const heat = { rank: 1, movie: { id: 1, slug: 'heat', title: 'Heat' } };

const queryMovies = () => screen.queryByRole('region', { name: topTitle });
const findMovies = () => screen.findByRole('region', { name: topTitle });

/** Opens Home, and waits until the list of movies has been requested. */
async function openHome(host: ReturnType<typeof createHomeHost>, options: SiteOptions = {}) {
  const site = await openSite('/', { ...options, host });
  await waitFor(() => expect(host.calls()).toContain(topCall('movie')));
  return site;
}

test('the carousel of movies follows those of games and anime, with links to the pages of movies', async () => {
  await openHome(createHomeHost({ movie: [heat] }));
  const movies = await findMovies();
  const link = await within(movies).findByRole('link', { name: /Heat/ });
  expect(link.getAttribute('href')).toBe('/movie/heat');
  const anime = region('anime').compareDocumentPosition(movies);
  expect(anime & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the carousels of TV series and manga follow that of movies', async () => {
  const host = createHomeHost({
    movie: [heat],
    show: [{ rank: 1, show: { id: 2, slug: 'severance', title: 'Severance' } }],
    manga: [{ rank: 1, manga: { id: 3, slug: 'berserk', title: 'Berserk' } }],
  });
  await openHome(host, withAllTypes);
  const manga = within(await screen.findByRole('region', { name: 'Top 100 Manga' }));
  expect((await manga.findByRole('link', { name: /Berserk/ })).getAttribute('href')).toBe('/manga/berserk');
  const shows = within(screen.getByRole('region', { name: 'Top 100 TV Shows' }));
  expect(shows.getByRole('link', { name: /Severance/ }).getAttribute('href')).toBe('/show/severance');
  const names = screen.getAllByRole('region').map((one) => one.querySelector('h2')?.textContent);
  expect(names.filter((name) => name?.startsWith('Top 100 '))).toEqual(
    catalogueTypes.map((type) => catalogues[type].topTitle),
  );
});

test.each([
  ['returns an empty list', { json: [] }],
  ['has no movies', { status: 404, json: {} }],
])('Home shows no carousel of movies if the host %s', async (_, response) => {
  await openHome(createHomeHost({ movie: response }));
  await waitFor(() => expect(queryMovies()).toBeNull());
  for (const type of types) region(type);
  expect(queryAlert()).toBeNull();
});

test('a failed list of movies shows its error message as text, and neither an alert nor the button that retries', async () => {
  await openHome(createHomeHost({ movie: { status: 500, json: {} } }));
  const movies = await findMovies();
  await within(movies).findByText(errorMessages.failed);
  expect(within(movies).queryByRole('list')).toBeNull();
  expect(queryAlert()).toBeNull();
});

test('the alert of failed lists of games and anime does not contain the message of movies, and its retry updates no movies', async () => {
  const failed = { status: 500, json: {} };
  const host = createHomeHost({ game: failed, anime: failed, movie: failed });
  const { user } = await openHome(host);
  await within(await findMovies()).findByText(errorMessages.failed);
  await waitFor(() => expect(queryAlert()).not.toBeNull());
  expect(queryAlert()?.textContent).not.toContain(errorMessages.failed);
  const loads = countDocumentLoads();
  await user.click(retryButton());
  await waitFor(() => expect(loads()).toBe(1));
  const updates = host.calls().filter((call) => call.startsWith('POST '));
  expect(updates).toEqual([updateCall('game'), updateCall('anime')]);
});
