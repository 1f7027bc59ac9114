import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaTypes } from '../index.ts';
import { isPlanned, nearestRating, parseStatus, statusLabel } from './tracking.ts';

test.each([
  ['currently playing', 'playing'],
  ['plan to play', 'planned'],
  ['currently watching', 'watching'],
  ['plan to watch', 'planned'],
  ['Currently Playing', 'playing'],
  ['PLAN TO WATCH', 'planned'],
])('the legacy label %s is parsed to %s', (label, status) => {
  expect(parseStatus(label)).toBe(status);
});

test('every other label is lowercased', () => {
  expect(parseStatus('Completed')).toBe('completed');
  expect(parseStatus('Re-Watching')).toBe('re-watching');
  expect(parseStatus('Backlog')).toBe('backlog');
});

test('a label that is a property name of Object is only lowercased', () => {
  for (const label of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    expect(parseStatus(label)).toBe(label.toLowerCase());
  }
  fc.assert(fc.property(fc.string(), (label) => parseStatus(parseStatus(label)) === parseStatus(label)));
});

test('the statuses of each media type are those of the spec', () => {
  expect(mediaTypes.game.statuses).toEqual(['playing', 'planned', 'completed', 'dropped']);
  expect(mediaTypes.anime.statuses).toEqual([
    'watching',
    'planned',
    'completed',
    'dropped',
    're-watching',
    'paused',
  ]);
  expect(mediaTypes.movie.statuses).toEqual(['watched', 'planned']);
});

test('statusLabel capitalises a status', () => {
  expect(mediaTypes.anime.statuses.map(statusLabel)).toEqual([
    'Watching',
    'Planned',
    'Completed',
    'Dropped',
    'Re-watching',
    'Paused',
  ]);
});

test('the filters of games and anime have the order of the spec', () => {
  expect(mediaTypes.game.filters).toEqual([
    { value: 'all', label: 'All' },
    { value: 'planned', label: 'Planned' },
    { value: 'playing', label: 'Currently Playing' },
    { value: 'completed', label: 'Completed' },
    { value: 'dropped', label: 'Dropped' },
  ]);
  expect(mediaTypes.anime.filters.map(({ value }) => value)).toEqual([
    'all',
    'planned',
    'watching',
    'completed',
    'dropped',
    're-watching',
    'paused',
  ]);
});

test.each(Object.values(mediaTypes))(
  'the filter of the media type $type has every status',
  ({ statuses, filterOrder }) => {
    expect([...filterOrder].sort()).toEqual([...statuses].sort());
  },
);

test('hasStatus accepts only statuses of its media type', () => {
  expect(mediaTypes.game.hasStatus('playing')).toBe(true);
  for (const status of ['watching', 'all', '', null, undefined])
    expect(mediaTypes.game.hasStatus(status)).toBe(false);
});

test('every media type has exactly one planned status', () => {
  for (const { type, statuses } of Object.values(mediaTypes))
    expect(statuses.filter(isPlanned), type).toEqual(['planned']);
});

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 0.5],
  [4.5, 4.5],
  [4.74, 4.5],
  [4.75, 5],
  [5.1, 5],
  [97, 5],
  [-1, 0],
])('%s is rounded to %s stars', (value, stars) => {
  expect(nearestRating(value)).toBe(stars);
});

test('the result is always a half step from 0 to 5', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (value) => {
      const rating = nearestRating(value);
      expect(rating).toBeGreaterThanOrEqual(0);
      expect(rating).toBeLessThanOrEqual(5);
      expect(Number.isInteger(rating * 2)).toBe(true);
    }),
  );
});
