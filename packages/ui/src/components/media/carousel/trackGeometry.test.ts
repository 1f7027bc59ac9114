import { describe, expect, test } from 'vitest';
import {
  initialItems,
  pageOffset,
  revealOffset,
  type TrackMetrics,
  trackEnds,
  visibleItems,
  windowedIndexes,
} from './trackGeometry.ts';

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

test('initialItems returns whole columns up to a width of 2560 px', () => {
  expect(initialItems(174, 2)).toEqual({ first: 0, end: 30 });
});

test('includes the focused item and its neighbours, in order and without duplicates', () => {
  expect(windowedIndexes(500, { first: 100, end: 103 }, 2)).toEqual([0, 1, 2, 3, 4, 100, 101, 102]);
  expect(windowedIndexes(500, { first: 1, end: 4 }, 0)).toEqual([0, 1, 2, 3]);
});

test('includes no more items than there are', () => {
  expect(windowedIndexes(3, { first: 0, end: 30 }, 2)).toEqual([0, 1, 2]);
  expect(windowedIndexes(3, { first: 30, end: 3 }, undefined)).toEqual([]);
});

// Fifty columns of 150 px with gaps of 24 px, in a viewport of 1200 px that fits seven of them.
const fiftyColumns: TrackMetrics = {
  position: 0,
  viewport: 1200,
  length: 50 * 174 - 24,
  stride: 174,
  gap: 24,
};
const maxPosition = fiftyColumns.length - fiftyColumns.viewport;

describe('an arrow scrolls by a whole number of cards', () => {
  test('scrolls by as many cards as fit completely into view', () => {
    expect(pageOffset(fiftyColumns, 'next')).toBe(7 * 174);
    expect(pageOffset({ ...fiftyColumns, position: 7 * 174 }, 'next')).toBe(14 * 174);
    expect(pageOffset({ ...fiftyColumns, position: 14 * 174 }, 'previous')).toBe(7 * 174);
  });

  test('counts a card that fits without the gap after it', () => {
    expect(pageOffset({ ...fiftyColumns, viewport: 1194 }, 'next')).toBe(7 * 174);
    expect(pageOffset({ ...fiftyColumns, viewport: 1193 }, 'next')).toBe(6 * 174);
  });

  test('scrolls by one card if not even one fits', () => {
    expect(pageOffset({ ...fiftyColumns, viewport: 90 }, 'next')).toBe(174);
  });

  test('skips no card from a position between two cards, in either direction', () => {
    expect(pageOffset({ ...fiftyColumns, position: 100 }, 'next')).toBe(7 * 174);
    expect(pageOffset({ ...fiftyColumns, position: 8 * 174 + 100 }, 'previous')).toBe(2 * 174);
  });

  test('treats a position rounded by the browser as the start of the nearest card', () => {
    expect(pageOffset({ ...fiftyColumns, position: 7 * 174 - 0.6 }, 'next')).toBe(14 * 174);
    expect(pageOffset({ ...fiftyColumns, position: 7 * 174 + 0.6 }, 'previous')).toBe(0);
  });

  test('does not scroll past either end', () => {
    expect(pageOffset({ ...fiftyColumns, position: 174 }, 'previous')).toBe(0);
    expect(pageOffset({ ...fiftyColumns, position: maxPosition - 10 }, 'next')).toBe(maxPosition);
    expect(pageOffset({ ...fiftyColumns, position: 9999 }, 'next')).toBe(maxPosition);
  });

  test('does not scroll if all cards fit, or without cards', () => {
    for (const length of [1200, 500, 0]) {
      expect(pageOffset({ ...fiftyColumns, length }, 'next')).toBe(0);
      expect(pageOffset({ ...fiftyColumns, length }, 'previous')).toBe(0);
    }
  });

  test('scrolls from the start of one card to the start of the next if cards are wider than the viewport', () => {
    const wide: TrackMetrics = { position: 0, viewport: 288, length: 10 * 424 - 24, stride: 424, gap: 24 };
    expect(pageOffset(wide, 'next')).toBe(424);
    expect(pageOffset({ ...wide, position: 200 }, 'next')).toBe(424);
    expect(pageOffset({ ...wide, position: 500 }, 'previous')).toBe(424);
  });

  test('scrolls by whole cards with fractional widths', () => {
    const fine: TrackMetrics = {
      position: 0,
      viewport: 1000.5,
      length: 30 * 120.4 - 0.4,
      stride: 120.4,
      gap: 0.4,
    };
    expect(pageOffset(fine, 'next')).toBeCloseTo(8 * 120.4);
    expect(pageOffset({ ...fine, position: 963 }, 'next')).toBeCloseTo(16 * 120.4);
    expect(pageOffset({ ...fine, position: 964 }, 'previous')).toBe(0);
  });
});

