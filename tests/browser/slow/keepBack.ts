import { expect, type Page, type Request, type Route } from '@playwright/test';

interface Held {
  readonly route: Route;
  readonly ended: Promise<void>;
}

/** Keeps the responses to a URL back, until they are given. */
export async function keepBack(page: Page, address: string | RegExp) {
  const held: Held[] = [];
  let isQuick = false;
  await page.route(address, (route) =>
    isQuick ? route.continue() : void held.push({ route, ended: end(page, route.request()) }),
  );
  return {
    /** Waits until the host has a request. */
    asked: () => expect.poll(() => held.length).toBeGreaterThanOrEqual(1),
    /** Gives all responses, later ones at once, and waits until the page has had them and could have drawn them. */
    async give() {
      isQuick = true;
      await Promise.all(held.splice(0).map(give));
      await drawn(page);
    },
  };
}

async function give({ route, ended }: Held): Promise<void> {
  try {
    await route.continue();
  } catch {
    // The page has aborted the request.
  }
  await ended;
}

/**
 * Resolves once the page has had its response or has aborted the request. Playwright's `response.finished()` never
 * resolves where the page aborts between the head of the response and its last byte.
 */
function end(page: Page, pending: Request): Promise<void> {
  return new Promise((resolve) => {
    const hear = (request: Request) => {
      if (request !== pending) return;
      page.off('requestfinished', hear);
      page.off('requestfailed', hear);
      resolve();
    };
    page.on('requestfinished', hear);
    page.on('requestfailed', hear);
    if (pending.failure()) hear(pending);
  });
}

/** Waits until the page has drawn everything that it has received so far. */
export async function drawn(page: Page): Promise<void> {
  for (const _ of ['the change', 'what follows from it'])
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
}
