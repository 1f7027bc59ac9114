import { dirname, join } from 'node:path';

const packages = join(dirname(dirname(import.meta.dirname)), 'packages');

/** Our packages as they are published, also for files that stand outside of the workspace: aliases for esbuild. */
export const publishedPackages = {
  '@gildshelf/ui': join(packages, 'ui/dist/index.js'),
  '@gildshelf/widgets': join(packages, 'widgets/dist/index.js'),
};
