import { fileURLToPath } from 'node:url';
import type { CDPSession } from '@playwright/test';
import { build } from 'esbuild';
import { test as base } from './paintingTest.ts';

const source = fileURLToPath(import.meta.resolve('../support/componentsPage.tsx'));
const address = 'http://components.test/';

type Point = readonly [x: number, y: number];

/** One real touch: the browser itself decides whether it scrolls, as it does on a phone. */
interface Finger {
  /** Goes from point to point and is lifted at the last. */
  draw(points: readonly Point[]): Promise<void>;
  /** Goes from point to point and stays down. */
  press(points: readonly Point[]): Promise<void>;
  lift(): Promise<void>;
  /** Goes as many pixels in small steps, and is lifted: a negative `x` moves what it is on to the left. */
  swipe(from: Point, by: { x?: number; y?: number }): Promise<void>;
}

/** Playwright's test with a page of one component from the source: no server, no build before it. */
export const test = base.extend<
  { show: (asked: Record<string, string | number>) => Promise<void>; finger: Finger },
  { script: string }
>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from the pattern
    async ({}, use) => {
      const { outputFiles } = await build({
        entryPoints: [source],
        bundle: true,
        write: false,
        jsx: 'automatic',
        conditions: ['@gildshelf/source'],
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      await use(outputFiles[0]?.text ?? '');
    },
    { scope: 'worker' },
  ],

  show: async ({ page, script }, use) => {
    await page.route(`${address}**`, (route) =>
      new URL(route.request().url()).pathname === '/page.js'
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ contentType: 'text/html', body: html }),
    );
    await use(async (asked) => {
      const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
      // With no page before it: headless Chromium turns a swipe past the first card into a step back, whatever the
      // track says of it.
      await page.evaluate((to) => location.replace(to), `${address}?${query}`);
      await page.waitForURL(`${address}**`);
    });
  },

  finger: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await use(fingerOf(session));
  },
});

export { expect } from '@playwright/test';

const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Components</title></head>
<body><script src="/page.js"></script></body>
</html>`;

function fingerOf(session: CDPSession): Finger {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });

  const press = async (points: readonly Point[]) => {
    for (const [index, point] of points.entries()) {
      await touch(index === 0 ? 'touchStart' : 'touchMove', [point]);
    }
  };
  const lift = async () => {
    await touch('touchEnd', []);
  };
  const draw = async (points: readonly Point[]) => {
    await press(points);
    await lift();
  };
  const swipe: Finger['swipe'] = ([x, y], by) =>
    draw(
      Array.from({ length: swipeSteps + 1 }, (_, step): Point => {
        const share = step / swipeSteps;
        return [x + (by.x ?? 0) * share, y + (by.y ?? 0) * share];
      }),
    );
  return { press, lift, draw, swipe };
}

const swipeSteps = 20;
