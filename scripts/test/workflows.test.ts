import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import playwright from '../../playwright.config.ts';
import { stepBudgets } from './steps.mjs';

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly uses?: string;
  readonly needs?: string;
  readonly steps?: readonly { readonly run?: string; readonly with?: Readonly<Record<string, string>> }[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = join(import.meta.dirname, '../..');
const read = (name: string): Workflow => parse(readFileSync(join(root, '.github/workflows', name), 'utf8'));
const ci = read('ci.yml');
const release = read('release.yml');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const runsOf = (job: Job | undefined) => (job?.steps ?? []).flatMap(({ run }) => run ?? []);

test('every job with its own steps has a timeout', () => {
  const files = globSync('*.yml', { cwd: join(root, '.github/workflows') });
  const jobs = files.flatMap((file) => Object.entries(read(file).jobs));
  expect(jobs.length).toBeGreaterThan(5);
  expect(jobs.filter(([, job]) => !job.uses && !job['timeout-minutes'])).toEqual([]);
});

describe('the CI workflow', () => {
  test('has a timeout longer than the steps of npm test may take without a warning', () => {
    const minutes = Object.values(stepBudgets).reduce((sum, seconds) => sum + seconds, 0) / 60;
    expect(ci.jobs.test?.['timeout-minutes']).toBeGreaterThan(1.2 * minutes);
  });

  test('runs npm test and the smoke test of npm start for every change, and every week', () => {
    expect(Object.keys(ci.on)).toEqual(['pull_request', 'schedule', 'workflow_call']);
    expect(runsOf(ci.jobs.test)).toContain('.ci/run');
    expect(runsOf(ci.jobs.start)).toEqual(['node scripts/start/smokeTest.mjs']);
  });

  test('uploads the traces of failed tests from the output folder of Playwright', () => {
    const upload = ci.jobs.test?.steps
      ?.find((step) => step.with?.path)
      ?.with?.path?.trim()
      .split('\n');
    expect(upload).toEqual([playwright.outputDir, 'reports']);
    expect(runsOf(ci.jobs.test)).toContain('node scripts/bootstrap.mjs test:traces');
    expect(scripts['test:traces']).toContain('--last-failed');
  });
});

test('the release workflow tests every push to main, and publishes only if the tests pass', () => {
  expect(release.on).toEqual({ push: { branches: ['main'] } });
  expect(release.jobs.test?.uses).toBe('./.github/workflows/ci.yml');
  expect(release.jobs.release?.needs).toBe('test');
});
