import { auth, limits } from '@gildshelf/api-client/contract';
import type { Page, Request } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { until } from '../../support/until.ts';
import { serverFixture } from '../serverFixture.ts';
import { test as account, expect, password } from './accountTest.ts';

/** Playwright's test of the screens on which nobody is signed in yet. */
export const test = account.extend<object, { guarded: RunningServer }>({
  /** A server that asks everybody to prove that they are human, and counts what they try: as `npm start` runs it. */
  guarded: [...serverFixture({ LOG_LEVEL: 'error' })],
});

export { expect, password };

/** A name, an address and a password of somebody who has no account yet. */
export interface Stranger {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let strangers = 0;

export function stranger(): Stranger {
  strangers += 1;
  const username = `Ada${strangers}x${process.pid}`;
  return { username, email: `${username}@example.org`, password };
}

/** Makes a call that a page would make; rejects when it is refused. */
export async function post(server: RunningServer, path: string, body: object): Promise<void> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** The newest link that the server has mailed, once what is asked of it here has led to one more. */
async function nextLink(server: RunningServer, ask: () => Promise<void>): Promise<string> {
  const mailed = server.mailedLinks().length;
  await ask();
  await until(() => server.mailedLinks().length > mailed);
  return server.mailedLinks().at(-1) ?? '';
}

/** Somebody who has registered and not verified: the link that they were mailed. */
export function registered(server: RunningServer, person: Stranger): Promise<string> {
  return nextLink(server, () => post(server, auth.register.path, { ...person, recaptchaToken: 'none' }));
}

/** The link for a new password of somebody with an account. */
export function forgotten(server: RunningServer, { email }: { readonly email: string }): Promise<string> {
  return nextLink(server, () => post(server, auth.forgotPassword.path, { email, recaptchaToken: 'none' }));
}

/** Uses a mailed link without a page. */
export async function verified(server: RunningServer, link: string): Promise<void> {
  await post(server, auth.verifyEmail.path, { token: tokenOf(link) });
}

function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}

/** Answers a call in place of the server; `times` times, or always. */
export async function answer(page: Page, path: string, status: number, json: object = {}): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status, json }),
  );
}

/** The calls to one address that the page has made so far. */
export function callsTo(page: Page, path: string): () => Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() !== 'OPTIONS') calls.push(request);
  });
  return () => calls;
}

/** The sentence stands on the screen, once, and is announced. */
export async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
}

/** Holds a page's reload back until it is let go: what stands on the screen meanwhile can be looked at in peace. */
export async function holdReload(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((delay) => {
    const held: (() => void)[] = [];
    const setTimer = window.setTimeout;
    const hold = (run: () => void, time?: number) => (time === delay ? held.push(run) : setTimer(run, time));
    const letGo = () => {
      for (const run of held.splice(0)) run();
    };
    Object.assign(window, { setTimeout: hold, letGo });
  }, limits.reloadDelay);
  return () => page.evaluate(() => Reflect.get(window, 'letGo')());
}

/** Marks the open document; resolves when another one has taken its place. */
export async function untilReloaded(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  await act();
  await page.waitForFunction(() => document.readyState === 'complete' && !Reflect.has(window, 'isBefore'));
}
