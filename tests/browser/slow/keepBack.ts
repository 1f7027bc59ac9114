import { expect, type Page, type Request, type Route } from '@playwright/test';

/** How a host answers in the end. */
export type Answer = 'the server' | 'a failure';

interface Held {
  readonly route: Route;
  readonly ended: Promise<void>;
}

/** Keeps the answers to an address back, until they are given. */
export async function keepBack(page: Page, address: string | RegExp) {
  const held: Held[] = [];
  let isQuick = false;
  await page.route(address, (route) =>
    isQuick ? route.continue() : void held.push({ route, ended: end(page, route.request()) }),
  );
  return {
    /** Waits until the host has been asked so often. */
    asked: (times = 1) => expect.poll(() => held.length).toBeGreaterThanOrEqual(times),
    /** Gives all answers, later ones at once, and waits until the page has had them and could have drawn them. */
    async give(answer: Answer = 'the server') {
      isQuick = true;
      await Promise.all(held.splice(0).map((question) => give(question, answer)));
      await drawn(page);
    },
    /** From now on the host is quick; what it was asked before stays without an answer. */
    wakeUp() {
      isQuick = true;
    },
  };
}

async function give({ route, ended }: Held, answer: Answer): Promise<void> {
  try {
    if (answer === 'a failure') await route.fulfill({ status: 500, json: { message: 'Too late.' } });
    else await route.continue();
  } catch {
    // The page has called the question off.
  }
  await ended;
}

/**
 * The page has had its answer, or has called the question off. What Playwright calls a response's end never comes where
 * the page calls it off between the head of the answer and its last byte.
 */
function end(page: Page, question: Request): Promise<void> {
  return new Promise((resolve) => {
    const hear = (request: Request) => {
      if (request !== question) return;
      page.off('requestfinished', hear);
      page.off('requestfailed', hear);
      resolve();
    };
    page.on('requestfinished', hear);
    page.on('requestfailed', hear);
    if (question.failure()) hear(question);
  });
}

/** Waits until whatever the page has heard so far is on the screen. */
export async function drawn(page: Page): Promise<void> {
  for (const _ of ['the change', 'what follows from it'])
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
}
