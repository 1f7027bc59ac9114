// Runs a command of the server after the bootstrap: builds the server if it is stale, then runs one of its scripts.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWithBootstrap } from '../bootstrap/parentProcess.mjs';
import { buildStale, servedBuilds } from '../build/builds.mjs';

const root = join(import.meta.dirname, '../..');

/** Runs a script of the built server, such as 'catalogueProcess.js', with the arguments of this process. */
export async function runServerCommand(script) {
  exitWithBootstrap();
  try {
    await buildStale(servedBuilds.filter(({ name }) => name === 'server'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const main = join(root, 'apps', 'api', 'dist', script);
  process.argv[1] = main;
  await import(pathToFileURL(main).href);
}
