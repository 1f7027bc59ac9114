import { limits, messages } from '@gildshelf/api-client/contract';
import { expect, type Page, type Route } from '@playwright/test';
import { loadChunks } from '../../fixtures/loadChunks.ts';

const { timeout, unreachable } = messages.transport;

/** A way in which the API can fail. */
export interface Failure {
  readonly name: string;
  /** The error message of this failure; without one, each screen shows its own message. */
  readonly errorMessage?: string;
  /** Whether the site's documents and chunks still load. */
  readonly siteLoads: boolean;
  /** Starts the failure, and resolves to a function that waits until the pending requests have failed. */
  readonly start: (page: Page) => Promise<() => Promise<void>>;
}

const html = '<!doctype html><title>Hotel</title><p>Sign in to the network of the hotel.</p>';

function respondWith(handler: (route: Route) => Promise<void>) {
  return async (page: Page) => {
    await page.route('**/api/**', handler);
    return async () => {};
  };
}

const withoutNetwork = 'is unreachable because the network is offline';
const withoutResponse = 'never responds';

/** All failures; `page.clock` must be installed for requests without a response. */
const allFailures: readonly Failure[] = [
  {
    name: 'responds with 500',
    siteLoads: true,
    start: respondWith((route) => route.fulfill({ status: 500, json: {} })),
  },
  {
    name: 'responds with an HTML page to every request',
    siteLoads: true,
    start: respondWith((route) => route.fulfill({ status: 200, contentType: 'text/html', body: html })),
  },
  {
    name: 'refuses every connection',
    errorMessage: unreachable,
    siteLoads: true,
    start: respondWith((route) => route.abort('connectionrefused')),
  },
  {
    name: withoutNetwork,
    errorMessage: unreachable,
    siteLoads: false,
    async start(page) {
      await loadChunks(page);
      await page.context().setOffline(true);
      return async () => {};
    },
  },
  {
    name: withoutResponse,
    errorMessage: timeout,
    siteLoads: true,
    async start(page) {
      let pending = 0;
      await page.route('**/api/**', () => {
        pending += 1;
      });
      return async () => {
        // The screen may already show the error of another screen's request, and send none.
        const alerts = page.getByRole('main').getByRole('alert');
        await expect.poll(async () => pending > 0 || (await alerts.count()) > 0).toBe(true);
        pending = 0;
        await page.clock.runFor(limits.requestTimeout);
      };
    },
  },
];

/** `pnpm test:all` runs all failures, other runs those that need a browser; tests/site/dead covers the others in jsdom. */
function inBrowser(...names: readonly string[]): readonly Failure[] {
  if (process.env.TEST_TIER === 'all') return allFailures;
  return allFailures.filter(({ name }) => names.includes(name));
}

export const failures = inBrowser(withoutNetwork);
/** Includes the real timeout and abort of a request. */
export const failuresAndTimeout = inBrowser(withoutNetwork, withoutResponse);

/** Navigates to a path within the open document, as the site's own links do. */
export async function navigateWithinSite(page: Page, path: string, state: unknown = null) {
  await page.evaluate(
    ([url, usr]) => {
      const idx = (history.state?.idx ?? 0) + 1;
      history.pushState({ usr, key: `walk${idx}`, idx }, '', url);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, state] as const,
  );
}
