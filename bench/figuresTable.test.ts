import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { begin, end, figuresTable, withFigures } from './figuresTable.mjs';
import { type Figure, isHeld } from './giveFigures.mjs';

const figure = (changes: Partial<Figure>): Figure => ({
  ...{ what: 'idle memory', figure: 92.65, unit: 'MB', limit: 110, kind: 'at most' },
  ...changes,
});

test('a line says what, how much, the limit, what was beside it and whether it is met', () => {
  const table = figuresTable({
    server: {
      figures: [
        figure({ beside: 'bare node:http 64 MB' }),
        figure({ what: 'search', figure: 7, unit: 'ms', limit: 5 }),
        figure({ what: 'titles', figure: 100_000, unit: '', limit: undefined, kind: 'told' }),
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
    '| did not come to an end: code 1 | | | | **no** |',
  ]);
});

test('what could not be measured holds no limit', () => {
  expect(isHeld(figure({ figure: Number.NaN }))).toBe(false);
});

test('the table takes its place in a page, and nothing else of it', () => {
  const page = `before\n${begin}\nold\n${end}\nafter\n`;
  const written = withFigures(page, {});
  expect(written).toMatch(/^before\n/);
  expect(written).toMatch(/\nafter\n$/);
  expect(written).not.toContain('old');
  expect(withFigures(written, {})).toBe(written);
  expect(() => withFigures('no comments', {})).toThrow('There is no');
});

test("the README's table is what the benchmarks gave when they were run last", () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const page = read('../README.md');
  expect(withFigures(page, JSON.parse(read('figures.json')))).toBe(page);
});
