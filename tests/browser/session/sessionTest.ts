import { mediaTypes } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../../scripts/servers/startServer.ts';
import { type Person, signUp } from '../../support/signUp.ts';
import { test as served } from '../served.ts';

/** No proof of work and no limits: these tests are about what comes after the login. */
export const lenient = { LOG_LEVEL: 'error', HUMAN_CHECK: 'none', RATE_LIMITS: 'off' };

export const password = 'gilded1!';

let count = 0;

/** Playwright's test with a lenient server a worker, somebody with an account, and every error that a page has thrown. */
export const test = served.extend<{ person: Person; pageErrors: string[] }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
    async ({}, use) => {
      const server = await startServer({ entry: 'built', environment: lenient });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  person: async ({ server }, use) => use(await newPerson(server)),
  pageErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(errors);
  },
});

export { expect } from '../served.ts';

/** Somebody new with a session. */
export function newPerson(server: RunningServer): Promise<Person> {
  count += 1;
  return signUp(server, `Mara${count}x${server.pid}`);
}

/** Puts a token where the site looks for it, from a document of the site that runs nothing, and opens a page. */
export async function openAs(page: Page, server: RunningServer, token: string, path: string): Promise<void> {
  await page.goto(`${server.url}/icon.svg`);
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
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

/** Another session of the same person. */
export async function newToken(server: RunningServer, { username }: Person): Promise<string> {
  const response = await post(server, '', '/api/auth/login', { username, password, recaptchaToken: 'none' });
  return ((await response.json()) as { token: string }).token;
}

/** Puts a game on somebody's shelf. */
export async function keepGame(server: RunningServer, person: Person, slug: string): Promise<void> {
  const body = { username: person.username, gameId: slug, rating: 4, status: 'playing' };
  const { status } = await post(server, person.token, mediaTypes.game.rateEndpoint.path, body);
  if (status !== 200) throw new Error(`Rating answered ${status}.`);
}

/** The token that the page keeps. */
export function keptToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'));
}
