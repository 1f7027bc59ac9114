import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaTypes } from './index.ts';
import { isPlanned, readStatus, statusLabel } from './status.ts';

test.each([
  ['currently playing', 'playing'],
  ['plan to play', 'planned'],
  ['currently watching', 'watching'],
  ['plan to watch', 'planned'],
  ['Currently Playing', 'playing'],
  ['PLAN TO WATCH', 'planned'],
])('labels of older data mean the statuses of today: %s is %s', (label, status) => {
  expect(readStatus(label)).toBe(status);
});

test('every other label is lowercased', () => {
  expect(readStatus('Completed')).toBe('completed');
  expect(readStatus('Re-Watching')).toBe('re-watching');
  expect(readStatus('Backlog')).toBe('backlog');
});

test('a label is a word, whatever an object may know by that name', () => {
  for (const label of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    expect(readStatus(label)).toBe(label.toLowerCase());
  }
  fc.assert(fc.property(fc.string(), (label) => readStatus(readStatus(label)) === readStatus(label)));
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

test('dialogs write statuses with a capital', () => {
  expect(mediaTypes.anime.statuses.map(statusLabel)).toEqual([
    'Watching',
    'Planned',
    'Completed',
    'Dropped',
    'Re-watching',
    'Paused',
  ]);
});

test('the dashboard filters games and anime in the order of the spec', () => {
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
  'every status of a $type can be filtered for',
  ({ statuses, filterOrder }) => {
    expect([...filterOrder].sort()).toEqual([...statuses].sort());
  },
);

test('a status belongs to its media type', () => {
  expect(mediaTypes.game.hasStatus('playing')).toBe(true);
  for (const foreign of ['watching', 'all', '', null, undefined])
    expect(mediaTypes.game.hasStatus(foreign)).toBe(false);
});

test('only what is planned has no rating', () => {
  const planned = Object.values(mediaTypes).flatMap(({ statuses }) => statuses.filter(isPlanned));
  expect(planned).toEqual(['planned', 'planned', 'planned']);
});
