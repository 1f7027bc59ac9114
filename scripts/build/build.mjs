// `pnpm build:served` builds the site and the server, `pnpm build:packages` (--packages) the published packages, if they are stale.
import { buildStale, packageBuilds, servedBuilds } from './builds.mjs';

try {
  await buildStale(process.argv.includes('--packages') ? packageBuilds : servedBuilds);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
