import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../../scripts/servers/startServer.ts';
import { type Person, signUp } from '../../support/signUp.ts';
import { expect, test as served } from '../served.ts';

/** What everybody's password is at first. */
export const password = 'gilded1!';

interface Fixtures {
  /** Somebody new, whose session the page has. */
  readonly person: Person;
  /** That nothing is wrong with the page as it stands: axe finds nothing, and the policy has refused nothing. */
  readonly expectSound: () => Promise<void>;
}

let people = 0;

/** Playwright's test with a server on which people can be made without a human, and one of them signed in. */
export const test = served.extend<Fixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
    async ({}, use) => {
      const server = await startServer({
        entry: 'built',
        environment: { HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  person: async ({ page, server }, use) => {
    people += 1;
    const person = await signUp(server, `Mara${people}`);
    await signIn(page, server, person);
    await use(person);
  },
  expectSound: async ({ page, violations }, use) => {
    await use(async () => {
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(violations).toEqual([]);
    });
  },
});

export { expect };

/** Gives the browser of this page a person's session. */
export async function signIn(page: Page, server: RunningServer, { token }: Pick<Person, 'token'>) {
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/** The token that the browser keeps. */
export const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Opens a page of the signed-in person by its navigation state, as a link, or somebody who forges it, would. */
export async function openWithState(page: Page, address: string, state: unknown) {
  await page.goto(address);
  await page.evaluate((usr) => history.replaceState({ usr, key: 'given', idx: 0 }, ''), state);
  await page.reload();
}

/** Every other address that the page comes by from now on; the one it is at may be written once more. */
export function followPath(page: Page): () => string[] {
  const paths: string[] = [];
  let current = new URL(page.url()).pathname;
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || pathname === current) return;
    current = pathname;
    paths.push(pathname);
  });
  return () => paths;
}
