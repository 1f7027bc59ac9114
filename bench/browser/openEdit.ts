// `pnpm bench:open-edit`: milliseconds from the tap on a card's 'Edit' until the frame with the dialog, for the first and the second tap,
// on a phone with a CPU throttled 4×. Prints a table in Markdown; a number as argument sets the size of the collection.
import { chromium, type Page } from '@playwright/test';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { startServer } from '../../scripts/servers/startServer.ts';
import { environment, makeCollection } from '../server/makeCollection.ts';
import { openPhone, slowdown } from './slowPhone.ts';
import { timesTable } from './timesTable.ts';

const rounds = 9;
const titles = Number(process.argv[2] ?? 100);

await buildStale(servedBuilds);
const { dataDirectory, member } = await makeCollection(titles);
const server = await startServer({ entry: 'built', dataDirectory, environment });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const times = { 'the first time': [] as number[], again: [] as number[] };
for (let round = 0; round <= rounds; round++) {
  const context = await openPhone(browser, member.token);
  const page = await context.newPage();
  await page.goto(`${server.url}/user/collector/dashboard`);
  await page.locator('html[data-pages=loaded]').waitFor({ state: 'attached' });
  // Loads all titles and the code of the dialogs.
  await page.mouse.move(100, 300);
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const [first, second] = [await openingTime(page), await openingTime(page)];
  await context.close();
  // The first round warms up the server.
  if (round === 0) continue;
  times['the first time'].push(first);
  times.again.push(second);
}
await browser.close();
await server.stop();
console.log(timesTable(`${titles} titles`, "'Edit' to dialog, ms", times));

async function openingTime(page: Page): Promise<number> {
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  await edit.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const opened = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const check = () => {
            if (!document.querySelector('[role=dialog]')) return requestAnimationFrame(check);
            // The message event is dispatched after the frame.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            return port2.postMessage(null);
          };
          requestAnimationFrame(check);
        },
        { capture: true, once: true },
      );
    });
    Reflect.set(window, 'opened', opened);
  });
  await edit.tap();
  const ms: number = await page.evaluate(() => Reflect.get(window, 'opened'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return ms;
}
