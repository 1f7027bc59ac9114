import type { Browser, CDPSession, Page } from '@playwright/test';
import type {} from '../competitors/pages/offer.ts';
import { median } from '../figures/processFigures.ts';
import { type Action, type Comparison, plainPage } from './parts.ts';

const mounts = 5;
const changes = 200;

/**
 * Measures the main thread's CPU time (TaskDuration of DevTools in thread time: scripts, style, layout and paint) of each action
 * on every page of a race. Each round loads every page once, and compares it with the plain DOM page of the same round.
 */
export async function measureComparison(browser: Browser, url: string, race: Comparison, rounds: number) {
  const allFigures: (Figure & { name: string })[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(race.pages)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 1200 } });
      const page = await context.newPage();
      await page.goto(`${url}/${encodeURIComponent(name)}`);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.evaluate(() => window.bench.ready);
      const figures = await (race.actions.includes('change') ? timeChanges : timeMounts)(page, devtools);
      allFigures.push(...figures.map((figure) => ({ name, ...figure })));
      await context.close();
    }
  }
  const msOf = (action: Action, name: string) =>
    allFigures.filter((figure) => figure.action === action && figure.name === name).map(({ ms }) => ms);
  return {
    /** Milliseconds; the median of all rounds. */
    ms: (action: Action, name: string) => median(msOf(action, name)),
    /** The ratio to plain DOM; the median of all rounds. */
    ratio: (action: Action, name: string) => {
      const plain = msOf(action, plainPage);
      return median(msOf(action, name).map((ms, round) => ms / (plain[round] ?? Number.NaN)));
    },
  };
}

interface Figure {
  readonly action: Action;
  readonly ms: number;
}

async function timeMounts(page: Page, devtools: CDPSession): Promise<Figure[]> {
  const timeMount = () =>
    mainThreadDuring(devtools, async () => {
      await page.evaluate(async () => {
        window.bench.mount();
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      });
    });
  const unmount = () =>
    page.evaluate(async () => {
      window.bench.unmount();
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });

  const first = await timeMount();
  const again: number[] = [];
  for (let repetition = 0; repetition < mounts * 2; repetition++) {
    await unmount();
    const ms = await timeMount();
    // The first half only warms up the compiler.
    if (repetition >= mounts) again.push(ms);
  }
  return [
    { action: 'first mount', ms: first },
    { action: 'mount', ms: median(again) },
  ];
}

async function timeChanges(page: Page, devtools: CDPSession): Promise<Figure[]> {
  await page.evaluate(async () => {
    window.bench.mount();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const change = () =>
    page.evaluate((count) => {
      for (let index = 0; index < count; index++) window.bench.rate?.((index % 10) / 2 + 0.5);
    }, changes);
  await change();
  return [{ action: 'change', ms: (await mainThreadDuring(devtools, change)) / changes }];
}

async function mainThreadDuring(devtools: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await mainThreadMs(devtools);
  await work();
  return (await mainThreadMs(devtools)) - before;
}

async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
