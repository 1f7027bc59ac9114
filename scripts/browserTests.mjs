// `pnpm test:browser`: runs Playwright on tests/browser; packages of the workspace are imported from source, so that none has
// to be built. --stress adds delays and load (tests/browser/fixtures/stress.ts), --traces records a trace of each test in test-results;
// all other arguments are passed to Playwright.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { exitCode } from './bootstrap/runScript.mjs';
import { installHeadlessShell } from './install/ensureChromium.mjs';

const root = dirname(import.meta.dirname);
const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const options = [process.env.NODE_OPTIONS, '--conditions=@gildshelf/source'].filter(Boolean).join(' ');
const commandLine = process.argv.slice(2);
/** @param {string} flag */
const has = (flag) => commandLine.includes(flag);

installHeadlessShell();

const child = spawn(
  process.execPath,
  [cli, 'test', ...commandLine.filter((argument) => !['--stress', '--traces'].includes(argument))],
  {
    cwd: root,
    // Playwright's workers are processes, which only the environment reaches.
    env: {
      ...process.env,
      NODE_OPTIONS: options,
      ...(has('--stress') ? { STRESS: '1' } : {}),
      ...(has('--traces') ? { TRACE: '1' } : {}),
    },
    stdio: 'inherit',
  },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => process.exit(exitCode(code, signal)));
