import { describe, expect, test } from 'vitest';
import { pageOffset, type Track, trackEnds } from './pageOffset.ts';

// Fifty columns of 150 px with gaps of 24, seen through 1200 px: six whole cards and the seventh.
const home: Track = { position: 0, viewport: 1200, length: 50 * 174 - 24, stride: 174, gap: 24 };
const last = home.length - home.viewport;

describe('an arrow scrolls by a whole number of cards', () => {
  test('as many as fit wholly into view', () => {
    expect(pageOffset(home, 'next')).toBe(7 * 174);
    expect(pageOffset({ ...home, position: 7 * 174 }, 'next')).toBe(14 * 174);
    expect(pageOffset({ ...home, position: 14 * 174 }, 'previous')).toBe(7 * 174);
  });

  test('a last card without its gap still fits', () => {
    expect(pageOffset({ ...home, viewport: 1194 }, 'next')).toBe(7 * 174);
    expect(pageOffset({ ...home, viewport: 1193 }, 'next')).toBe(6 * 174);
  });

  test('one card where not even one fits', () => {
    expect(pageOffset({ ...home, viewport: 90 }, 'next')).toBe(174);
  });

  test('from between two cards: no card is skipped, in either direction', () => {
    expect(pageOffset({ ...home, position: 100 }, 'next')).toBe(7 * 174);
    expect(pageOffset({ ...home, position: 8 * 174 + 100 }, 'previous')).toBe(2 * 174);
  });

  test('a position that the browser rounded counts as the card it stands on', () => {
    expect(pageOffset({ ...home, position: 7 * 174 - 0.6 }, 'next')).toBe(14 * 174);
    expect(pageOffset({ ...home, position: 7 * 174 + 0.6 }, 'previous')).toBe(0);
  });

  test('never past either end', () => {
    expect(pageOffset({ ...home, position: 174 }, 'previous')).toBe(0);
    expect(pageOffset({ ...home, position: last - 10 }, 'next')).toBe(last);
    expect(pageOffset({ ...home, length: 500 }, 'next')).toBe(0);
  });
});

test('the ends of a track are known from the position', () => {
  expect(trackEnds(home)).toEqual({ start: true, end: false });
  expect(trackEnds({ ...home, position: 600 })).toEqual({ start: false, end: false });
  expect(trackEnds({ ...home, position: last - 0.5 })).toEqual({ start: false, end: true });
  expect(trackEnds({ ...home, length: 400 })).toEqual({ start: true, end: true });
});
