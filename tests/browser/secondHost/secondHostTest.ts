import { expect, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../apps/api/src/features/site/policy/contentSecurityPolicy.ts';
import type { Untracked } from '../../support/secondHost/collectionRoutes.ts';
import { serveStaticSite } from '../../support/secondHost/serveStaticSite.ts';
import { type SecondHost, startSecondHost } from '../../support/secondHost/startSecondHost.ts';
import { findViolations } from '../findViolations.ts';
import { test as watched } from '../watched.ts';

interface Fixtures {
  /** How the host answers for a title that somebody does not keep. */
  readonly untracked: Untracked;
  readonly host: SecondHost;
  /** The built site beside it, on another origin, as a CDN serves it: with a policy in every run but the first. */
  readonly site: { readonly url: string };
  /** That axe finds nothing. */
  readonly expectSound: () => Promise<void>;
}

/** What only our own server has: whoever has not, answers in its own way, and nothing comes of it. */
const extras = ['POST /api/auth/logout', 'POST /api/auth/session/exchange', 'GET /api/profile/visibility'];

/** The site against a host that knows nothing of ours. Fails when the site has asked it for what the specification does not have. */
export const test = watched.extend<Fixtures>({
  untracked: ['404', { option: true }],
  host: async ({ untracked }, use) => {
    const thirdPartyReturn = untracked === '404' ? '/auth/oauth-callback' : '/auth/login';
    const host = await startSecondHost({ untracked, thirdPartyReturn });
    await use(host);
    await host.close();
    expect(host.refused).toEqual([]);
    expect(host.unknown.filter((call) => !extras.includes(call))).toEqual([]);
  },
  site: async ({ host, page, untracked }, use) => {
    const policy = (nonce: string) =>
      contentSecurityPolicy(nonce, host.url).replace('img-src', `img-src ${host.url}`);
    const site = await serveStaticSite({ apiHost: host.url, ...(untracked !== '404' && { policy }) });
    host.allow(site.url);
    const errors = collectErrors(page);
    await use(site);
    await site.close();
    expect(errors).toEqual([]);
  },
  expectSound: async ({ page }, use) => {
    await use(async () => expect(await findViolations(page)).toEqual([]));
  },
});

export { expect };

/** The hosts for tests that do not depend on the host: one with a policy, and in `pnpm test:all` also one without. */
export const hosts: readonly Untracked[] = process.env.TEST_TIER === 'all' ? ['404', 'null'] : ['null'];

/** What pages complain of; that an answer was not a 200 the browser says by itself. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const text = message.text();
    const isExtra = extras.some((call) => text.includes(call.split(' ')[1] ?? ''));
    if (message.type() === 'error' && !isExtra && !text.startsWith('Failed to load resource'))
      errors.push(text);
  });
  return errors;
}

export const password = 'gilded1!';

/** Fills in the login and sends it. */
export async function logIn(page: Page, username: string, secret = password) {
  await page.getByLabel('Username or Email').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Somebody with a proven account, who has logged in on the login page. */
export async function arrive(page: Page, host: SecondHost, site: { readonly url: string }) {
  const person = host.people.add({ email: 'mara@example.org', username: 'Mara', password });
  person.isVerified = true;
  await page.goto(`${site.url}/auth/login`);
  await logIn(page, person.username);
  await expect(page.getByRole('heading', { name: 'Welcome, Mara!' })).toBeVisible();
  return person;
}
