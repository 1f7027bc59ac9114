// `npm start`, once the machine is ready: builds what is stale, then becomes the server. The server runs in this very
// process, so signals reach it directly and there is nobody who could be killed without it.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithBootstrap } from './bootstrap/endWithBootstrap.mjs';
import { buildStale } from './build/buildStale.mjs';
import { servedBuilds } from './build/builds.mjs';

const root = dirname(import.meta.dirname);
endWithBootstrap();
try {
  await buildStale(root, servedBuilds);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const main = join(root, 'apps', 'api', 'dist', 'main.js');
process.argv[1] = main;
await import(pathToFileURL(main).href);
