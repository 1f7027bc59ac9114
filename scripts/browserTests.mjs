// `pnpm test:browser`: Playwright over tests/browser; what it imports of the workspace comes from the source, so that no
// package needs a build first. With --stress all is late and the machine busy (tests/browser/stress.ts), with --traces
// each test leaves a trace in test-results; everything else is Playwright's.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { exitCode } from './bootstrap/runForwarding.mjs';
import { installHeadlessShell } from './headlessShell.mjs';

const root = dirname(import.meta.dirname);
const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const options = [process.env.NODE_OPTIONS, '--conditions=@gildshelf/source'].filter(Boolean).join(' ');
const given = process.argv.slice(2);
/** @param {string} flag */
const has = (flag) => given.includes(flag);

installHeadlessShell();

const child = spawn(
  process.execPath,
  [cli, 'test', ...given.filter((argument) => !['--stress', '--traces'].includes(argument))],
  {
    cwd: root,
    // Its workers are processes of their own: only the environment reaches them all.
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
