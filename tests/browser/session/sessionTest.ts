import { mediaTypes } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { password, type TestUser } from '../../support/accounts/signUp.ts';
import { createUser, signIn, test as unlimitedTest } from '../fixtures/unlimitedTest.ts';

/** Playwright's test on a server without limits, with a user and the errors that the page has thrown. */
export const test = unlimitedTest.extend<{ user: TestUser; pageErrors: string[] }>({
  user: async ({ server }, use) => use(await createUser(server)),
  pageErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(errors);
  },
});

export {
  createUser,
  expect,
  readStoredToken,
  withoutLimits,
} from '../fixtures/unlimitedTest.ts';
export { password };

/** Opens a page with a token in local storage, as a signed-in user. */
export async function openSignedIn(
  page: Page,
  server: RunningServer,
  token: string,
  path: string,
): Promise<void> {
  await signIn(page, server, { token });
  await page.goto(`${server.url}${path}`);
}

export function dashboardOf({ username }: TestUser): string {
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

/** Ends a session on the server only, which rejects its token from now on. */
export async function revokeSession(server: RunningServer, token: string): Promise<void> {
  const { status } = await post(server, token, '/api/auth/logout');
  if (status !== 200) throw new Error(`The logout responded ${status}.`);
}

/** Adds a game to a user's collection through the API. */
export async function addGame(
  server: RunningServer,
  user: TestUser,
  slug: string,
  status = 'playing',
): Promise<void> {
  const body = { username: user.username, gameId: slug, rating: 4, status };
  const response = await post(server, user.token, mediaTypes.game.rateTitle.path, body);
  if (response.status !== 200) throw new Error(`The rating responded ${response.status}.`);
}
