// Runs `npm start` on the installed Node with a new data directory: the server must become ready and serve Home and a full top
// list. Like the bootstrap it has no dependencies, since nothing is installed yet.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-smoke-'));
const ready = /Gildshelf is ready at (http:\S+)/;

const server = spawn('npm', ['start'], {
  cwd: root,
  env: { ...process.env, DATA_DIR: dataDirectory, ...(process.env.PORT ? {} : { PORT: '4417' }) },
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
});
const ended = new Promise((resolve) => server.once('close', resolve));

try {
  const url = await readyUrl();
  const home = await get(`${url}/`);
  if (!(await home.text()).includes('Gildshelf'))
    throw new Error('Home does not contain the name of the site.');
  const list = await (await get(`${url}/api/games/top`)).json();
  if (list.length !== 100) throw new Error(`The top list has ${list.length} games, not 100.`);
  console.log(`npm start serves Home and 100 games on Node ${process.version}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDirectory, { recursive: true, force: true });
}

/** The URL that the server prints once it is ready. @returns {Promise<string>} */
function readyUrl() {
  return new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      console.log(line);
      const url = ready.exec(line)?.[1];
      if (url) resolve(url);
    });
    server.once('error', reject);
    server.once('close', (code) =>
      reject(new Error(`npm start exited with code ${code} before it was ready.`)),
    );
  });
}

/** @param {string} url */
async function get(url) {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} has status ${response.status}.`);
  return response;
}
