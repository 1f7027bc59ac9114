import { mediaTypes } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { type Person, password } from '../../support/signUp.ts';
import { test as lenientTest, newPerson, signIn } from '../lenientTest.ts';

/** Playwright's test on a lenient server, with somebody who has an account, and every error that a page has thrown. */
export const test = lenientTest.extend<{ person: Person; pageErrors: string[] }>({
  person: async ({ server }, use) => use(await newPerson(server)),
  pageErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(errors);
  },
});

export { expect, keptToken, lenient, newPerson } from '../lenientTest.ts';
export { password };

/** Opens a page with a token where the site looks for it. */
export async function openAs(page: Page, server: RunningServer, token: string, path: string): Promise<void> {
  await signIn(page, server, { token });
  await page.goto(`${server.url}${path}`);
}

export function dashboardOf({ username }: Person): string {
  return `/user/${username}/dashboard`;
}

async function post(server: RunningServer, token: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Ends a session on the server only: its token is refused from now on. */
export async function revoke(server: RunningServer, token: string): Promise<void> {
  const { status } = await post(server, token, '/api/auth/logout');
  if (status !== 200) throw new Error(`Logging out answered ${status}.`);
}

/** Puts a game on somebody's shelf. */
export async function keepGame(server: RunningServer, person: Person, slug: string): Promise<void> {
  const body = { username: person.username, gameId: slug, rating: 4, status: 'playing' };
  const { status } = await post(server, person.token, mediaTypes.game.rateEndpoint.path, body);
  if (status !== 200) throw new Error(`Rating answered ${status}.`);
}
