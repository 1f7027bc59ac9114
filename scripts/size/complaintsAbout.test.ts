import { expect, test } from 'vitest';
import { complaintsAbout } from './complaintsAbout.mjs';

const budget = { name: 'Button', part: { contents: '' }, first: 10 };
const size = { first: 9.9, sheets: 0, lazy: 0, modules: ['packages/ui/dist/button/Button.js'] };

test('a part within its budget is fine', () => {
  expect(complaintsAbout(budget, size)).toEqual([]);
  expect(complaintsAbout({ ...budget, lazy: 5 }, { ...size, lazy: 5 })).toEqual([]);
});

test('a part over its budget is named, with what it weighs and may weigh', () => {
  expect(complaintsAbout(budget, { ...size, first: 10.2 })).toEqual([
    'Button weighs 10.2 kB at once, and scripts/size gives it 10 kB.',
  ]);
});

test('what is loaded later needs a budget, too', () => {
  expect(complaintsAbout(budget, { ...size, lazy: 3 })[0]).toContain('3.0 kB later');
});

test.each(['zod/v4/classic/schemas.js', 'zod/v4/locales/de.js'])('%s is seen in a bundle', (file) => {
  const modules = [`node_modules/.pnpm/zod@4.6.7/node_modules/${file}`];
  expect(complaintsAbout(budget, { ...size, modules })[0]).toContain("import * as z from 'zod/mini'");
});

test.each(['zod/v4/mini/schemas.js', 'zod/v4/core/core.js', 'zod/v4/locales/en.js'])('%s is fine', (file) => {
  const modules = [`node_modules/.pnpm/zod@4.6.7/node_modules/${file}`];
  expect(complaintsAbout(budget, { ...size, modules })).toEqual([]);
});
