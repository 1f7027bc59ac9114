import { expect, test } from 'vitest';
import { recordStyles } from '../recordStyles.ts';
import { darkVariables } from './tokensCss.ts';

test('the styles of all components use only tokens that exist', async () => {
  const { records } = await recordStyles();
  const used = new Set(
    Array.from(
      JSON.stringify([...records.values()]).matchAll(/var\((--gs-[\w-]+)/g),
      ([, name = '']) => name,
    ),
  );
  expect(used.size).toBeGreaterThan(50);
  const groups = new Set(Object.keys(darkVariables).map((name) => name.split('-')[3]));
  const unknown = [...used].filter((name) => {
    const [, , , group] = name.split('-');
    // Stitches resolves `$gold` to `--gs-gold` for a property that has no scale of its own.
    return groups.has(group) ? !(name in darkVariables) : `--gs-colors-${group}` in darkVariables;
  });
  expect(unknown).toEqual([]);
});
