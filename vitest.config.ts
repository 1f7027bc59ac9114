import { defineConfig } from 'vitest/config';

const conditions = ['@gildshelf/source'];
const resolve = { conditions: [...conditions, 'module', 'browser', 'development|production'] };
const ssr = { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } };

export default defineConfig({
  resolve,
  ssr,
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['*.test.ts', 'scripts/**/*.test.ts', 'packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        resolve,
        ssr,
        test: { name: 'tests', include: ['tests/**/*.test.{ts,tsx}'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
});
