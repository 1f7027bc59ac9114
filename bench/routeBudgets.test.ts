import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { budgetProblems, routeLoads } from './routeBudgets.mjs';

const routes = readFileSync(new URL('../apps/site/src/routes.ts', import.meta.url), 'utf8');
const specified = [...routes.matchAll(/path: '([^']+)'/g)].map(([, path]) => path);
const weigh = (kb: number) => () => kb;

test('every route has a weight and a budget, also those that share a page', () => {
  const loads = routeLoads(routes, weigh(90));
  expect(loads.map(({ path }) => path)).toEqual(specified);
  expect(loads).toHaveLength(18);
  expect(budgetProblems(loads)).toEqual([]);
});

test('a route over its budget, one without, and one without a page are told', () => {
  const [home] = routeLoads(routes, weigh(140));
  const odd = [
    { path: '/movies', kb: 90, budget: undefined },
    { path: '/movies/:id', kb: undefined, budget: 100 },
  ];
  const problems = budgetProblems([
    ...routeLoads(routes, weigh(90)).filter(({ path }) => path !== '/'),
    ...odd,
    ...(home ? [home] : []),
  ]);
  expect(problems).toEqual([
    '/movies: 90.0 kB, and no budget. Give it one in bench/routeBudgets.mjs.',
    '/movies/:id: no page of the build was found for it.',
    '/: 140.0 kB of 95 kB, over its budget.',
  ]);
});

test('Home is a part of the entry', () => {
  const [home] = routeLoads(routes, ([part]) => (part === 'entry' ? 93 : undefined));
  expect(home).toEqual({ path: '/', kb: 93, budget: 95 });
});
