// `npm start`, after the bootstrap: builds what is stale, then runs the server in this process, so that signals reach it directly
// and no parent process can be killed without it.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWithBootstrap } from './bootstrap/exitWithBootstrap.mjs';
import { buildStale } from './build/buildStale.mjs';
import { servedBuilds } from './build/builds.mjs';

const root = dirname(import.meta.dirname);
exitWithBootstrap();
try {
  await buildStale(root, servedBuilds);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const main = join(root, 'apps', 'api', 'dist', 'main.js');
process.argv[1] = main;
await import(pathToFileURL(main).href);
