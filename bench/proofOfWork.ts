// `pnpm bench:proof-of-work`: how long the human check takes on a CPU that is four times slower, calm and under attack, over
// https and over plain http, where a page has no cryptography of the browser's.
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/ensureChromium.mjs';
import { freePort } from '../scripts/servers/freePort.ts';
import { startServer } from '../scripts/servers/startServer.ts';
import { giveFigures } from './giveFigures.mjs';
import { cpuMs, median, threadsCpuMs } from './processFigures.ts';

const rounds = 5;
const slowdown = 4;
const limitMs = 4_000;
/** How many failed logins of an address lead to the next strain. */
const strains = [
  { name: 'calm', failures: 0 },
  { name: 'tense', failures: 20 },
  { name: 'attack', failures: 50 },
];
/** Chromium takes 127.0.0.1 for as safe as https, and this name for what it is. */
const plainHost = 'shelf.test';

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
});
await measure('https', 'https://shelf.example', '127.0.0.1');
await measure('http', `http://${plainHost}`, plainHost);
await browser.close();

/** Prints a line for each strain of a site that is known under an address. */
async function measure(name: string, publicUrl: string, host: string) {
  const port = await freePort();
  const environment = { LOG_LEVEL: 'error', PUBLIC_URL: publicUrl };
  const server = await startServer({ entry: 'built', port, environment });
  let failed = 0;
  for (const strain of strains) {
    for (; failed < strain.failures; failed++) await failToLogIn(server.url);
    const figures: Awaited<ReturnType<typeof prove>>[] = [];
    for (let round = 0; round < rounds; round++) figures.push(await prove(`http://${host}:${port}`));
    const clock = median(figures.map(({ clockMs }) => clockMs));
    const slow = figures.map(({ cpuMs }) => cpuMs * slowdown);
    console.log(
      `${name.padEnd(5)}  ${strain.name.padEnd(6)}  ${slowdown}× the workers' CPU ${Math.round(median(slow))} ms, most ${Math.round(Math.max(...slow))} (limit ${limitMs}, on one core); by the clock, page at ${slowdown}×, ${Math.round(clock)} ms`,
    );
    giveFigures([
      {
        what: `the human check over ${name}, ${strain.name}: ${slowdown}× the workers' CPU`,
        ...{ figure: median(slow), unit: 'ms', limit: limitMs, kind: 'at most' },
        beside: `${Math.round(clock)} ms by the clock, page at ${slowdown}×`,
      },
    ]);
    if (median(slow) > limitMs) process.exitCode = 1;
  }
  await server.stop();
}

/** A login without a proof: it counts like a wrong password. */
async function failToLogIn(url: string) {
  await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody', password: 'wrong1!', recaptchaToken: 'none' }),
  });
}

async function prove(address: string) {
  const page = await browser.newPage();
  await page.goto(`${address}/auth/login`);
  await page.locator('html[data-pages=loaded]').waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const renderers = await rendererIds(browser);
  // Chromium slows the page's own thread, and never its workers: what these take is counted, and then multiplied.
  const before = workersCpuMs(renderers);
  const clockMs = await timeTheControl(page);
  const cpuMs = workersCpuMs(renderers) - before;
  await page.close();
  return { clockMs, cpuMs };
}

async function rendererIds(from: Browser): Promise<number[]> {
  const devtools = await from.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** The threads that stay are those of pages; a worker's ends with it, and only its process remembers what it took. */
function workersCpuMs(renderers: readonly number[]): number {
  return renderers.reduce((sum, pid) => sum + cpuMs(pid) - threadsCpuMs(pid, /^(?!Dedicated|ThreadPool)/), 0);
}

/** From the press until it is checked, by the page's own clock. */
function timeTheControl(page: Page) {
  return page.getByRole('checkbox', { name: 'I am human' }).evaluate(
    (control) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now();
        new MutationObserver(() => {
          if (control.getAttribute('aria-checked') === 'true') resolve(performance.now() - start);
          if (control.hasAttribute('aria-invalid'))
            reject(new Error(`It says: ${control.parentElement?.textContent}`));
        }).observe(control, { attributes: true });
        (control as HTMLElement).click();
      }),
  );
}
