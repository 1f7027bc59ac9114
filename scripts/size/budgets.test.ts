import { expect, test } from 'vitest';
import { budgetViolations } from './budgets.mjs';

const budget = { name: 'Button', part: { contents: '' }, first: 10 };
const size = { first: 9.9, sheets: 0, lazy: 0, modules: ['packages/ui/dist/button/Button.js'] };

test('returns no message for a part within its budget', () => {
  expect(budgetViolations(budget, size)).toEqual([]);
  expect(budgetViolations({ ...budget, lazy: 5 }, { ...size, lazy: 5 })).toEqual([]);
});

test('returns a message with the size and the limit for a part over its budget', () => {
  expect(budgetViolations(budget, { ...size, first: 10.2 })).toEqual([
    'Button: the initial size is 10.2 kB, the limit in scripts/size is 10 kB.',
  ]);
});

test('returns a message for lazy code without a budget', () => {
  expect(budgetViolations(budget, { ...size, lazy: 3 })[0]).toContain('the lazy size is 3.0 kB');
});

test.each(['zod/v4/classic/schemas.js', 'zod/v4/locales/de.js'])(
  'returns a message for a bundle with %s',
  (file) => {
    const modules = [`node_modules/.pnpm/zod@4.6.7/node_modules/${file}`];
    expect(budgetViolations(budget, { ...size, modules })[0]).toContain("import * as z from 'zod/mini'");
  },
);

test.each(['zod/v4/mini/schemas.js', 'zod/v4/core/core.js', 'zod/v4/locales/en.js'])(
  'allows %s in a bundle',
  (file) => {
    const modules = [`node_modules/.pnpm/zod@4.6.7/node_modules/${file}`];
    expect(budgetViolations(budget, { ...size, modules })).toEqual([]);
  },
);
