import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { WorkerSequencer } from './scripts/test/workerSequencer.ts';

// The workspace runs from source: '@gildshelf/source' is the export condition that resolves to src instead of dist.
const source = '@gildshelf/source';
const resolve = { conditions: [source, 'module', 'browser', 'development|production'] };
/** Tests that cannot share modules with others, since they replace them. */
const isolated = '**/*.isolated.test.{ts,tsx}';
const unitFiles = globSync(
  [
    '*.test.ts',
    '{scripts,bench}/**/*.test.ts',
    '{packages/*,apps/site,scripts}/src/**/*.test.{ts,tsx}',
    '{packages/*,apps/site}/build/**/*.test.ts',
    'tests/site/**/*.test.{ts,tsx}',
  ],
  { cwd: import.meta.dirname, exclude: ['**/node_modules/**', isolated] },
);
const usesDom = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment jsdom');
const ssr = { resolve: { conditions: [source, 'module', 'node', 'development|production'] } };

/** One worker, so that files which share modules always run in the same order; npm test uses the other core for other steps. */
const oneWorker = {
  environment: 'node',
  pool: 'forks',
  maxWorkers: 1,
  sequence: { groupOrder: 1 },
  // Long enough for a machine under load.
  testTimeout: 30_000,
} as const;
/** All timers except intervals: jsdom uses an interval for animation frames, and one started while faked would stop them for good. */
const fakeTimers: NonNullable<ViteUserConfig['test']>['fakeTimers'] = {
  toFake: [
    ...(['Date', 'performance', 'setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const),
    ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ],
};
/** Files share modules, since loading them for each file took half of the time; the set-up file resets the state after each file. */
const shared = {
  ...oneWorker,
  isolate: false,
  setupFiles: 'tests/support/resetAfterFile.ts',
  fakeTimers,
} as const;

export default defineConfig({
  resolve,
  ssr,
  test: {
    // By default Vitest leaves one core unused, which is half of a machine with two.
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
        test: { ...oneWorker, name: 'isolated', include: [`{packages/*,apps/site,scripts}/${isolated}`] },
      },
      {
        resolve,
        ssr,
        // Tests that may need a database: one PostgreSQL is started for all of them, and none for the other projects.
        test: {
          name: 'server',
          include: ['apps/api/src/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/packages/**', 'tests/faults/**', 'tests/site/**'],
          environment: 'node',
          globalSetup: 'tests/support/servers/postgresForAllTests.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        // The behaviour of a server when its database, disk, mail server or providers fail.
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/servers/postgresForAllTests.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The packages as they are published, installed in another project: nothing runs from source.
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
