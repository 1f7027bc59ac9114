import { mediaTypes } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { Person } from '../../support/signUp.ts';
import { filledByBrowser } from '../filledByBrowser.ts';
import { test as lenientTest, newPerson } from '../lenientTest.ts';

/** Playwright's test on a lenient server, with somebody a worker whose shelf has seven games and no anime. */
export const test = lenientTest.extend<object, { owner: Person }>({
  owner: [
    async ({ server }, use) => {
      await use(await newOwner(server));
    },
    { scope: 'worker' },
  ],
});

export { expect, signIn } from '../lenientTest.ts';

/** Somebody new with the same seven games. */
export async function newOwner(server: RunningServer): Promise<Person> {
  const owner = await newPerson(server);
  for (const kept of shelf) await keep(server, owner, kept);
  return owner;
}

interface Kept {
  readonly gameId: string;
  readonly status: string;
  readonly rating: number;
}

const shelf: readonly Kept[] = [
  { gameId: 'the-witcher-3-wild-hunt', status: 'completed', rating: 4.5 },
  { gameId: 'portal-2', status: 'completed', rating: 5 },
  { gameId: 'red-dead-redemption-2', status: 'playing', rating: 3 },
  { gameId: 'the-elder-scrolls-v-skyrim', status: 'dropped', rating: 0.5 },
  { gameId: 'half-life-2', status: 'planned', rating: 0 },
  { gameId: 'bioshock', status: 'completed', rating: 4 },
  { gameId: 'the-last-of-us', status: 'playing', rating: 2.5 },
];

async function keep(server: RunningServer, { token, username }: Person, kept: Kept): Promise<void> {
  const { status } = await fetch(`${server.url}${mediaTypes.game.rateEndpoint.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username, ...kept }),
  });
  if (status !== 200) throw new Error(`Rating ${kept.gameId} answered ${status}.`);
}

/** Answers a collection with this many games, as a host would. */
export async function giveGames(page: Page, count: number): Promise<void> {
  const games = Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    slug: `title-${index + 1}`,
    name: `Title ${index + 1} of a shelf that has been filled for years`,
    user_status: ['completed', 'playing', 'planned', 'dropped'][index % 4],
    user_rating: index % 4 === 2 ? 0 : (index % 10) / 2,
  }));
  await filledByBrowser(page);
  await page.route('**/api/userGames/*/games*', (route) => route.fulfill({ json: games }));
}
