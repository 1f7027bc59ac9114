import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defineConfig } from 'tsup';

const components = globSync('src/*/*.tsx').filter(
  (path) => !/\.(test|stories)\.tsx$/.test(path) && dirname(path) !== 'src/testing',
);
const outputOf = (path: string) => join(basename(dirname(path)), basename(path, '.tsx'));

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    // One entry a component besides the index: what somebody does not import, no bundler has to take.
    ...Object.fromEntries(components.map((path) => [outputOf(path), path])),
    // The worker stands beside the shared chunks, where `new URL('./solveWorker.js', import.meta.url)` finds it.
    solveWorker: 'src/human-check/solveWorker.js',
  },
  format: 'esm',
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  splitting: true,
  treeshake: { moduleSideEffects: false },
});
