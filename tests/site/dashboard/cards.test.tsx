// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  cards,
  cardsWith,
  cardWith,
  createCollectionHost,
  createGames,
  openDashboard,
  selectMediaType,
} from './dashboardSite.ts';

test('a card shows its status and labelled stars, and no stars while it is planned', async () => {
  const games = [
    { id: 1, slug: 'a', name: 'Half', user_status: 'completed', user_rating: 3.5 },
    { id: 2, slug: 'b', name: 'Later', user_status: 'plan to play', user_rating: 4 },
    { id: 3, slug: 'c', name: 'Unset' },
    { id: 4, slug: 'd', name: 'Own', user_status: 'Lent to Tomas', user_rating: '2' },
  ];
  const anime = [
    { id: 5, slug: 'e', title: 'Sousou no Frieren', title_english: 'Frieren', user_status: null },
  ];
  const { user } = await openDashboard(createCollectionHost({ games, anime }));
  const half = await cardWith('Half');
  half.getByText('Status: Completed');
  half.getByRole('img', { name: '3.5 of 5 stars' });
  expect(half.queryByRole('slider')).toBeNull();
  const later = await cardWith('Later');
  later.getByText('Status: Planned');
  expect(later.queryByRole('img', { name: /stars/ })).toBeNull();
  (await cardWith('Unset')).getByText('Status: Not played');
  const own = await cardWith('Own');
  own.getByText('Status: Lent to tomas');
  own.getByRole('img', { name: '2 of 5 stars' });
  await selectMediaType(user, 'Anime');
  (await cardWith('Frieren')).getByText('Status: Not set');
  expect(cardsWith('Sousou')).toEqual([]);
});

test.each([
  ['Games', '/game/hades-2018', { id: 1, slug: 'hades-2018', name: 'Hades of the shelf' }],
  ['Anime', '/anime/frieren', { id: 2, slug: 'frieren', title_english: 'Frieren of the shelf' }],
] as const)(
  "a click on a card opens the title's page, which shows the data of the card before the response arrives: %s",
  async (type, path, item) => {
    const host = createCollectionHost({
      [type.toLowerCase()]: [{ ...item, user_status: 'completed', user_rating: 4 }],
    });
    const isDetails = new RegExp(`^GET /api/[^/]+${path.slice(path.lastIndexOf('/'))}$`);
    host.respondTo(isDetails, 'never');
    const { user } = await openDashboard(host);
    await selectMediaType(user, type);
    await user.click(await screen.findByRole('link', { name: /of the shelf/ }));
    await screen.findByRole('heading', { level: 1, name: /of the shelf/ });
    expect(location.pathname).toBe(path);
    await waitFor(() => expect(host.calls().some((call) => isDetails.test(call))).toBe(true));
  },
);

test('sixty cards share one dialog, which is rendered only while it is open', async () => {
  const { user } = await openDashboard(createCollectionHost({ games: createGames(60) }));
  await waitFor(() => expect(cards()).toHaveLength(60));
  const dialogs = () => document.querySelectorAll('[role=dialog], [role=alertdialog], dialog');
  expect(dialogs()).toHaveLength(0);
  const [card] = cardsWith('Game 59');
  await user.click(within(card as HTMLElement).getByRole('button', { name: 'Edit Game 59' }));
  await screen.findByRole('dialog', { name: 'Edit Game' });
  expect(dialogs()).toHaveLength(1);
});
