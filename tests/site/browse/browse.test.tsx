// @vitest-environment jsdom
import { browsePath, browsing } from '@gildshelf/api-client/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite, type SiteOptions } from '../support/openSite.tsx';
import { optionalCalls, withAllTypes } from '../support/optionalTypes.ts';
import { createSiteHost } from '../support/siteHost.ts';

const games = browsePath('game');
const call = `GET ${browsing.game.browseTitles.path}`;

async function openBrowse(query = '', options: SiteOptions = {}) {
  const site = await openSite(games + query, options);
  await screen.findByRole('combobox', { name: 'Sort' });
  return site;
}

const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const box = (name: string) => rail().getByRole<HTMLInputElement>('checkbox', { name });
const covers = () => within(screen.getByRole('list', { name: 'Games' })).getAllByRole('link');
const url = () => location.pathname + decodeURIComponent(location.search).replaceAll('+', ' ');

test('shows the titles with the number of titles of each value, and links to the other media types', async () => {
  await openBrowse();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Browse games');
  expect(document.title).toBe('Browse games · Gildshelf');
  expect(rail().getByRole('group', { name: 'Genre' })).toBeDefined();
  const types = within(screen.getByRole('navigation', { name: 'Media types' })).getAllByRole('link');
  expect(types.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    expect.arrayContaining([
      ['/browse/game', 'page'],
      ['/browse/anime', null],
    ]),
  );
  expect(covers().length).toBeGreaterThan(10);
});

const typeLinks = () =>
  within(screen.getByRole('navigation', { name: 'Media types' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

test('links to the TV series and manga only where the server has titles of them', async () => {
  const host = createSiteHost();
  const builtIn = [
    ['Games', 'page'],
    ['Anime', null],
    ['Movies', null],
  ];
  await openBrowse('', { host });
  expect(typeLinks()).toEqual(builtIn);
  expect(optionalCalls(host)).toEqual([]);
  cleanup();
  await openBrowse('', withAllTypes);
  expect(typeLinks()).toEqual([...builtIn, ['TV Shows', null], ['Manga', null]]);
});

test.each([
  ['show', 'Browse TV shows', 'TV Shows', '/show/breaking-bad'],
  ['manga', 'Browse manga', 'Manga', '/manga/berserk'],
] as const)(
  'the browse page of a type that the site does not offer works, and is the last of the links: %s',
  async (type, heading, label, first) => {
    await openSite(browsePath(type));
    await screen.findByRole('combobox', { name: 'Sort' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(typeLinks().at(-1)).toEqual([label, 'page']);
    const covers = within(screen.getByRole('list', { name: label })).getAllByRole('link');
    expect(covers.map((cover) => cover.getAttribute('href'))).toContain(first);
  },
);

test('a choice applies at once, is part of the URL, and is announced as the number of titles', async () => {
  const { user } = await openBrowse();
  const all = screen.getAllByRole('status').map(({ textContent }) => textContent);
  await user.click(box('Puzzle'));
  expect(url()).toBe('/browse/game?genre=Puzzle');
  expect(box('Puzzle').checked).toBe(true);
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toEqual(all),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Puzzle games');
  await user.click(box('RPG'));
  expect(url()).toBe('/browse/game?genre=RPG&genre=Puzzle');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name');
  expect(url()).toBe('/browse/game?genre=RPG&genre=Puzzle&sort=name');
  const chosen = () =>
    within(screen.getByRole('list', { name: 'Chosen filters' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label'));
  expect(chosen()).toEqual(['Remove RPG', 'Remove Puzzle']);
  await user.click(screen.getByRole('link', { name: 'Remove RPG' }));
  expect(url()).toBe('/browse/game?genre=Puzzle&sort=name');
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  expect(url()).toBe('/browse/game?sort=name');
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
});

test('dims the previous titles until the new ones are loaded', async () => {
  const host = createSiteHost();
  const { user } = await openBrowse('', { host });
  host.respondTo(call, ({ query }) => (query.has('genre') ? 'never' : undefined));
  await user.click(box('Puzzle'));
  expect(screen.getByRole('list', { name: 'Games' }).getAttribute('aria-busy')).toBe('true');
  expect(box('Puzzle').checked).toBe(true);
});

test('chooses a minimum of stars, and none with "Any"', async () => {
  const { user } = await openBrowse('?genre=RPG');
  await user.click(rail().getByRole('radio', { name: '4 stars and up' }));
  expect(url()).toBe('/browse/game?genre=RPG&rating=4');
  await user.click(rail().getByRole('radio', { name: 'Any' }));
  expect(url()).toBe('/browse/game?genre=RPG');
});

test('adds the next titles below the others, and focuses the first of them', async () => {
  const host = createSiteHost();
  const page = (name: string, next: string | null) => ({
    json: {
      ...{ total: 61, next, facets: [], ignored: [] },
      titles: [{ id: name, slug: name, name }],
    },
  });
  host.respondTo(call, ({ query }) => (query.has('after') ? page('second', null) : page('first', 'c')));
  const { user } = await openBrowse('', { host });
  const more = screen.getByRole('link', { name: 'Show 60 more' });
  expect(more.getAttribute('href')).toBe('/browse/game?after=c');
  await user.click(more);
  await waitFor(() => expect(covers()).toHaveLength(2));
  expect(document.activeElement).toBe(covers()[1]);
  expect(screen.queryByRole('link', { name: /more$/ })).toBeNull();
  expect(url()).toBe('/browse/game');
});

test('names parameters without effect, and drops them on the next choice', async () => {
  const { user } = await openBrowse('?colour=blue&genre=RPG');
  expect(screen.getByText(/were not understood and have no effect: colour=blue$/)).toBeDefined();
  await user.click(box('Puzzle'));
  expect(url()).toBe('/browse/game?genre=RPG&genre=Puzzle');
});

test('the sheet has the same filters, and a button that counts along', async () => {
  const { user } = await openBrowse('?genre=RPG');
  const opener = screen.getByRole('link', { name: 'Filters: 1', hidden: true });
  expect(opener.getAttribute('href')).toBe('/browse/game?genre=RPG#filters');
  await user.click(opener);
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const show = sheet.getByRole('button', { name: /^Show \d+ games$/ });
  const before = show.textContent;
  await user.click(sheet.getByRole('checkbox', { name: 'Puzzle' }));
  await waitFor(() => expect(show.textContent).not.toBe(before));
  await user.click(show);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Filters: 2', hidden: true })).toBe(opener);
});

test('offers to clear the filters when no title has them', async () => {
  const host = createSiteHost();
  const json = { total: 0, titles: [], next: null, facets: [], ignored: [] };
  host.respondTo(call, ({ query }) => (query.has('genre') ? { json } : undefined));
  const { user } = await openBrowse('', { host });
  await user.click(box('Puzzle'));
  expect(await screen.findByText('No games with these filters')).toBeDefined();
});

test.each([
  [404, /^This host cannot list its titles/],
  [500, /^The titles could not be loaded/],
])('shows a message when the host responds with %i', async (status, message) => {
  const host = createSiteHost();
  host.respondTo(call, { status, json: {} });
  await openSite(games, { host });
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Browse games');
});

test('the search page links to the browse pages', async () => {
  const { user } = await openSite('/search');
  const links = within(await screen.findByRole('navigation', { name: 'Browse' }));
  await user.click(links.getByRole('link', { name: 'Anime' }));
  await waitFor(() => expect(location.pathname).toBe('/browse/anime'));
  await screen.findByRole('heading', { level: 1, name: 'Browse anime' });
});
