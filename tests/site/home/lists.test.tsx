// @vitest-environment jsdom
import { catalogues } from '@gildshelf/api-client/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entry } from '../../support/topLists.ts';
import { openSite } from '../support/openSite.tsx';
import { cards, createHomeHost, expectCards, region, types } from './homeSite.ts';

test.each([
  ['game', 'name'],
  ['anime', 'title'],
] as const)(
  "a card of type %s links to the title's page, with the title as navigation state",
  async (type, title) => {
    const item = { id: 'x1', slug: 'the-one', [title]: 'The One' };
    const host = createHomeHost({ [type]: [entry(type, 1, item)] });
    host.respondTo(`GET ${catalogues[type].root}/the-one`, { json: item });
    const { user } = await openSite('/', { host });
    await expectCards(type, 1);
    await user.click(within(region(type)).getByText('The One'));
    await screen.findByRole('heading', { level: 1, name: 'The One' });
    expect(location.pathname).toBe(`/${type}/the-one`);
    expect(history.state.usr).toMatchObject(item);
  },
);

test('a card without a valid slug is not a link, is not focusable, and ignores clicks', async () => {
  const listOf = (type: 'game' | 'anime', title: string) =>
    [null, '', undefined, '..'].map((slug, index) =>
      entry(type, index + 1, { id: index + 1, slug, [title]: `Nowhere ${index + 1}` }),
    );
  const { user } = await openSite('/', {
    host: createHomeHost({ game: listOf('game', 'name'), anime: listOf('anime', 'title') }),
  });
  for (const type of types) {
    await expectCards(type, 4);
    expect(within(region(type)).queryAllByRole('link')).toEqual([]);
    for (const card of cards(type)) {
      expect(card.querySelector('[tabindex]')).toBeNull();
      await user.click(card);
      await user.click(within(card).getByText(/^Nowhere/));
    }
  }
  expect(location.pathname).toBe('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Gildshelf' })).toBeTruthy();
});
