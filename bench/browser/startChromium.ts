import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';

/** Starts Chromium with a debugging port for Lighthouse, which has its own driver and needs its pages for itself. */
export async function startChromium(): Promise<{ port: number; stop: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'gildshelf-lighthouse-'));
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(ensureChromium(), [...chromiumFlags, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(browser, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const debuggingPort = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (debuggingPort) resolve(Number(debuggingPort));
    });
    browser.once('exit', (code) => reject(new Error(`Chromium ended with code ${code}.`)));
  });
  return {
    port,
    stop: async () => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
