// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { recordErrors } from '../support/recordErrors.ts';
import type { Reply } from '../support/siteHost.ts';
import { cardOf, cards, cardsOf, dashboard, hostWith, lists, openDashboard, turnTo } from './dashboard.ts';

const long = 'An Exceedingly Long Name '.repeat(9).slice(0, 206);
const tracked = { user_status: 'completed', user_rating: 4 };

test('odd titles have a card each: without an image, without a name, with a long one, in other scripts, and without a slug', async () => {
  const games = [
    { id: 1, slug: 'plain', name: 'Without a picture', background_image: null, ...tracked },
    { id: 2, slug: 'gone', name: 'Broken picture', background_image: '/gone.png', ...tracked },
    { id: 3, slug: 'nameless', name: null, ...tracked },
    { id: 4, slug: 'long', name: long, ...tracked },
    { id: 5, slug: 'rtl', name: 'لعبة الظلال', ...tracked },
    { id: 6, slug: 'ja', name: '葬送のフリーレン', ...tracked },
    { id: 7, slug: 'a b/../c?d#e%', name: 'Odd address', ...tracked },
    { id: 8, slug: null, name: 'No address', ...tracked },
  ];
  const { user } = await openDashboard(hostWith({ games }));
  await waitFor(() => expect(cards()).toHaveLength(8));
  expect(within(cards()[2] as HTMLElement).getByRole('link').textContent).toMatch(/\S/);
  const [card] = cardsOf('No address');
  expect(within(card as HTMLElement).queryByRole('link')).toBeNull();
  await user.click(card?.firstElementChild as Element);
  expect(location.pathname).toBe(dashboard);
  screen.getByRole('heading', { level: 1, name: 'Welcome, Mara!' });
  within(card as HTMLElement).getByRole('button', { name: 'Edit No address' });
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
  'a rating out of range, between two halves, of text or missing shows the nearest stars: %j',
  async (rating, stars) => {
    const game = { id: 1, slug: 'game', name: 'Game', user_status: 'dropped', user_rating: rating };
    await openDashboard(hostWith({ games: [game] }));
    (await cardOf('Game')).getByRole('img', { name: `${stars} of 5 stars` });
  },
);

test('entries that are no titles are left out, a duplicate does not break the page, and the rest stays', async () => {
  const errors = recordErrors();
  const game = { id: 1, slug: 'hades', name: 'Hades', ...tracked };
  const nothing = {
    id: 3,
    slug: [],
    name: 7,
    background_image: {},
    platforms: 'x',
    user_status: 4,
    user_rating: [],
  };
  const games = [null, 7, 'title', [], {}, { id: null }, game, game, nothing];
  const { user } = await openDashboard(hostWith({ games }));
  await waitFor(() => expect(cardsOf('Hades').length).toBeGreaterThan(0));
  expect(cardsOf('Status: Not played')).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Status'), 'Dropped');
  await screen.findByText(messages.collection.empty('games', 'dropped'));
  await user.selectOptions(screen.getByLabelText('Status'), 'All');
  await waitFor(() => expect(cardsOf('Hades').length).toBeGreaterThan(0));
  expect(errors.filter((line) => !line.includes('two children with the same key'))).toEqual([]);
});

const failures: Record<string, Reply> = {
  'an object': { json: { games: [] } },
  HTML: { html: '<!doctype html><p>Hotel network' },
  403: { status: 403, json: { message: 'Not yours.' } },
  500: { status: 500, json: { message: 'select * from secrets' } },
};

test.each(Object.entries(failures))(
  'a list of games that cannot be fetched says so, and the anime can be chosen: %s',
  async (_, reply) => {
    const anime = [{ id: 1, slug: 'frieren', title: 'Frieren', ...tracked }];
    const host = hostWith({ anime });
    host.answer(lists.games, reply);
    const { user } = await openDashboard(host);
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert.textContent).toBe('Failed to fetch user content data.');
    await turnTo(user, 'Anime');
    await cardOf('Frieren');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a list of games that is answered with 401 leads to the login', async () => {
  const host = hostWith({});
  host.answer(lists.games, { status: 401, json: { message: 'Log in.' } });
  await openSite(dashboard, { host, signedIn: true });
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  expect(location.pathname).toBe('/auth/login');
});
