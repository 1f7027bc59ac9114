import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { budgetProblems, routeLoads } from './routeBudgets.mjs';

const routes = readFileSync(new URL('../apps/site/src/routes.ts', import.meta.url), 'utf8');
const declaredPaths = [...routes.matchAll(/path: '([^']+)'/g)].map(([, path]) => path);
const weigh = (kb: number) => () => kb;

test('every route has a size and a budget, including routes that share a page', () => {
  const loads = routeLoads(routes, weigh(90));
  expect(loads.map(({ path }) => path)).toEqual(declaredPaths);
  expect(loads).toHaveLength(18);
  expect(budgetProblems(loads)).toEqual([]);
});

test('budgetProblems reports a route over its budget, one without a budget and one without a page', () => {
  const [home] = routeLoads(routes, weigh(140));
  const invalidRoutes = [
    { path: '/movies', kb: 90, budget: undefined },
    { path: '/movies/:id', kb: undefined, budget: 100 },
  ];
  const problems = budgetProblems([
    ...routeLoads(routes, weigh(90)).filter(({ path }) => path !== '/'),
    ...invalidRoutes,
    ...(home ? [home] : []),
  ]);
  expect(problems).toEqual([
    '/movies: 90.0 kB without a budget. Add one in bench/routeBudgets.mjs.',
    '/movies/:id: the build has no page for this route.',
    '/: 140.0 kB of 95 kB, over its budget.',
  ]);
});

test('the size of Home is that of the entry chunk', () => {
  const [home] = routeLoads(routes, ([part]) => (part === 'entry' ? 93 : undefined));
  expect(home).toEqual({ path: '/', kb: 93, budget: 95 });
});
