import { expect, test } from 'vitest';
import { visibleItems } from './visibleItems.ts';

const track = { viewport: 700, stride: 174 };

// A viewport of 700 px shows parts of five columns, so half a page is three columns.
test('includes the viewport, a page on each side and half a page to scroll through', () => {
  expect(visibleItems({ ...track, position: 0 }, 2, 1000)).toEqual({ first: 0, end: 26 });
  expect(visibleItems({ ...track, position: 1740 }, 2, 1000)).toEqual({ first: 8, end: 44 });
});

test('includes everything in view and a page around it at every scroll position', () => {
  for (const viewport of [90, 288, 700, 1200.4, 2560]) {
    const columns = (from: number, to: number) => [Math.max(0, Math.floor(from / 174)), Math.ceil(to / 174)];
    for (let position = 0; position < 60 * 174; position += 7.3) {
      const { first, end } = visibleItems({ position, viewport, stride: 174 }, 2, 1000);
      const [firstSeen = 0] = columns(position - viewport + 174, position);
      const [, endSeen = 0] = columns(0, position + 2 * viewport);
      expect(first).toBeLessThanOrEqual(firstSeen * 2);
      expect(end).toBeGreaterThanOrEqual(endSeen * 2);
    }
  }
});

test('changes once per half page of scrolling', () => {
  const ranges = new Set<number>();
  for (let position = 3 * 174; position < 6 * 174; position++) {
    ranges.add(visibleItems({ ...track, position }, 2, 1000).end);
  }
  expect(ranges.size).toBe(1);
});

test('includes a first page for a track that is not displayed', () => {
  expect(visibleItems({ position: 0, viewport: 0, stride: 174 }, 2, 1000)).toEqual({ first: 0, end: 6 });
});

test('includes no more items than there are', () => {
  expect(visibleItems({ ...track, position: 0 }, 2, 5)).toEqual({ first: 0, end: 5 });
  expect(visibleItems({ ...track, position: 174_000 }, 1, 500)).toEqual({ first: 500, end: 500 });
});

test('includes whole columns only', () => {
  const { first, end } = visibleItems({ ...track, position: 3000 }, 3, 1000);
  expect([first % 3, end % 3]).toEqual([0, 0]);
});
