import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { disableServerRendering } from '../fixtures/disableServerRendering.ts';
import { dashboardOf, openSignedIn } from '../session/sessionTest.ts';

export { expect, readStoredToken as keptToken, test } from '../session/sessionTest.ts';

/** The URLs of the lists that a dashboard shows, with and without a limit. */
const lists = { games: '**/api/userGames/*/games*', anime: '**/api/userAnimes/*/anime*' } as const;

/** Responds to requests for a user's games and anime with these lists. */
export async function mockCollection(
  page: Page,
  collection: { readonly games?: unknown; readonly anime?: unknown },
) {
  await disableServerRendering(page);
  await page.route(lists.games, (route) => route.fulfill({ json: collection.games ?? [] }));
  await page.route(lists.anime, (route) => route.fulfill({ json: collection.anime ?? [] }));
}

/** Opens a user's own dashboard. */
export function openDashboard(page: Page, server: RunningServer, user: TestUser) {
  return openSignedIn(page, server, user.token, dashboardOf(user));
}

/** Games as the API lists them. */
export function createGames(count: number, more: object = {}) {
  return Array.from({ length: count }, (_, index) => ({
    id: `g${index}`,
    slug: `game-${index}`,
    name: `Game ${index}`,
    user_status: 'completed',
    user_rating: 3.5,
    ...more,
  }));
}

export const cardWith = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
