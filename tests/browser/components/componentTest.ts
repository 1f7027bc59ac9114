import { fileURLToPath } from 'node:url';
import type { CDPSession } from '@playwright/test';
import { build } from 'esbuild';
import { test as base } from '../fixtures/paintingTest.ts';

const source = fileURLToPath(import.meta.resolve('../../support/components/componentsPage.tsx'));
const componentsUrl = 'http://components.test/';

type Point = readonly [x: number, y: number];

/** Real touch input: the browser decides whether it scrolls, as on a phone. */
interface TouchInput {
  /** Moves from point to point and releases at the last one. */
  drag(points: readonly Point[]): Promise<void>;
  /** Moves from point to point without releasing. */
  hold(points: readonly Point[]): Promise<void>;
  release(): Promise<void>;
  /** Moves by this many pixels in small steps and releases; a negative `x` moves the content to the left. */
  swipe(from: Point, by: { x?: number; y?: number }): Promise<void>;
}

/** Playwright's test with a page of one component, bundled from the source: it needs neither a server nor a build. */
export const test = base.extend<
  { renderComponent: (parameters: Record<string, string | number>) => Promise<void>; touch: TouchInput },
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

  renderComponent: async ({ page, script }, use) => {
    await page.route(`${componentsUrl}**`, (route) =>
      new URL(route.request().url()).pathname === '/page.js'
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ contentType: 'text/html', body: html }),
    );
    await use(async (parameters) => {
      const query = new URLSearchParams(
        Object.entries(parameters).map(([name, value]) => [name, String(value)]),
      );
      // Without a history entry before it: headless Chromium turns a swipe past the first card into a step back, regardless
      // of `overscroll-behavior`.
      await page.evaluate((to) => location.replace(to), `${componentsUrl}?${query}`);
      await page.waitForURL(`${componentsUrl}**`);
    });
  },

  touch: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await use(touchInput(session));
  },
});

export { expect } from '@playwright/test';

const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Components</title></head>
<body><script src="/page.js"></script></body>
</html>`;

function touchInput(session: CDPSession): TouchInput {
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });

  const hold = async (points: readonly Point[]) => {
    for (const [index, point] of points.entries()) {
      await dispatch(index === 0 ? 'touchStart' : 'touchMove', [point]);
    }
  };
  const release = async () => {
    await dispatch('touchEnd', []);
  };
  const drag = async (points: readonly Point[]) => {
    await hold(points);
    await release();
  };
  const swipe: TouchInput['swipe'] = ([x, y], by) =>
    drag(
      Array.from({ length: swipeSteps + 1 }, (_, step): Point => {
        const fraction = step / swipeSteps;
        return [x + (by.x ?? 0) * fraction, y + (by.y ?? 0) * fraction];
      }),
    );
  return { hold, release, drag, swipe };
}

const swipeSteps = 20;
