import { mediaTypes } from '@gildshelf/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { disableServerRendering } from '../fixtures/disableServerRendering.ts';
import { signIn } from '../fixtures/unlimitedTest.ts';
import { dashboardOf, expect, test as sessionTest } from '../session/sessionTest.ts';

export { expect };

/** Playwright's test with a function that opens a user's dashboard with any number of games. */
export const test = sessionTest.extend<{ openCollection: (count: number) => Promise<CollectionPage> }>({
  openCollection: async ({ page, server, user, pageErrors }, use) => {
    await use(async (count) => {
      await mockGames(page, server, count);
      await disableServerRendering(page);
      await signIn(page, server, user);
      await page.goto(`${server.url}${dashboardOf(user)}`);
      const collection = createCollection(page);
      await collection.card(1).waitFor();
      await loadAll(page, collection);
      return collection;
    });
    expect(pageErrors).toEqual([]);
  },
});

/** Waits until all titles are loaded; the page loads those after the first 50 on the user's first input. */
async function loadAll(page: Page, { cards }: CollectionPage): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await expect(cards.first()).not.toHaveAttribute('aria-setsize', '-1', { timeout: 1000 });
  }).toPass();
}

/** A page with a long collection. */
export interface CollectionPage {
  readonly list: Locator;
  readonly cards: Locator;
  /** The card of the game with this number; the first is 1. */
  readonly card: (number: number) => Locator;
  readonly link: (number: number) => Locator;
  /** The numbers of the games whose cards are in the DOM. */
  readonly numbers: () => Promise<number[]>;
  /** Scrolls to `top` pixels, and resolves to the number of the first game whose upper edge is in view. */
  readonly scrollTo: (top: number) => Promise<number>;
  /** Presses a key that scrolls the page, and waits for the end of the scroll; presses again if a busy browser dropped the key. */
  readonly scrollBy: (key: 'PageDown' | 'PageUp' | 'Home' | 'End') => Promise<void>;
}

/** A key that has not scrolled the page within this time was dropped. */
const scrollTimeoutMs = 10_000;

function createCollection(page: Page): CollectionPage {
  const list = page.getByRole('list', { name: 'Games' });
  const cards = list.getByRole('listitem');
  const named = (number: number) => ({ name: `Game ${number} of many` });
  const collection: CollectionPage = {
    list,
    cards,
    card: (number) => cards.filter({ has: page.getByRole('link', named(number)) }),
    link: (number) => list.getByRole('link', named(number)),
    numbers: () =>
      cards.evaluateAll((items) => items.map((item) => Number(/Game (\d+) /.exec(item.textContent)?.[1]))),
    scrollTo: async (top) => {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      const findFirstInView = (items: Element[]) =>
        items.findIndex((item) => item.getBoundingClientRect().top >= 0);
      await expect.poll(() => cards.evaluateAll(findFirstInView)).toBeGreaterThanOrEqual(0);
      return (await collection.numbers())[await cards.evaluateAll(findFirstInView)] ?? 0;
    },
    scrollBy: (key) =>
      expect(async () => {
        const scroll = await page.evaluateHandle((timeoutMs) => {
          const from = scrollY;
          const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
          const timedOut = new Promise((resolve) => setTimeout(resolve, timeoutMs));
          return { hasMoved: Promise.race([ended, timedOut]).then(() => scrollY !== from) };
        }, scrollTimeoutMs);
        await page.keyboard.press(key);
        expect(await scroll.evaluate(({ hasMoved }) => hasMoved)).toBe(true);
      }).toPass(),
  };
  return collection;
}

/** The statuses of the games, repeated from the first one. */
const statuses = ['completed', 'playing', 'planned', 'dropped'] as const;

/** Pixels from the upper edge of a row to that of the next: a card and the gap under it. */
export const rowPitch = 350 + 24;

/** Responds to the requests of a collection of `count` games in place of the server, and applies edits and removals. */
async function mockGames(page: Page, server: RunningServer, count: number): Promise<void> {
  let games = Array.from({ length: count }, (_, index) => gameOf(server, index));
  const { listTrackedTitles, removeTitle, rateTitle } = mediaTypes.game;
  const urlOf = (path: string) => new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}(\\?limit=\\d+)?$`);
  await page.route(urlOf(listTrackedTitles.path), (route) => {
    const limit = new URL(route.request().url()).searchParams.get('limit');
    return route.fulfill({ json: limit ? games.slice(0, Number(limit)) : games });
  });
  await page.route(urlOf(removeTitle.path), (route) => {
    const id = lastSegment(route.request().url());
    const item = games.find((game) => game.id === id);
    if (route.request().method() === 'GET') return route.fulfill({ json: item ?? null });
    games = games.filter((game) => game !== item);
    return route.fulfill({ json: { message: 'Removed.' } });
  });
  await page.route(urlOf(rateTitle.path), (route) => {
    const { gameId, status, rating } = route.request().postDataJSON();
    games = games.map((game) =>
      game.id === gameId ? { ...game, user_status: status, user_rating: rating } : game,
    );
    return route.fulfill({ json: { message: 'Saved.' } });
  });
  await page.route(/\/api\/games\/game-\d+$/, (route) =>
    route.fulfill({ json: games.find((game) => game.slug === lastSegment(route.request().url())) }),
  );
}

const lastSegment = (url: string) => new URL(url).pathname.split('/').at(-1);

function gameOf(server: RunningServer, index: number) {
  const status = statuses[index % statuses.length] ?? '';
  return {
    id: `id-${index + 1}`,
    slug: `game-${index + 1}`,
    name: `Game ${index + 1} of many`,
    background_image: `${server.url}/covers/game/hades-2018.svg`,
    user_status: status as string,
    user_rating: status === 'planned' ? 0 : 3.5,
  };
}
