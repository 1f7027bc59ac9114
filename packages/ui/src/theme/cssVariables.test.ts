import { expect, test } from 'vitest';
import { cssVariables } from './cssVariables.ts';
import { getCssText } from './getCssText.ts';

test('adds a rule with the values as custom properties, and reuses it for equal values', () => {
  const name = cssVariables({ columns: 3, row: '238.5px' });
  expect(cssVariables({ columns: 3, row: '238.5px' })).toBe(name);
  expect(name).toMatch(/^gs-v-[\w-]+$/);
  const rule = `.${name}{--gs-columns:3;--gs-row:238.5px}`;
  expect(getCssText().split(rule)).toHaveLength(2);
});
