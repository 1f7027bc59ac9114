import type { Browser, CDPSession, Page } from '@playwright/test';
import type {} from '../peers/pages/offer.ts';
import { median } from '../processFigures.ts';
import { type Action, plainPage, type Race } from './parts.ts';

const mounts = 5;
const changes = 200;

/**
 * Runs a race: CPU of the main thread (TaskDuration of DevTools in thread time: scripts, style, layout and paint) that an
 * action takes on every page. In each round every page has its turn, freshly loaded, and is held against plain DOM in the
 * same round.
 */
export async function measureRace(browser: Browser, url: string, race: Race, rounds: number) {
  const all: (Figure & { name: string })[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(race.pages)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 1200 } });
      const page = await context.newPage();
      await page.goto(`${url}/${encodeURIComponent(name)}`);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.evaluate(() => window.bench.ready);
      const figures = await (race.actions.includes('change') ? timeChanges : timeMounts)(page, devtools);
      all.push(...figures.map((figure) => ({ name, ...figure })));
      await context.close();
    }
  }
  const of = (action: Action, name: string) =>
    all.filter((figure) => figure.action === action && figure.name === name).map(({ ms }) => ms);
  return {
    /** Milliseconds; the median of all rounds. */
    ms: (action: Action, name: string) => median(of(action, name)),
    /** Times plain DOM; the median of all rounds. */
    ratio: (action: Action, name: string) => {
      const plain = of(action, plainPage);
      return median(of(action, name).map((ms, round) => ms / (plain[round] ?? Number.NaN)));
    },
  };
}

interface Figure {
  readonly action: Action;
  readonly ms: number;
}

async function timeMounts(page: Page, devtools: CDPSession): Promise<Figure[]> {
  const timed = () =>
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

  const first = await timed();
  const again: number[] = [];
  for (let turn = 0; turn < mounts * 2; turn++) {
    await unmount();
    const ms = await timed();
    // The first half only warms the compiler up.
    if (turn >= mounts) again.push(ms);
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
      for (let turn = 0; turn < count; turn++) window.bench.rate?.((turn % 10) / 2 + 0.5);
    }, changes);
  await change();
  return [{ action: 'change', ms: (await mainThreadDuring(devtools, change)) / changes }];
}

async function mainThreadDuring(devtools: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await mainThread(devtools);
  await work();
  return (await mainThread(devtools)) - before;
}

async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
