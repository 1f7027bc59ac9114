// `pnpm build:packages`: builds the published packages that are stale.
import { dirname } from 'node:path';
import { buildStale } from './build/buildStale.mjs';
import { packageBuilds } from './build/builds.mjs';

try {
  await buildStale(dirname(import.meta.dirname), packageBuilds);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
