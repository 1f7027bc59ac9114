import { auth, limits } from '@gildshelf/api-client/contract';
import type { Page, Request } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { waitUntil } from '../../support/servers/waitUntil.ts';
import { serverFixture } from '../fixtures/serverFixture.ts';
import { test as account, expect, password } from './accountTest.ts';

/** Playwright's test of the screens for signed-out users. */
export const test = account.extend<object, { guardedServer: RunningServer }>({
  /** A server with the human check and the rate limits, as `npm start` runs it. */
  guardedServer: [...serverFixture({ LOG_LEVEL: 'error' })],
});

export { expect, password };

/** The data of an account that is not registered yet. */
export interface Credentials {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

export function createCredentials(): Credentials {
  count += 1;
  const username = `Ada${count}x${process.pid}`;
  return { username, email: `${username}@example.org`, password };
}

/** Sends a request as a page would; rejects unless the response is ok. */
export async function post(server: RunningServer, path: string, body: object): Promise<void> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
}

/** Sends a request, and resolves to the link that the server mails for it. */
async function nextLink(server: RunningServer, send: () => Promise<void>): Promise<string> {
  const mailCount = server.mailedLinks().length;
  await send();
  await waitUntil(() => server.mailedLinks().length > mailCount);
  return server.mailedLinks().at(-1) ?? '';
}

/** Registers an account, and resolves to its mailed verification link. */
export function registerUser(server: RunningServer, user: Credentials): Promise<string> {
  return nextLink(server, () => post(server, auth.register.path, { ...user, recaptchaToken: 'none' }));
}

/** Requests a password reset for a registered email address, and resolves to the mailed link. */
export function requestPasswordReset(
  server: RunningServer,
  { email }: { readonly email: string },
): Promise<string> {
  return nextLink(server, () =>
    post(server, auth.requestPasswordReset.path, { email, recaptchaToken: 'none' }),
  );
}

/** Verifies an account by its mailed link, without opening a page. */
export async function verifyEmail(server: RunningServer, link: string): Promise<void> {
  await post(server, auth.verifyEmail.path, { token: tokenOf(link) });
}

function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}

/** Responds to the page's requests for a path in place of the server. */
export async function respondWith(
  page: Page,
  path: string,
  status: number,
  json: object = {},
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status, json }),
  );
}

/** Returns the requests that the page has sent to a path since this call. */
export function recordRequests(page: Page, path: string): () => Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() !== 'OPTIONS') requests.push(request);
  });
  return () => requests;
}

/** Asserts that a message is visible, and in the page only once. */
export async function expectMessage(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message, { exact: true })).toHaveCount(1);
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}

/** Delays the reload after a failed form until the returned function is called, so that a test can inspect the page before it. */
export async function delayReload(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((delay) => {
    const held: (() => void)[] = [];
    const setTimer = window.setTimeout;
    const hold = (run: () => void, time?: number) => (time === delay ? held.push(run) : setTimer(run, time));
    const release = () => {
      for (const run of held.splice(0)) run();
    };
    Object.assign(window, { setTimeout: hold, release });
  }, limits.reloadDelay);
  return () => page.evaluate(() => Reflect.get(window, 'release')());
}

/** Runs `act`; resolves when another document has replaced the open one and has loaded. */
export async function waitForReload(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  await act();
  await page.waitForFunction(() => document.readyState === 'complete' && !Reflect.has(window, 'isBefore'));
}
