import { expect, test } from 'vitest';
import {
  cleared,
  firstValue,
  managedViewQuery,
  narrowing,
  readManagedView,
  sheetFilterCount,
  valuesOf,
  withFilter,
} from './managedView.ts';

const read = (query: string) => readManagedView(new URLSearchParams(query), 'movie');

test.each(['', 'type=movie&status=planned', 'view=', 'view=table'])('%j is the plain collection', (query) => {
  expect(read(query)).toBeNull();
});

test('the URL of a view is read as this view', () => {
  const query = 'type=movie&view=list&status=watched&status=planned&q=%C5%8Ckami&sort=name';
  const view = read(query);
  expect(view).toEqual({
    type: 'movie',
    density: 'list',
    filters: [
      ['status', 'watched'],
      ['status', 'planned'],
      ['q', 'Ōkami'],
      ['sort', 'name'],
    ],
  });
  expect(view && String(managedViewQuery(view))).toBe(query);
});

test('leaves out empty values, positions and the language', () => {
  expect(read('view=cards&q=&after=x&lang=de&tag=cosy')?.filters).toEqual([['tag', 'cosy']]);
});

const filters = [
  ['genre', 'Action'],
  ['sort', 'name'],
  ['genre', 'Puzzle'],
  ['q', 'fez'],
  ['status', 'planned'],
] as const;

test('the values of a parameter can be read and replaced', () => {
  expect(valuesOf(filters, 'genre')).toEqual(['Action', 'Puzzle']);
  expect(firstValue(filters, 'q')).toBe('fez');
  expect(firstValue(filters, 'tag')).toBe('');
  const next = withFilter(withFilter(filters, 'genre', ['RPG']), 'q', ['']);
  expect(String(new URLSearchParams(next.map((pair) => [...pair])))).toBe(
    'sort=name&status=planned&genre=RPG',
  );
});

test('clearing keeps the order of the titles, and the sheet counts its own filters', () => {
  expect(cleared(filters)).toEqual([['sort', 'name']]);
  expect(narrowing(filters)).toHaveLength(4);
  expect(sheetFilterCount(filters)).toBe(2);
});
