// @vitest-environment jsdom
import {
  browsing,
  builtInTypes,
  type CatalogueType,
  catalogues,
  catalogueTypes,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import { fixtureTitle, fixtureUser } from '@gildshelf/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { optionalCalls, withAllTypes } from '../support/optionalTypes.ts';
import { stubObserver } from '../support/stubObserver.ts';
import { createHomeHost, expectCards, queryAlert } from './homeSite.ts';

afterEach(() => vi.restoreAllMocks());

const browseCall = (type: CatalogueType) => `GET ${browsing[type].browseTitles.path}`;
const title = (name: string) => ({ id: name, slug: name.toLowerCase(), name });

/** A page of titles with these numbers of titles by genre. */
const page = (titles: readonly object[], genres: Readonly<Record<string, number>> = {}) => ({
  ...{ total: titles.length, titles, next: null, ignored: [] as object[] },
  facets: [
    {
      ...{ name: 'genre', label: 'Genre', kind: 'list', unit: null },
      values: Object.entries(genres).map(([value, count]) => ({ value, count, is_chosen: false })),
    },
  ],
});

const genres = { Action: 90, RPG: 80, Puzzle: 70, Racing: 60, Chess: 2 };

/** A host whose games can be browsed, and which has no other titles. */
function createBrowseHost({
  released = [title('Novel')] as readonly object[],
  ignored = [] as object[],
} = {}) {
  const host = createHomeHost();
  for (const type of catalogueTypes)
    host.respondTo(`GET ${catalogues[type].root}/browse`, { json: page([]) });
  host.respondTo(browseCall('game'), ({ query }) => {
    const genre = query.get('genre');
    if (genre) return { json: page([title(`${genre}-title`)]) };
    return { json: query.has('month') ? { ...page(released), ignored } : page([title('Portal')], genres) };
  });
  return host;
}

const browseRequests = (host: ReturnType<typeof createHomeHost>) =>
  host.requests.filter(({ path }) => path.endsWith('/browse')).map(({ path, query }) => `${path}?${query}`);

async function openHome(options: NonNullable<Parameters<typeof openSite>[1]> = {}) {
  let observer: ReturnType<typeof stubObserver> | undefined;
  const site = await openSite('/', {
    ...options,
    prepare() {
      observer = stubObserver();
    },
  });
  return { ...site, approach: async () => observer?.approach(), isObserving: () => observer?.isObserving() };
}

/** The names of the carousels. */
const regions = () =>
  [...document.querySelectorAll('main section[aria-labelledby] h2')].map(({ textContent }) => textContent);
const topTitles = builtInTypes.map((type) => catalogues[type].topTitle);

test('the rows are requested once the end of the top lists is near the window', async () => {
  const host = createBrowseHost();
  const { approach, isObserving } = await openHome({ host });
  await expectCards('game', 100);
  await waitFor(() => expect(isObserving()).toBe(true));
  expect([browseRequests(host), regions()]).toEqual([[], topTitles]);
  await approach();
  await screen.findByText('Action-title');
  expect(regions()).toEqual([
    ...topTitles,
    'New this month: Games',
    'Games: Action',
    'Games: RPG',
    'Games: Puzzle',
  ]);
  expect(browseRequests(host)).toContain('/api/games/browse?month=2026-11');
});

test('the rows of TV series and manga follow the others where the server has titles of them', async () => {
  const host = createBrowseHost();
  host.respondTo(browseCall('show'), { json: page([{ id: 1, slug: 'dark', title: 'Dark' }], { Drama: 30 }) });
  host.respondTo(browseCall('manga'), { json: page([{ id: 2, slug: 'berserk', title: 'Berserk' }]) });
  const { approach } = await openHome({ host, ...withAllTypes });
  await approach();
  await screen.findByText('Action-title');
  expect(regions()).toEqual([
    ...catalogueTypes.map((type) => catalogues[type].topTitle),
    'New this month: Games',
    'Games: Action',
    'Games: RPG',
    'Games: Puzzle',
    'New this month: TV Shows',
    'TV Shows: Drama',
    'New this month: Manga',
  ]);
});

test('Home requests no titles of TV series and manga where the server has none', async () => {
  const host = createBrowseHost();
  const { approach } = await openHome({ host, signedIn: true });
  await approach();
  await screen.findByText('Action-title');
  await screen.findByRole('region', { name: 'Continue' });
  expect(optionalCalls(host)).toEqual([]);
});

test('the row of a genre links to the browse page of the genre', async () => {
  const { approach } = await openHome({ host: createBrowseHost() });
  await approach();
  const link = await screen.findByLabelText('All: Games: Action');
  expect(link.getAttribute('href')).toBe('/browse/game?genre=Action');
  expect(link.textContent).toBe('All');
});

test.each([
  ['no title was released in it', { released: [] }],
  ['the host does not know the parameter', { ignored: [{ name: 'month', value: '2026-11' }] }],
])('there is no row of the present month when %s', async (_, options) => {
  const { approach } = await openHome({ host: createBrowseHost(options) });
  await approach();
  await screen.findByText('Games: Action');
  expect(regions()).not.toContain('New this month: Games');
});

test.each([
  ['responds with 404', { status: 404, json: { message: 'Not found' } }],
  ['responds with 500', { status: 500, json: {} }],
  ['cannot be reached', 'unreachable' as const],
])('a host whose browse call %s has no rows, and shows no error', async (_, response) => {
  const host = createHomeHost();
  host.respondTo(/\/browse$/, response);
  const { approach } = await openHome({ host });
  await expectCards('game', 100);
  await approach();
  await waitFor(() => expect(browseRequests(host)).toHaveLength(2 * builtInTypes.length));
  await act(async () => {});
  expect(regions()).toEqual(topTitles);
  expect(screen.queryByText('Surprise me')).toBeNull();
  expect(queryAlert()).toBeNull();
});

test('a signed-in user sees the titles in progress, with links to them on the dashboard', async () => {
  const host = createHomeHost();
  host.respondTo(/\/browse$/, { status: 404 });
  const { approach } = await openHome({ host, signedIn: true });
  await approach();
  const section = await screen.findByRole('region', { name: 'Continue' });
  const links = within(section).getAllByRole('link');
  const dashboard = `/user/${fixtureUser.username}/dashboard`;
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${dashboard}?type=game&status=playing`,
    `${dashboard}?type=anime&status=watching`,
    `${dashboard}?type=anime&status=re-watching`,
    catalogues.game.detailPath('disco-elysium'),
    catalogues.anime.detailPath('one-piece'),
    catalogues.anime.detailPath('frieren-beyond-journeys-end'),
  ]);
});

test('a user without titles in progress has no section for them', async () => {
  const host = createBrowseHost();
  host.respondTo(`GET ${mediaTypes.game.listTrackedTitles.path.replace(':userId', fixtureUser.userId)}`, {
    json: [{ ...fixtureTitle('game', 'disco-elysium'), user_status: 'completed', user_rating: 4 }],
  });
  host.respondTo(`GET ${mediaTypes.anime.listTrackedTitles.path.replace(':userId', fixtureUser.userId)}`, {
    json: [],
  });
  const { approach } = await openHome({ host, signedIn: true });
  await approach();
  await screen.findByText('Games: Action');
  expect(regions()).not.toContain('Continue');
});

test('the surprise is a random title of a random genre', async () => {
  const host = createBrowseHost();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  host.respondTo(`GET ${catalogues.game.root}/action-title`, { json: title('Action-title') });
  const { approach, user } = await openHome({ host });
  await approach();
  await user.click(await screen.findByText('Surprise me'));
  await screen.findByRole('heading', { level: 1, name: 'Action-title' });
  expect(location.pathname).toBe('/game/action-title');
});

test('the surprise is one of the most popular titles when the request fails', async () => {
  const host = createBrowseHost();
  host.respondTo(`GET ${catalogues.game.root}/portal`, { json: title('Portal') });
  const { approach, user } = await openHome({ host });
  await approach();
  const button = await screen.findByText('Surprise me');
  host.respondTo(browseCall('game'), 'unreachable');
  await user.click(button);
  await screen.findByRole('heading', { level: 1, name: 'Portal' });
});
