import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { WorkerSequencer } from './scripts/test/workerSequencer.ts';

// The workspace runs from source: '@gildshelf/source' is the export condition that leads to src instead of dist.
const source = '@gildshelf/source';
const resolve = { conditions: [source, 'module', 'browser', 'development|production'] };
/** Tests that cannot share modules with others, as they replace them. */
const isolated = '**/*.isolated.test.{ts,tsx}';
const unitFiles = globSync(
  [
    '*.test.ts',
    '{scripts,bench}/**/*.test.ts',
    '{packages/*,apps/site}/src/**/*.test.{ts,tsx}',
    'packages/ui/build/*.test.ts',
    'tests/site/**/*.test.{ts,tsx}',
  ],
  { cwd: import.meta.dirname, exclude: ['**/node_modules/**', isolated] },
);
const usesDom = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment jsdom');
const ssr = { resolve: { conditions: [source, 'module', 'node', 'development|production'] } };

/** One worker, so that files which share modules always run in the same order; npm test has work for the other core. */
const oneWorker = {
  environment: 'node',
  pool: 'forks',
  maxWorkers: 1,
  sequence: { groupOrder: 1 },
  // A condition that a loaded machine meets late is waited for longer than a test usually takes.
  testTimeout: 30_000,
} as const;
/** All but intervals: jsdom needs one for animation frames, and one that starts while it is faked stops them for good. */
const fakeTimers: NonNullable<ViteUserConfig['test']>['fakeTimers'] = {
  toFake: [
    ...(['Date', 'performance', 'setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const),
    ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ],
};
/** Loading every module again for each file was half of the time; the set-up file resets what a file leaves. */
const shared = {
  ...oneWorker,
  isolate: false,
  setupFiles: 'tests/support/forgetFile.ts',
  fakeTimers,
} as const;

export default defineConfig({
  resolve,
  ssr,
  test: {
    // Vitest leaves a core to itself, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: WorkerSequencer },
    projects: [
      {
        resolve,
        ssr,
        test: { ...shared, name: 'unit', include: unitFiles.filter((file) => !usesDom(file)) },
      },
      { resolve, ssr, test: { ...shared, name: 'dom', include: unitFiles.filter(usesDom) } },
      {
        resolve,
        ssr,
        test: { ...oneWorker, name: 'isolated', include: [`{packages/*,apps/site}/${isolated}`] },
      },
      {
        resolve,
        ssr,
        // Whatever may need a database: one PostgreSQL is started for all of it, and not at all for the rest.
        test: {
          name: 'server',
          include: ['apps/api/src/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/packages/**', 'tests/faults/**', 'tests/site/**'],
          environment: 'node',
          globalSetup: 'tests/support/postgresForAllTests.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        // What a server does when the world around it fails.
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/postgresForAllTests.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The packages as they are published, in a project of somebody else: nothing here runs from source.
        test: {
          name: 'packages',
          include: ['tests/packages/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/packages/support/packPackages.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
