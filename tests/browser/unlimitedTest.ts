import type { Page } from '@playwright/test';
import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { signUp, type TestUser } from '../support/signUp.ts';
import { findAxeViolations } from './findAxeViolations.ts';
import { serverFixture } from './serverFixture.ts';
import { expect, test as serverTest } from './serverTest.ts';

/** Disables the human check and the rate limits, for tests of other features. */
export const withoutLimits = { HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };

interface Fixtures {
  /** Asserts that the page has no axe findings and no violations of the content security policy. */
  readonly expectNoViolations: () => Promise<void>;
}

/** Playwright's test with one server per worker on which accounts can be created without a human check. */
export const test = serverTest.extend<Fixtures, { server: RunningServer }>({
  server: [...serverFixture(withoutLimits)],
  expectNoViolations: async ({ page, violations }, use) => {
    await use(async () => {
      expect(await findAxeViolations(page)).toEqual([]);
      expect(violations).toEqual([]);
    });
  },
});

export { expect };

let userCount = 0;

/** Creates a user with a session. */
export function createUser(server: RunningServer): Promise<TestUser> {
  userCount += 1;
  return signUp(server, `Mara${userCount}x${server.pid}`);
}

/** Stores a user's token in the browser of this page, from a document of the site that runs no script. */
export async function signIn(page: Page, server: RunningServer, { token }: Pick<TestUser, 'token'>) {
  await page.goto(`${server.url}/icon.svg`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/** The session token in local storage. */
export const readStoredToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Opens a URL with this navigation state, as a link of the site or a forged history entry would. */
export async function openWithHistoryState(page: Page, url: string, state: unknown) {
  await page.goto(url);
  await page.evaluate((usr) => history.replaceState({ usr, key: 'given', idx: 0 }, ''), state);
  await page.reload();
}
