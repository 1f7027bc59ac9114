// `pnpm build:served`: what `npm start` serves, where it is stale.
import { dirname } from 'node:path';
import { buildStale } from './build/buildStale.mjs';

try {
  await buildStale(dirname(import.meta.dirname));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
