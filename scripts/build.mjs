// `pnpm build:served`: builds the site and the server if they are stale.
import { dirname } from 'node:path';
import { buildStale } from './build/buildStale.mjs';
import { servedBuilds } from './build/builds.mjs';

try {
  await buildStale(dirname(import.meta.dirname), servedBuilds);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
