import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { Person } from '../../support/signUp.ts';
import { filledByBrowser } from '../filledByBrowser.ts';
import { dashboardOf, openAs } from '../session/sessionTest.ts';

export { expect, keptToken, test } from '../session/sessionTest.ts';

/** The URLs of the lists that a dashboard shows, whole or in part. */
const lists = { games: '**/api/userGames/*/games*', anime: '**/api/userAnimes/*/anime*' } as const;

/** Answers the list of games, and that of anime, with these. */
export async function keep(page: Page, kept: { readonly games?: unknown; readonly anime?: unknown }) {
  await filledByBrowser(page);
  await page.route(lists.games, (route) => route.fulfill({ json: kept.games ?? [] }));
  await page.route(lists.anime, (route) => route.fulfill({ json: kept.anime ?? [] }));
}

/** Opens somebody's own dashboard. */
export function openDashboard(page: Page, server: RunningServer, person: Person) {
  return openAs(page, server, person.token, dashboardOf(person));
}

/** Games as a host lists them. */
export function someGames(count: number, more: object = {}) {
  return Array.from({ length: count }, (_, index) => ({
    id: `g${index}`,
    slug: `game-${index}`,
    name: `Game ${index}`,
    user_status: 'completed',
    user_rating: 3.5,
    ...more,
  }));
}

/** The card that shows this text. */
export const cardOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
