// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf, cards, cardsOf, hostWith, openDashboard, someGames, turnTo } from './dashboard.ts';

test('a card has its status and its stars as text, and no stars while it is planned', async () => {
  const games = [
    { id: 1, slug: 'a', name: 'Half', user_status: 'completed', user_rating: 3.5 },
    { id: 2, slug: 'b', name: 'Later', user_status: 'plan to play', user_rating: 4 },
    { id: 3, slug: 'c', name: 'Unset' },
    { id: 4, slug: 'd', name: 'Own', user_status: 'Lent to Tomas', user_rating: '2' },
  ];
  const anime = [
    { id: 5, slug: 'e', title: 'Sousou no Frieren', title_english: 'Frieren', user_status: null },
  ];
  const { user } = await openDashboard(hostWith({ games, anime }));
  const half = await cardOf('Half');
  half.getByText('Status: Completed');
  half.getByRole('img', { name: '3.5 of 5 stars' });
  expect(half.queryByRole('slider')).toBeNull();
  const later = await cardOf('Later');
  later.getByText('Status: Planned');
  expect(later.queryByRole('img', { name: /stars/ })).toBeNull();
  (await cardOf('Unset')).getByText('Status: Not played');
  const own = await cardOf('Own');
  own.getByText('Status: Lent to tomas');
  own.getByRole('img', { name: '2 of 5 stars' });
  await turnTo(user, 'Anime');
  (await cardOf('Frieren')).getByText('Status: Not set');
  expect(cardsOf('Sousou')).toEqual([]);
});

test.each([
  ['Games', '/game/hades-2018', { id: 1, slug: 'hades-2018', name: 'Hades of the shelf' }],
  ['Anime', '/anime/frieren', { id: 2, slug: 'frieren', title_english: 'Frieren of the shelf' }],
] as const)(
  'a click on a card opens its page, which shows what the card knew before the host has responded: %s',
  async (type, path, item) => {
    const host = hostWith({ [type.toLowerCase()]: [{ ...item, user_status: 'completed', user_rating: 4 }] });
    const isDetails = new RegExp(`^GET /api/[^/]+${path.slice(path.lastIndexOf('/'))}$`);
    host.answer(isDetails, 'never');
    const { user } = await openDashboard(host);
    await turnTo(user, type);
    await user.click(await screen.findByRole('link', { name: /of the shelf/ }));
    await screen.findByRole('heading', { level: 1, name: /of the shelf/ });
    expect(location.pathname).toBe(path);
    await waitFor(() => expect(host.calls().some((call) => isDetails.test(call))).toBe(true));
  },
);

test('sixty cards share one dialog, which exists only while it is open', async () => {
  const { user } = await openDashboard(hostWith({ games: someGames(60) }));
  await waitFor(() => expect(cards()).toHaveLength(60));
  const dialogs = () => document.querySelectorAll('[role=dialog], [role=alertdialog], dialog');
  expect(dialogs()).toHaveLength(0);
  const [card] = cardsOf('Game 59');
  await user.click(within(card as HTMLElement).getByRole('button', { name: 'Edit Game 59' }));
  await screen.findByRole('dialog', { name: 'Edit Game' });
  expect(dialogs()).toHaveLength(1);
});
