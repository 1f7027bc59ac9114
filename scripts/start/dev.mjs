// `npm run dev`, after the bootstrap: runs the site with hot reload, and the server, which restarts on a change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { exitWithBootstrap } from '../bootstrap/parentProcess.mjs';

const root = join(import.meta.dirname, '../..');
const siteUrl = 'http://127.0.0.1:5173';
const server = join(root, 'apps', 'api');
const site = join(root, 'apps', 'site');
const vite = join(site, 'node_modules', 'vite', 'bin', 'vite.js');

exitWithBootstrap();
const children = [
  spawn(
    process.execPath,
    ['--conditions=@gildshelf/source', '--watch', '--watch-preserve-output', 'src/main.ts'],
    {
      cwd: server,
      // Links in mails lead to the development server of the site.
      env: { PUBLIC_URL: siteUrl, ...process.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  ),
  spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '5173', '--strictPort'], {
    cwd: site,
    stdio: 'inherit',
  }),
];

let isEnding = false;
/** @param {number} code */
function end(code) {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', (code) => end(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
