import { limits, messages } from '@gildshelf/api-client/contract';
import { expect, type Page, type Route } from '@playwright/test';
import { siteCode } from '../siteCode.ts';

const { timeout, unreachable } = messages.transport;

/** A way in which an API host is dead. */
export interface Failure {
  readonly name: string;
  /** What is said where the failure has words of its own; otherwise the screen has to find some. */
  readonly sentence?: string;
  /** The document and its parts can still be fetched. */
  readonly isSiteThere: boolean;
  /** Kills it; what comes back waits until calls that are on their way have failed. */
  readonly begin: (page: Page) => Promise<() => Promise<void>>;
}

const html = '<!doctype html><title>Hotel</title><p>Sign in to the network of the hotel.</p>';

function answering(answer: (route: Route) => Promise<void>) {
  return async (page: Page) => {
    await page.route('**/api/**', answer);
    return async () => {};
  };
}

const withoutNetwork = 'is gone with the whole network';
const withoutResponse = 'never responds';

/** All failures; `page.clock` must be installed for requests without a response. */
const allFailures: readonly Failure[] = [
  {
    name: 'answers 500',
    isSiteThere: true,
    begin: answering((route) => route.fulfill({ status: 500, json: {} })),
  },
  {
    name: 'answers a page of HTML in place of everything',
    isSiteThere: true,
    begin: answering((route) => route.fulfill({ status: 200, contentType: 'text/html', body: html })),
  },
  {
    name: 'refuses every connection',
    sentence: unreachable,
    isSiteThere: true,
    begin: answering((route) => route.abort('connectionrefused')),
  },
  {
    name: withoutNetwork,
    sentence: unreachable,
    isSiteThere: false,
    async begin(page) {
      await siteCode(page);
      await page.context().setOffline(true);
      return async () => {};
    },
  },
  {
    name: withoutResponse,
    sentence: timeout,
    isSiteThere: true,
    async begin(page) {
      let held = 0;
      await page.route('**/api/**', () => {
        held += 1;
      });
      return async () => {
        // A screen may know already, from a call that another one has made.
        const alerts = page.getByRole('main').getByRole('alert');
        await expect.poll(async () => held > 0 || (await alerts.count()) > 0).toBe(true);
        held = 0;
        await page.clock.runFor(limits.requestTimeout);
      };
    },
  },
];

/** `pnpm test:all` runs all failures; otherwise those that only a browser can have, since tests/site/dead has the others in jsdom. */
function inBrowser(...names: readonly string[]): readonly Failure[] {
  if (process.env.TEST_TIER === 'all') return allFailures;
  return allFailures.filter(({ name }) => names.includes(name));
}

export const failures = inBrowser(withoutNetwork);
/** For one test: also the real timeout and abort of a request. */
export const failuresAndTimeout = inBrowser(withoutNetwork, withoutResponse);

/** Goes to an address within the open page, as the site's own links do. */
export async function walkTo(page: Page, path: string, state: unknown = null) {
  await page.evaluate(
    ([address, usr]) => {
      const idx = (history.state?.idx ?? 0) + 1;
      history.pushState({ usr, key: `walk${idx}`, idx }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, state] as const,
  );
}
