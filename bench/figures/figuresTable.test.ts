import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { beginMarker, endMarker, figuresTable, withFigures } from './figuresTable.mjs';
import { type Figure, meetsLimit } from './recordFigures.mjs';

const figure = (changes: Partial<Figure>): Figure => ({
  ...{ what: 'idle memory', figure: 92.65, unit: 'MB', limit: 110, kind: 'at most' },
  ...changes,
});

test('figuresTable lists figure, limit, comparison and whether the limit is met, and the reason of a failed run', () => {
  const table = figuresTable({
    server: {
      figures: [
        figure({ beside: 'bare node:http 64 MB' }),
        figure({ what: 'search', figure: 7, unit: 'ms', limit: 5 }),
        figure({ what: 'titles', figure: 100_000, unit: '', limit: undefined, kind: 'reported' }),
        figure({ what: 'hits', figure: 3, unit: '×', limit: 2.5, kind: 'at least' }),
      ],
    },
    load: { figures: [], failed: 'code 1' },
  });
  expect(
    table
      .split('\n')
      .slice(2)
      .map((line) => line.replace(/ {2,}/g, ' ')),
  ).toEqual([
    '| **`pnpm bench:server`** | | | | |',
    '| idle memory | 92.7 MB | ≤ 110 MB | bare node:http 64 MB | yes |',
    '| search | 7 ms | ≤ 5 ms | | **no** |',
    '| titles | 100,000 | | | |',
    '| hits | 3× | ≥ 2.5× | | yes |',
    '| **`pnpm bench:load`** | | | | |',
    '| failed: code 1 | | | | **no** |',
  ]);
});

test('a figure that could not be measured (NaN) does not meet its limit', () => {
  expect(meetsLimit(figure({ figure: Number.NaN }))).toBe(false);
});

test('withFigures replaces only the text between its two comments and throws if they are missing', () => {
  const page = `before\n${beginMarker}\nold\n${endMarker}\nafter\n`;
  const written = withFigures(page, {});
  expect(written).toMatch(/^before\n/);
  expect(written).toMatch(/\nafter\n$/);
  expect(written).not.toContain('old');
  expect(withFigures(written, {})).toBe(written);
  expect(() => withFigures('no comments', {})).toThrow('There is no');
});

test('the table of docs/benchmarks.md matches figures.json', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const page = read('../../docs/benchmarks.md');
  expect(withFigures(page, JSON.parse(read('../figures.json')))).toBe(page);
});
