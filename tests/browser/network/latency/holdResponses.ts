import { expect, type Page, type Request, type Route } from '@playwright/test';

interface HeldRequest {
  readonly route: Route;
  readonly ended: Promise<void>;
}

/** Holds the responses of the requests that match `url` back, until they are released. */
export async function holdResponses(page: Page, url: string | RegExp) {
  const held: HeldRequest[] = [];
  let isReleased = false;
  await page.route(url, (route) =>
    isReleased ? route.continue() : void held.push({ route, ended: waitForEnd(page, route.request()) }),
  );
  return {
    /** Waits until there is a held request. */
    requested: () => expect.poll(() => held.length).toBeGreaterThanOrEqual(1),
    /** Releases all responses, and later ones at once, and waits until the page has received and painted them. */
    async release() {
      isReleased = true;
      await Promise.all(held.splice(0).map(release));
      await waitForPaint(page);
    },
  };
}

async function release({ route, ended }: HeldRequest): Promise<void> {
  try {
    await route.continue();
  } catch {
    // The page has aborted the request.
  }
  await ended;
}

/**
 * Resolves once the page has received the response or aborted the request. Playwright's `response.finished()` never
 * resolves where the page aborts between the headers of the response and its last byte.
 */
function waitForEnd(page: Page, pending: Request): Promise<void> {
  return new Promise((resolve) => {
    const onEnd = (request: Request) => {
      if (request !== pending) return;
      page.off('requestfinished', onEnd);
      page.off('requestfailed', onEnd);
      resolve();
    };
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
    if (pending.failure()) onEnd(pending);
  });
}

/** Waits until the page has painted everything that it has received so far. */
export async function waitForPaint(page: Page): Promise<void> {
  for (const _ of ['the change', 'its consequences'])
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
}
