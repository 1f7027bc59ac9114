import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { type Person, signUp } from '../support/signUp.ts';
import { findViolations } from './findViolations.ts';
import { expect, test as served } from './served.ts';
import { serverFixture } from './serverFixture.ts';

/** No human check and no limits: what is tried lies behind them. */
export const lenient = { HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };

interface Fixtures {
  /** That nothing is wrong with the page as it stands: axe finds nothing, and the policy has refused nothing. */
  readonly expectSound: () => Promise<void>;
}

/** Playwright's test with a server a worker on which people can be made without a human. */
export const test = served.extend<Fixtures, { server: RunningServer }>({
  server: [...serverFixture(lenient)],
  expectSound: async ({ page, violations }, use) => {
    await use(async () => {
      expect(await findViolations(page)).toEqual([]);
      expect(violations).toEqual([]);
    });
  },
});

export { expect };

let people = 0;

/** Somebody new with a session. */
export function newPerson(server: RunningServer): Promise<Person> {
  people += 1;
  return signUp(server, `Mara${people}x${server.pid}`);
}

/** Gives the browser of this page a person's session, from a document of the site that runs nothing. */
export async function signIn(page: Page, server: RunningServer, { token }: Pick<Person, 'token'>) {
  await page.goto(`${server.url}/icon.svg`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/** The token that the browser keeps. */
export const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Opens a page by its navigation state, as a link, or somebody who forges it, would. */
export async function openWithState(page: Page, address: string, state: unknown) {
  await page.goto(address);
  await page.evaluate((usr) => history.replaceState({ usr, key: 'given', idx: 0 }, ''), state);
  await page.reload();
}
