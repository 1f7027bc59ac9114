import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The workspace runs from source: '@gildshelf/source' is the export condition that leads to src instead of dist.
const source = '@gildshelf/source';
const resolve = { conditions: [source, 'module', 'browser', 'development|production'] };
/** Tests that replace modules, and so need their own copy of them. */
const isolated = '**/*.isolated.test.{ts,tsx}';
const ssr = { resolve: { conditions: [source, 'module', 'node', 'development|production'] } };

export default defineConfig({
  resolve,
  ssr,
  test: {
    // Vitest leaves a core to itself, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: [
            '*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            '{packages/*,apps/site}/src/**/*.test.{ts,tsx}',
            'packages/ui/build/*.test.ts',
            'tests/site/**/*.test.{ts,tsx}',
          ],
          exclude: [isolated],
          environment: 'node',
          // Loading every module anew for each file was half of the time; the set-up file takes back what a file leaves.
          isolate: false,
          pool: 'forks',
          setupFiles: 'tests/support/forgetFile.ts',
          // A condition that a loaded machine meets late is waited for longer than a test usually takes.
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'isolated',
          include: [`{packages/*,apps/site}/${isolated}`],
          exclude: ['**/node_modules/**'],
          environment: 'node',
        },
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
          isolate: false,
          pool: 'forks',
          setupFiles: 'tests/support/forgetFile.ts',
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
