import { catalogues } from '@gildshelf/api-client/contract';
import { expect, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../apps/api/src/features/site/contentSecurityPolicy.ts';
import type { Untracked } from '../../support/second-host/collectionRoutes.ts';
import { serveStaticSite } from '../../support/second-host/serveStaticSite.ts';
import { type SecondHost, startSecondHost } from '../../support/second-host/startSecondHost.ts';
import { test as cspTest } from '../fixtures/cspTest.ts';
import { findAxeViolations } from '../fixtures/findAxeViolations.ts';

interface Fixtures {
  /** How the API responds for a title that is not in the user's collection. */
  readonly untracked: Untracked;
  readonly api: SecondHost;
  /** The built site on another origin, as on a CDN, with a content security policy in every variant but the first. */
  readonly site: { readonly url: string };
  /** Asserts that axe finds nothing. */
  readonly expectNoViolations: () => Promise<void>;
}

/** The beginnings of calls that only the server of this repository implements. The site ignores their failure on other implementations. */
const optionalCalls = [
  'POST /api/auth/logout',
  'POST /api/auth/session/exchange',
  'GET /api/profile/visibility',
  'GET /api/profile/adult-titles',
  'GET /api/profile/history',
  'GET /api/history/',
  'GET /api/collection/',
  'GET /api/lists',
  'GET /api/reviews/',
  ...[catalogues.movie.listTopTitles, catalogues.movie.searchTitles].map(
    ({ method, path }) => `${method} ${path}`,
  ),
];

/** Playwright's test of the site with another API implementation. Fails when the site makes a call that the required API lacks. */
export const test = cspTest.extend<Fixtures>({
  untracked: ['404', { option: true }],
  api: async ({ untracked }, use) => {
    const thirdPartyReturn = untracked === '404' ? '/auth/oauth-callback' : '/auth/login';
    const host = await startSecondHost({ untracked, thirdPartyReturn });
    await use(host);
    await host.close();
    expect(host.rejected).toEqual([]);
    expect(
      host.unknown.filter((call) => !optionalCalls.some((optional) => call.startsWith(optional))),
    ).toEqual([]);
  },
  site: async ({ api, page, untracked }, use) => {
    const policy = (nonce: string) =>
      contentSecurityPolicy(nonce, api.url).replace('img-src', `img-src ${api.url}`);
    const site = await serveStaticSite({ apiHost: api.url, ...(untracked !== '404' && { policy }) });
    api.allow(site.url);
    const errors = collectErrors(page);
    await use(site);
    await site.close();
    expect(errors).toEqual([]);
  },
  expectNoViolations: async ({ page }, use) => {
    await use(async () => expect(await findAxeViolations(page)).toEqual([]));
  },
});

export { expect };

/** The variants for tests that do not depend on them: one with a policy, and in `pnpm test:all` also one without. */
export const variants: readonly Untracked[] = process.env.TEST_TIER === 'all' ? ['404', 'null'] : ['null'];

/** Collects page errors and logged errors, except those of optional calls and the browser's messages about failed responses. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const text = message.text();
    const isOptionalCall = optionalCalls.some((call) => text.includes(call.split(' ')[1] ?? ''));
    if (message.type() === 'error' && !isOptionalCall && !text.startsWith('Failed to load resource'))
      errors.push(text);
  });
  return errors;
}

export const password = 'gilded1!';

/** Fills in the login form and submits it. */
export async function logIn(page: Page, username: string, secret = password) {
  await page.getByLabel('Username or Email').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Creates a user with a verified email address and logs in on the login page. */
export async function logInAsNewUser(page: Page, host: SecondHost, site: { readonly url: string }) {
  const user = host.accounts.add({ email: 'mara@example.org', username: 'Mara', password });
  user.isVerified = true;
  await page.goto(`${site.url}/auth/login`);
  await logIn(page, user.username);
  await expect(page.getByRole('heading', { name: 'Welcome, Mara!' })).toBeVisible();
  return user;
}
