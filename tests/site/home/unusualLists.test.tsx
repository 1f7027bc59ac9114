// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entries, entry, ordinaryGames, unusualGames } from '../../support/topLists.ts';
import { recordErrors } from '../support/messages.ts';
import { openSite } from '../support/openSite.tsx';
import { cards, cardTexts, createHomeHost, expectCards, region, types } from './homeSite.ts';

test.each(Object.entries(unusualGames))(
  'Home shows every card of a list with %s',
  async (_, [first, shown]) => {
    const errors = recordErrors();
    await openSite('/', {
      host: createHomeHost({ game: [first, ...ordinaryGames], anime: entries('anime', 1) }),
    });
    await expectCards('game', 5);
    expect(cardTexts('game')).toEqual([`1${shown}`, '2Title 2', '3Title 3', '4Title 4', '5Title 5']);
    expect(cards('game')[0]?.querySelector('script, [onerror]')).toBeNull();
    await expectCards('anime', 1);
    expect(errors).toEqual([]);
  },
);

const slugs = ['a/b?c#d', '%00', '進撃の巨人', 'é 🎮', 'x'.repeat(300), 'a&b=c+d', '"><script>'];

test.each(slugs.map((slug) => [slug.slice(0, 40), slug]))(
  "a card with the slug %s links to the title's page",
  async (_, slug = '') => {
    const item = { id: 'odd', slug, name: 'Odd' };
    const host = createHomeHost({ game: [entry('game', 1, item)] });
    host.respondTo(/^GET \/api\/games\/(?!top$)/, { json: item });
    const { user } = await openSite('/', { host });
    await expectCards('game', 1);
    await user.click(within(region('game')).getByText('Odd'));
    await screen.findByRole('heading', { level: 1, name: 'Odd' });
    expect(location.href).toBe(`${location.origin}/game/${encodeURIComponent(slug)}`);
    await waitFor(() =>
      expect(host.requests.map(({ path }) => decodeURIComponent(path))).toContain(`/api/games/${slug}`),
    );
  },
);

test('a card whose slug cannot be part of a URL is not a link, and other cards are', async () => {
  const invalid = ['\\ud800', '..', '.'].map(
    (slug, index) => `{"rank":${index + 1},"game":{"id":${index + 1},"slug":"${slug}","name":"Invalid"}}`,
  );
  const valid = JSON.stringify(entry('game', 4, { id: 4, slug: 'valid', name: 'Valid' }));
  await openSite('/', { host: createHomeHost({ game: { raw: `[${[...invalid, valid].join()}]` } }) });
  await expectCards('game', 4);
  expect(within(region('game')).getByRole('link').getAttribute('href')).toBe('/game/valid');
});

test('entries with the same rank and id are shown as separate cards, in the order of the response', async () => {
  const list = ['First', 'Second', 'Third'].map((name) => entry('game', 1, { id: 1, slug: 'same', name }));
  const errors = recordErrors();
  await openSite('/', { host: createHomeHost({ game: list }) });
  await expectCards('game', 3);
  expect(cardTexts('game')).toEqual(['1First', '1Second', '1Third']);
  expect(errors).toEqual([]);
});

test('shows the 100 best of 120 unsorted entries, sorted by rank', async () => {
  const [game, anime] = types.map((type) => entries(type, 120).reverse());
  await openSite('/', { host: createHomeHost({ game: game ?? [], anime: anime ?? [] }) });
  for (const type of types) {
    await expectCards(type, 100);
    expect(cardTexts(type)[0]).toBe('1Title 1');
    expect(cardTexts(type)[99]).toBe('100Title 100');
  }
});
