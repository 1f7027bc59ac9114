// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createGate } from '../../browser/fixtures/timing.ts';
import type { SiteHost } from '../support/siteHost.ts';
import { createSearchHost, currentUrl, expectNames, openSearch, partOf, results } from './searchSite.ts';

const zelda = { id: 7, slug: 'zelda-game', name: 'Zelda Game', released: '2017-03-03', rawg_rating: 4.4 };
const frieren = {
  id: 8,
  slug: 'zelda-anime',
  title: 'Zelda no Anime',
  title_english: 'Zelda Anime',
  episodes: 28,
};

/** Delays the details of titles until the gate opens, so that the page shows only the navigation state. */
function holdDetails(host: SiteHost, call: string | RegExp) {
  const details = createGate();
  host.respondTo(call, async () => {
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

test('a result shows a cover, its name with the searched text highlighted, and its type with an icon', async () => {
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

test('clicking a game opens its page, which shows the data of the result before the details arrive', async () => {
  const { host, user } = await openBoth();
  const details = holdDetails(host, 'GET /api/games/zelda-game');
  await user.click(result('Zelda Game'));
  await heading('Zelda Game');
  expect(currentUrl()).toBe('/game/zelda-game');
  screen.getByText('03/03/2017');
  expect(history.state.usr.name).toBe('Zelda Game');
  details.open();
  await heading('Late');
});

test('clicking an anime opens its page, which shows the data of the result before the details arrive', async () => {
  const { host, user } = await openBoth();
  const details = holdDetails(host, 'GET /api/anime/zelda-anime');
  await user.click(result('Zelda Anime'));
  await heading('Zelda Anime');
  expect(currentUrl()).toBe('/anime/zelda-anime');
  screen.getByText('28');
  expect(history.state.usr).toMatchObject({ id: 8, slug: 'zelda-anime' });
  details.open();
  await heading('Late');
});

test.each([
  ['anime', 'Zelda Anime', '/anime/a%20b%2F42'],
  ['game', 'Zelda Game', '/game/41'],
])('a result without a slug opens its page by id: %s', async (_, name, path) => {
  const { host } = createSearchHost({
    games: [{ id: 41, name: 'Zelda Game' }],
    anime: [{ id: 'a b/42', slug: '', title: 'Zelda Anime' }],
  });
  holdDetails(host, /^GET \/api\/(games|anime)\/(41|a%20b%2F42)$/);
  const { user } = await openSearch(host, 'zelda');
  await expectNames('Zelda Anime', 'Zelda Game');
  await user.click(result(name));
  await waitFor(() => expect(currentUrl()).toBe(path));
  await heading(name);
});

test('an invalid title affects only its own result: without an image, a name or an id, a duplicate, or with wrong types', async () => {
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
