import { expect, test } from 'vitest';
import { cssVariables } from './cssVariables.ts';
import { getCssText } from './getCssText.ts';

test('numbers of render time become one rule of custom properties, and equal numbers share it', () => {
  const name = cssVariables({ columns: 3, row: '238.5px' });
  expect(cssVariables({ columns: 3, row: '238.5px' })).toBe(name);
  expect(name).toMatch(/^gs-v-[\w-]+$/);
  const rule = `.${name}{--gs-columns:3;--gs-row:238.5px}`;
  expect(getCssText().split(rule)).toHaveLength(2);
});
