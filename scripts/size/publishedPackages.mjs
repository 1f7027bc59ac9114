import { dirname, join } from 'node:path';

const packages = join(dirname(dirname(import.meta.dirname)), 'packages');

/** Aliases for esbuild that resolve our packages to their published form, also from files outside of the workspace. */
export const publishedPackages = {
  '@gildshelf/ui': join(packages, 'ui/dist/index.js'),
  '@gildshelf/widgets': join(packages, 'widgets/dist/index.js'),
};
