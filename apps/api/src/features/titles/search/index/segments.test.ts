import { expect, it } from 'vitest';
import { createSearchTitle } from './createSearchTitle.ts';
import { findTitles } from './findTitles.ts';
import { addSegment, type Segment } from './segments.ts';

const titles = Array.from({ length: 40 }, (_, number) =>
  createSearchTitle(`${number}`, number + 1, [`Saga ${number}`, number % 2 ? 'Odd' : 'Even']),
);
const renamed = [3, 5, 8].map((number) => createSearchTitle(`${number}`, 50 - number, [`Epic ${number}`]));
const current = [...titles.filter(({ id }) => !renamed.some((title) => title.id === id)), ...renamed];
const queries = ['saga', 'odd', 'epic', 'eipc', 'saga 3', 'epic 3', 'sagaepic', 'epic8'].map((text) =>
  text.split(' '),
);

/** The results of all queries, with their scores. */
const results = (segments: readonly Segment[]) => queries.map((words) => findTitles(segments, words, 5));

it('finds the same in segments as in one index of the current titles', () => {
  const segments = addSegment(addSegment([], titles), renamed);
  expect(segments).toHaveLength(2);
  expect(results(segments)).toEqual(results(addSegment([], current)));
});

it('merges segments of similar size, without replaced titles', () => {
  let segments = addSegment([], renamed.slice(0, 1));
  for (const title of current) segments = addSegment(segments, [title]);
  expect(segments.length).toBeLessThan(5);
  expect(results(segments)).toEqual(results(addSegment([], current)));
  const count = segments.reduce(
    (sum, { isReplaced }) => sum + isReplaced.filter((one) => one === 0).length,
    0,
  );
  expect(count).toBe(current.length);
});

it('adds no segment without titles', () => {
  expect(addSegment([], [])).toEqual([]);
});