const shapes: TrackMetrics[] = [90, 174, 288, 1193.4, 1200, 2528].flatMap((viewport) =>
  [1, 3, 7, 50].map((columns) => ({ ...fiftyColumns, viewport, length: columns * 174 - 24 })),
);

test.each(shapes)('the arrows show every card, from either end: %o', (shape) => {
  const maxOffset = Math.max(0, shape.length - shape.viewport);
  for (const [direction, from, to] of [
    ['next', 0, maxOffset],
    ['previous', maxOffset, 0],
  ] as const) {
    let position: number = from;
    for (let presses = 0; position !== to; presses++) {
      expect(presses).toBeLessThan(50);
      const next = pageOffset({ ...shape, position }, direction);
      const isWhole = next % 174 === 0 || next === maxOffset;
      expect(isWhole).toBe(true);
      const distance = Math.abs(next - position);
      expect(distance).toBeGreaterThan(0);
      // The card at one edge of the viewport is now at the other edge, or still in view: none was skipped.
      expect(distance).toBeLessThanOrEqual(Math.max(174, shape.viewport + 24));
      position = next;
    }
  }
});

describe('the focused card is scrolled completely into view', () => {
  test('scrolls by the smallest possible number of whole cards', () => {
    expect(revealOffset(fiftyColumns, 3)).toBe(0);
    expect(revealOffset(fiftyColumns, 7)).toBe(174);
    expect(revealOffset({ ...fiftyColumns, viewport: 1248 }, 7)).toBe(174);
    expect(revealOffset({ ...fiftyColumns, position: 20 * 174 }, 19)).toBe(19 * 174);
    expect(revealOffset({ ...fiftyColumns, position: 20 * 174 }, 49)).toBe(maxPosition);
    expect(revealOffset({ ...fiftyColumns, position: 20 * 174 }, 0)).toBe(0);
  });

  test('does not scroll a track at its end for cards that are in view there', () => {
    expect(revealOffset({ ...fiftyColumns, position: maxPosition }, 48)).toBe(maxPosition);
    expect(revealOffset({ ...fiftyColumns, position: maxPosition }, 42)).toBe(42 * 174);
  });

  test('shows the start of a card that is wider than the viewport', () => {
    expect(revealOffset({ ...fiftyColumns, viewport: 90 }, 4)).toBe(4 * 174);
  });

  test.each(shapes)('scrolls completely into view from every position: %o', (shape) => {
    const maxOffset = Math.max(0, shape.length - shape.viewport);
    const columns = (shape.length + 24) / 174;
    const failures: string[] = [];
    for (let position = 0; position <= maxOffset; position += 61) {
      for (let column = 0; column < columns; column++) {
        const offset = revealOffset({ ...shape, position }, column);
        const start = column * 174;
        const showsStart = offset >= 0 && offset <= start;
        const showsEnd = start + Math.min(150, shape.viewport) <= offset + shape.viewport;
        const isWhole = offset % 174 === 0 || offset === maxOffset;
        if (!showsStart || !showsEnd || !isWhole) failures.push(`${column} from ${position}: ${offset}`);
      }
    }
    expect(failures).toEqual([]);
  });
});

test('trackEnds derives from the position whether the track is at its start or end', () => {
  expect(trackEnds(fiftyColumns)).toEqual({ start: true, end: false });
  expect(trackEnds({ ...fiftyColumns, position: 600 })).toEqual({ start: false, end: false });
  expect(trackEnds({ ...fiftyColumns, position: maxPosition - 0.5 })).toEqual({ start: false, end: true });
  expect(trackEnds({ ...fiftyColumns, length: 400 })).toEqual({ start: true, end: true });
});
