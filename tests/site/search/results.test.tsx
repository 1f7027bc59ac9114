// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gate } from '../../browser/gate.ts';
import type { SiteHost } from '../support/siteHost.ts';
import { createSearchHost, expectNames, here, openSearch, partOf, results } from './searchSite.ts';

const zelda = { id: 7, slug: 'zelda-game', name: 'Zelda Game', released: '2017-03-03', rawg_rating: 4.4 };
const frieren = {
  id: 8,
  slug: 'zelda-anime',
  title: 'Zelda no Anime',
  title_english: 'Zelda Anime',
  episodes: 28,
};

/** Holds the details of titles back, so that what the page shows meanwhile came with the link. */
function holdDetails(host: SiteHost, call: string | RegExp) {
  const details = gate();
  host.answer(call, async () => {
    await details.opened;
    return { json: { ...zelda, ...frieren, id: 9, name: 'Late', title_english: 'Late' } };
  });
  return details;
}

async function openBoth() {
  const { host } = createSearchHost({ games: [zelda], anime: [frieren] });
  const site = await openSearch(host, 'zelda');
  await expectNames('Zelda Anime', 'Zelda Game');
  return site;
}

const result = (name: string) => screen.getByRole('option', { name: new RegExp(name) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a result shows its name and its type with an icon, a cover, and the searched text marked', async () => {
  await openBoth();
  for (const [index, name, type] of [
    [0, 'Zelda Anime', 'Anime'],
    [1, 'Zelda Game', 'Game'],
  ] as const) {
    const shown = results()[index] as HTMLElement;
    expect(partOf(shown, 'name')?.textContent).toBe(name);
    expect(partOf(shown, 'type')?.textContent).toBe(type);
    expect(partOf(shown, 'type')?.querySelector('svg')).not.toBeNull();
    expect(shown.querySelectorAll('img')).toHaveLength(1);
    expect(shown.querySelector('mark')?.textContent).toBe('Zelda');
  }
});

test('a game that is clicked opens its page, which shows what the result knew before its details arrive', async () => {
  const { host, user } = await openBoth();
  const details = holdDetails(host, 'GET /api/games/zelda-game');
  await user.click(result('Zelda Game'));
  await heading('Zelda Game');
  expect(here()).toBe('/game/zelda-game');
  screen.getByText('03/03/2017');
  expect(history.state.usr.name).toBe('Zelda Game');
  details.open();
  await heading('Late');
});

test('an anime that is clicked opens its page with the anime as navigation state, shown before its details arrive', async () => {
  const { host, user } = await openBoth();
  const details = holdDetails(host, 'GET /api/anime/zelda-anime');
  await user.click(result('Zelda Anime'));
  await heading('Zelda Anime');
  expect(here()).toBe('/anime/zelda-anime');
  screen.getByText('28');
  expect(history.state.usr).toMatchObject({ id: 8, slug: 'zelda-anime' });
  details.open();
  await heading('Late');
});

test.each([
  ['anime', 'Zelda Anime', '/anime/a%20b%2F42'],
  ['game', 'Zelda Game', '/game/41'],
])('a result without a slug opens by its id: %s', async (_, name, path) => {
  const { host } = createSearchHost({
    games: [{ id: 41, name: 'Zelda Game' }],
    anime: [{ id: 'a b/42', slug: '', title: 'Zelda Anime' }],
  });
  holdDetails(host, /^GET \/api\/(games|anime)\/(41|a%20b%2F42)$/);
  const { user } = await openSearch(host, 'zelda');
  await expectNames('Zelda Anime', 'Zelda Game');
  await user.click(result(name));
  await waitFor(() => expect(here()).toBe(path));
  await heading(name);
});

test('an invalid title of a host affects that result alone: without an image, a name or an id, twice, or of the wrong type', async () => {
  const { host } = createSearchHost({
    games: [
      null,
      'Zelda',
      { name: 'Zelda without an id' },
      { id: 1, slug: 'zelda', name: 'Zelda', background_image: '/covers/game/none.svg' },
      { id: 1, slug: 'zelda', name: 'Zelda' },
      { id: 2, slug: 'nameless', name: null, background_image: null },
      { id: 3, slug: 7, name: 'Zelda 7', released: {}, platforms: 'all', rawg_rating: 'high' },
    ],
    anime: [{ id: 1, slug: 'zelda', title: null, title_english: 'Zelda Anime', images: 'none' }],
  });
  await openSearch(host, 'zelda');
  await expectNames('Zelda', 'Zelda 7', 'Zelda Anime', 'Untitled');
  expect(partOf(results().at(-1) as HTMLElement, 'type')?.textContent).toBe('Game');
  expect(new Set(results().map(({ id }) => id)).size).toBe(4);
});
