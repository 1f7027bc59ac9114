// `npm start`, after the bootstrap: builds what is stale, then runs the server in this process, so that signals reach it directly
// and no parent process can be killed without it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWithBootstrap } from '../bootstrap/parentProcess.mjs';
import { buildStale, servedBuilds } from '../build/builds.mjs';

const root = join(import.meta.dirname, '../..');
exitWithBootstrap();
try {
  await buildStale(servedBuilds);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const main = join(root, 'apps', 'api', 'dist', 'main.js');
process.argv[1] = main;
await import(pathToFileURL(main).href);
