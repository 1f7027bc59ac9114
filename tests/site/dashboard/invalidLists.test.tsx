// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordErrors } from '../support/messages.ts';
import { openSite } from '../support/openSite.tsx';
import type { MockResponse } from '../support/siteHost.ts';
import {
  cards,
  cardsWith,
  cardWith,
  createCollectionHost,
  dashboardPath,
  listCalls,
  openDashboard,
  selectMediaType,
} from './dashboardSite.ts';

const long = 'An Exceedingly Long Name '.repeat(9).slice(0, 206);
const tracked = { user_status: 'completed', user_rating: 4 };

test('every title has a card, also without an image, a name or a slug, with a long name, or in another script', async () => {
  const games = [
    { id: 1, slug: 'plain', name: 'Without an image', background_image: null, ...tracked },
    { id: 2, slug: 'gone', name: 'Broken image', background_image: '/gone.png', ...tracked },
    { id: 3, slug: 'nameless', name: null, ...tracked },
    { id: 4, slug: 'long', name: long, ...tracked },
    { id: 5, slug: 'rtl', name: 'لعبة الظلال', ...tracked },
    { id: 6, slug: 'ja', name: '葬送のフリーレン', ...tracked },
    { id: 7, slug: 'a b/../c?d#e%', name: 'Unusual slug', ...tracked },
    { id: 8, slug: null, name: 'No slug', ...tracked },
  ];
  const { user } = await openDashboard(createCollectionHost({ games }));
  await waitFor(() => expect(cards()).toHaveLength(8));
  expect(within(cards()[2] as HTMLElement).getByRole('link').textContent).toMatch(/\S/);
  const [card] = cardsWith('No slug');
  expect(within(card as HTMLElement).queryByRole('link')).toBeNull();
  await user.click(card?.firstElementChild as Element);
  expect(location.pathname).toBe(dashboardPath);
  screen.getByRole('heading', { level: 1, name: 'Welcome, Mara!' });
  within(card as HTMLElement).getByRole('button', { name: 'Edit No slug' });
});

test.each([
  [7, '5'],
  [-2, '0'],
  ['4.5', '4.5'],
  ['many', '0'],
  ['NaN', '0'],
  [null, '0'],
  [3.7, '3.5'],
  [{ of: 5 }, '0'],
])(
  'a rating is rounded to half stars from 0 to 5, and an invalid or missing one shows 0 stars: %j',
  async (rating, stars) => {
    const game = { id: 1, slug: 'game', name: 'Game', user_status: 'dropped', user_rating: rating };
    await openDashboard(createCollectionHost({ games: [game] }));
    (await cardWith('Game')).getByRole('img', { name: `${stars} of 5 stars` });
  },
);

test('invalid entries are skipped, a duplicate does not break the page, and valid entries are shown', async () => {
  const errors = recordErrors();
  const game = { id: 1, slug: 'hades', name: 'Hades', ...tracked };
  const invalid = {
    id: 3,
    slug: [],
    name: 7,
    background_image: {},
    platforms: 'x',
    user_status: 4,
    user_rating: [],
  };
  const games = [null, 7, 'title', [], {}, { id: null }, game, game, invalid];
  const { user } = await openDashboard(createCollectionHost({ games }));
  await waitFor(() => expect(cardsWith('Hades').length).toBeGreaterThan(0));
  expect(cardsWith('Status: Not played')).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Status'), 'Dropped');
  await screen.findByText(messages.collection.empty('games', 'dropped'));
  await user.selectOptions(screen.getByLabelText('Status'), 'All');
  await waitFor(() => expect(cardsWith('Hades').length).toBeGreaterThan(0));
  expect(errors.filter((line) => !line.includes('two children with the same key'))).toEqual([]);
});

const failures: Record<string, MockResponse> = {
  'an object': { json: { games: [] } },
  HTML: { html: '<!doctype html><p>Hotel network' },
  403: { status: 403, json: { message: 'Not yours.' } },
  500: { status: 500, json: { message: 'select * from secrets' } },
};

test.each(Object.entries(failures))(
  'a list of games that cannot be fetched shows an error message, and anime can still be selected: %s',
  async (_, reply) => {
    const anime = [{ id: 1, slug: 'frieren', title: 'Frieren', ...tracked }];
    const host = createCollectionHost({ anime });
    host.respondTo(listCalls.games, reply);
    const { user } = await openDashboard(host);
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert.textContent).toBe('Failed to fetch user content data.');
    await selectMediaType(user, 'Anime');
    await cardWith('Frieren');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a list of games that is rejected with 401 leads to the login', async () => {
  const host = createCollectionHost({});
  host.respondTo(listCalls.games, { status: 401, json: { message: 'Log in.' } });
  await openSite(dashboardPath, { host, signedIn: true });
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  expect(location.pathname).toBe('/auth/login');
});
