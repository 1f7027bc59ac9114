import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { testStages } from './steps.mjs';

const steps = testStages('reports', { isAll: false }).flat(2);

test('npm test runs every project of Vitest once', () => {
  const projects = (config.test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : project,
  );
  const run = steps.flatMap(({ command }) =>
    command.flatMap((argument) =>
      argument.startsWith('--project=') ? [argument.slice('--project='.length)] : [],
    ),
  );
  expect(run.sort()).toEqual(projects.sort());
});

test('Storybook is built before its stories are tested', () => {
  const names = steps.map(({ name }) => name);
  expect(names.indexOf('Storybook')).toBeGreaterThan(-1);
  expect(names.indexOf('Storybook')).toBeLessThan(names.indexOf('stories'));
});

test('the packages are built before the steps that measure or install them', () => {
  const names = steps.map(({ name }) => name);
  expect(names.indexOf('build packages')).toBeGreaterThan(-1);
  expect(names.indexOf('build packages')).toBeLessThan(names.indexOf('sizes'));
  expect(names.indexOf('build packages')).toBeLessThan(names.indexOf('packages'));
});

test('only test:all runs the journey in other engines, after the browser tests', () => {
  const all = testStages('reports', { isAll: true })
    .flat(2)
    .map(({ name }) => name);
  expect(all.indexOf('other engines')).toBeGreaterThan(all.indexOf('browser tests'));
  expect(steps.map(({ name }) => name)).toEqual(all.filter((name) => name !== 'other engines'));
});
