import { mediaTypes } from '@gildshelf/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { filledByBrowser } from '../filledByBrowser.ts';
import { signIn } from '../lenientTest.ts';
import { dashboardOf, expect, test as sessionTest } from '../session/sessionTest.ts';

export { expect };

/** Playwright's test with somebody whose dashboard is opened with any number of games. */
export const test = sessionTest.extend<{ openShelf: (count: number) => Promise<Shelf> }>({
  openShelf: async ({ page, server, person, pageErrors }, use) => {
    await use(async (count) => {
      await keepGames(page, server, count);
      await filledByBrowser(page);
      await signIn(page, server, person);
      await page.goto(`${server.url}${dashboardOf(person)}`);
      const shelf = shelfOn(page);
      await shelf.card(1).waitFor();
      await loadAll(page, shelf);
      return shelf;
    });
    expect(pageErrors).toEqual([]);
  },
});

/** The page loads the titles after the first 50 when the visitor acts. */
async function loadAll(page: Page, { cards }: Shelf): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await expect(cards.first()).not.toHaveAttribute('aria-setsize', '-1', { timeout: 1000 });
  }).toPass();
}

/** What a person sees of a long shelf. */
export interface Shelf {
  readonly list: Locator;
  readonly cards: Locator;
  /** The card of the game with this number; the first is 1. */
  readonly card: (number: number) => Locator;
  readonly link: (number: number) => Locator;
  /** The numbers of the games that are in the page. */
  readonly numbers: () => Promise<number[]>;
  /** Scrolls to so many pixels from the top of the page, and gives the number of the first game that begins in view. */
  readonly scrollTo: (top: number) => Promise<number>;
  /** Presses a key that scrolls the page, and waits until it rests; presses again where a busy browser has lost the key. */
  readonly scrollBy: (key: 'PageDown' | 'PageUp' | 'Home' | 'End') => Promise<void>;
}

/** A key that has not scrolled the page in so many milliseconds is lost. */
const lostAfter = 10_000;

function shelfOn(page: Page): Shelf {
  const list = page.getByRole('list', { name: 'Games' });
  const cards = list.getByRole('listitem');
  const named = (number: number) => ({ name: `Game ${number} of many` });
  const shelf: Shelf = {
    list,
    cards,
    card: (number) => cards.filter({ has: page.getByRole('link', named(number)) }),
    link: (number) => list.getByRole('link', named(number)),
    numbers: () =>
      cards.evaluateAll((items) => items.map((item) => Number(/Game (\d+) /.exec(item.textContent)?.[1]))),
    scrollTo: async (top) => {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      const isSeen = (items: Element[]) => items.findIndex((item) => item.getBoundingClientRect().top >= 0);
      await expect.poll(() => cards.evaluateAll(isSeen)).toBeGreaterThanOrEqual(0);
      return (await shelf.numbers())[await cards.evaluateAll(isSeen)] ?? 0;
    },
    scrollBy: (key) =>
      expect(async () => {
        const scroll = await page.evaluateHandle((deadline) => {
          const from = scrollY;
          const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
          const late = new Promise((resolve) => setTimeout(resolve, deadline));
          return { hasMoved: Promise.race([ended, late]).then(() => scrollY !== from) };
        }, lostAfter);
        await page.keyboard.press(key);
        expect(await scroll.evaluate(({ hasMoved }) => hasMoved)).toBe(true);
      }).toPass(),
  };
  return shelf;
}

/** The statuses of the games, over and over from the first one. */
const statuses = ['completed', 'playing', 'planned', 'dropped'] as const;

/** From the upper edge of a row to that of the next: a card (§9) and the gap under it. */
export const pitch = 350 + 24;

/** Answers the calls of a collection with so many games, and keeps what is saved of them and removed. */
async function keepGames(page: Page, server: RunningServer, count: number): Promise<void> {
  let games = Array.from({ length: count }, (_, index) => gameOf(server, index));
  const { listEndpoint, removeEndpoint, rateEndpoint } = mediaTypes.game;
  const called = (path: string) => new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}(\\?limit=\\d+)?$`);
  await page.route(called(listEndpoint.path), (route) => {
    const limit = new URL(route.request().url()).searchParams.get('limit');
    return route.fulfill({ json: limit ? games.slice(0, Number(limit)) : games });
  });
  await page.route(called(removeEndpoint.path), (route) => {
    const id = lastPart(route.request().url());
    const item = games.find((game) => game.id === id);
    if (route.request().method() === 'GET') return route.fulfill({ json: item ?? null });
    games = games.filter((game) => game !== item);
    return route.fulfill({ json: { message: 'Removed.' } });
  });
  await page.route(called(rateEndpoint.path), (route) => {
    const { gameId, status, rating } = route.request().postDataJSON();
    games = games.map((game) =>
      game.id === gameId ? { ...game, user_status: status, user_rating: rating } : game,
    );
    return route.fulfill({ json: { message: 'Saved.' } });
  });
  await page.route(/\/api\/games\/game-\d+$/, (route) =>
    route.fulfill({ json: games.find((game) => game.slug === lastPart(route.request().url())) }),
  );
}

const lastPart = (address: string) => new URL(address).pathname.split('/').at(-1);

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
