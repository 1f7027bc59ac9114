// `pnpm bench:proof-of-work`: the duration of the human check on a CPU that is four times slower, in calm and under attack, over
// https and over plain http, where a page has no Web Crypto.
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { freePort } from '../../scripts/servers/freePort.ts';
import { startServer } from '../../scripts/servers/startServer.ts';
import { cpuMs, median, threadsCpuMs } from '../figures/processFigures.ts';
import { recordFigures } from '../figures/recordFigures.mjs';

const rounds = 5;
const slowdown = 4;
const limitMs = 4_000;
/** The difficulty levels, and the number of failed logins from an IP address that leads to each. */
const levels = [
  { name: 'calm', failures: 0 },
  { name: 'tense', failures: 20 },
  { name: 'attack', failures: 50 },
];
/** For Chromium 127.0.0.1 is a secure context even over http; this host name is not. */
const plainHost = 'shelf.test';

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
});
await measure('https', 'https://shelf.example', '127.0.0.1');
await measure('http', `http://${plainHost}`, plainHost);
await browser.close();

/** Measures each difficulty level of a site with this public URL and prints a line for it. */
async function measure(name: string, publicUrl: string, host: string) {
  const port = await freePort();
  const environment = { LOG_LEVEL: 'error', PUBLIC_URL: publicUrl };
  const server = await startServer({ entry: 'built', port, environment });
  let failedLogins = 0;
  for (const level of levels) {
    for (; failedLogins < level.failures; failedLogins++) await failToLogIn(server.url);
    const figures: Awaited<ReturnType<typeof measureCheck>>[] = [];
    for (let round = 0; round < rounds; round++) figures.push(await measureCheck(`http://${host}:${port}`));
    const wallMs = median(figures.map(({ clockMs }) => clockMs));
    const slowCpuMs = figures.map(({ cpuMs }) => cpuMs * slowdown);
    console.log(
      `${name.padEnd(5)}  ${level.name.padEnd(6)}  ${slowdown}× the workers' CPU ${Math.round(median(slowCpuMs))} ms, most ${Math.round(Math.max(...slowCpuMs))} (limit ${limitMs}, on one core); ${Math.round(wallMs)} ms elapsed, page throttled ${slowdown}×`,
    );
    recordFigures([
      {
        what: `human check over ${name}, ${level.name}: ${slowdown}× the CPU time of the workers`,
        ...{ figure: median(slowCpuMs), unit: 'ms', limit: limitMs, kind: 'at most' },
        beside: `${Math.round(wallMs)} ms elapsed, page throttled ${slowdown}×`,
      },
    ]);
    if (median(slowCpuMs) > limitMs) process.exitCode = 1;
  }
  await server.stop();
}

/** Sends a login without a proof, which counts like one with a wrong password. */
async function failToLogIn(url: string) {
  await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody', password: 'wrong1!', recaptchaToken: 'none' }),
  });
}

async function measureCheck(origin: string) {
  const page = await browser.newPage();
  await page.goto(`${origin}/auth/login`);
  await page.locator('html[data-pages=loaded]').waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const renderers = await rendererIds(browser);
  // Chromium throttles the main thread but not workers, so the workers' CPU time is measured and then multiplied.
  const before = workersCpuMs(renderers);
  const clockMs = await timeCheckbox(page);
  const cpuMs = workersCpuMs(renderers) - before;
  await page.close();
  return { clockMs, cpuMs };
}

async function rendererIds(of: Browser): Promise<number[]> {
  const devtools = await of.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** The CPU of processes minus that of their running page threads: a worker's thread ends with the worker, but its process counts on. */
function workersCpuMs(renderers: readonly number[]): number {
  return renderers.reduce((sum, pid) => sum + cpuMs(pid) - threadsCpuMs(pid, /^(?!Dedicated|ThreadPool)/), 0);
}

/** Milliseconds from the click until the checkbox is checked, by the page's clock. */
function timeCheckbox(page: Page) {
  return page.getByRole('checkbox', { name: 'I am human' }).evaluate(
    (control) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now();
        new MutationObserver(() => {
          if (control.getAttribute('aria-checked') === 'true') resolve(performance.now() - start);
          if (control.hasAttribute('aria-invalid'))
            reject(new Error(`The human check failed: ${control.parentElement?.textContent}`));
        }).observe(control, { attributes: true });
        (control as HTMLElement).click();
      }),
  );
}
