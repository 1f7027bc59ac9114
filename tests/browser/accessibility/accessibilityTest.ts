import { mediaTypes } from '@gildshelf/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { disableServerRendering } from '../fixtures/disableServerRendering.ts';
import { createUser, expect, test as optionalTypesTest } from '../fixtures/optionalTypesTest.ts';
import { tabTo } from '../fixtures/tabTo.ts';

/** Playwright's test on a server with titles of every media type, with one user per worker whose collection has seven games and no anime. */
export const test = optionalTypesTest.extend<object, { owner: TestUser }>({
  owner: [
    async ({ server }, use) => {
      await use(await newOwner(server));
    },
    { scope: 'worker' },
  ],
});

export { signIn } from '../fixtures/optionalTypesTest.ts';
export { expect };

/** Creates another user with the same seven games. */
export async function newOwner(server: RunningServer): Promise<TestUser> {
  const owner = await createUser(server);
  for (const game of ratedGames) await rateGame(server, owner, game);
  return owner;
}

interface RatedGame {
  readonly gameId: string;
  readonly status: string;
  readonly rating: number;
}

const ratedGames: readonly RatedGame[] = [
  { gameId: 'the-witcher-3-wild-hunt', status: 'completed', rating: 4.5 },
  { gameId: 'portal-2', status: 'completed', rating: 5 },
  { gameId: 'red-dead-redemption-2', status: 'playing', rating: 3 },
  { gameId: 'the-elder-scrolls-v-skyrim', status: 'dropped', rating: 0.5 },
  { gameId: 'half-life-2', status: 'planned', rating: 0 },
  { gameId: 'bioshock', status: 'completed', rating: 4 },
  { gameId: 'the-last-of-us', status: 'playing', rating: 2.5 },
];

async function rateGame(
  server: RunningServer,
  { token, username }: TestUser,
  game: RatedGame,
): Promise<void> {
  const { status } = await fetch(`${server.url}${mediaTypes.game.rateTitle.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username, ...game }),
  });
  if (status !== 200) throw new Error(`Rating ${game.gameId} responded with ${status}.`);
}

/** Responds to the requests for a collection with `count` games in place of the server. */
export async function mockGames(page: Page, count: number): Promise<void> {
  const games = Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    slug: `title-${index + 1}`,
    name: `Title ${index + 1} of a shelf that has been filled for years`,
    user_status: ['completed', 'playing', 'planned', 'dropped'][index % 4],
    user_rating: index % 4 === 2 ? 0 : (index % 10) / 2,
  }));
  await disableServerRendering(page);
  await page.route('**/api/userGames/*/games*', (route) => route.fulfill({ json: games }));
}

/** Asserts that a navigation has moved the focus to the heading of the new page. */
export async function expectHeadingFocus(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

/** Moves the focus to an element with Tab, asserts that each stop shows the focus, and presses Enter. */
export async function tabToAndPress(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await expect(target).toBeInViewport();
  await page.keyboard.press('Enter');
}

/** A link or button of the navigation bar. */
export const navigationItem = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole('navigation').getByRole(role, { name });
