import { expect, test } from 'vitest';
import { budgetProblems, routeLoads } from './routeBudgets.mjs';

const pages = [
  { path: '/', layout: 'app', access: 'public', module: 'home/HomePage.tsx', budgetKb: 95 },
  {
    path: '/user/:username/profile',
    layout: 'app',
    access: 'user',
    module: 'profile/ProfilePage.tsx',
    budgetKb: 105,
  },
  { path: '/auth/login', layout: 'auth', access: 'public', module: 'login/LoginPage.tsx', budgetKb: 109 },
  { path: '/embed/carousel', layout: 'frame', access: 'public' },
];

test('the size of a page is that of its module and its layout; frames have no scripts of the site', () => {
  const weighed: (readonly string[])[] = [];
  const loads = routeLoads(pages, (parts) => {
    weighed.push(parts);
    return 90;
  });
  expect(loads).toEqual([
    { path: '/', kb: 90, budget: 95 },
    { path: '/user/:username/profile', kb: 90, budget: 105 },
    { path: '/auth/login', kb: 90, budget: 109 },
  ]);
  expect(weighed).toEqual([
    ['home/HomePage'],
    ['profile/ProfilePage', 'layouts/SignedInItem'],
    ['login/LoginPage', 'layouts/AuthLayout'],
  ]);
  expect(budgetProblems(loads)).toEqual([]);
});

test('budgetProblems reports a page over its budget, one without a budget and one without a module', () => {
  const problems = budgetProblems([
    { path: '/movies', kb: 90, budget: undefined },
    { path: '/movies/:id', kb: undefined, budget: 100 },
    { path: '/', kb: 140, budget: 95 },
  ]);
  expect(problems).toEqual([
    '/movies: 90.0 kB without a budget. Add budgetKb to its definition.',
    '/movies/:id: the build has no page for this route.',
    '/: 140.0 kB of 95 kB, over its budget.',
  ]);
});

test('the size of Home is that of the entry chunk', () => {
  const [home] = routeLoads(pages, ([part]) => (part === 'entry' ? 93 : undefined));
  expect(home).toEqual({ path: '/', kb: 93, budget: 95 });
});
