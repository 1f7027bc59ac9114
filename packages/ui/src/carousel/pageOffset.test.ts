import { describe, expect, test } from 'vitest';
import { pageOffset, revealOffset, type Track, trackEnds } from './pageOffset.ts';

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
    expect(pageOffset({ ...home, position: 9999 }, 'next')).toBe(last);
  });

  test('nowhere, where fewer cards than fit are there, or none', () => {
    for (const length of [1200, 500, 0]) {
      expect(pageOffset({ ...home, length }, 'next')).toBe(0);
      expect(pageOffset({ ...home, length }, 'previous')).toBe(0);
    }
  });

  test('with cards wider than the view, from the start of one to the start of the next', () => {
    const wide: Track = { position: 0, viewport: 288, length: 10 * 424 - 24, stride: 424, gap: 24 };
    expect(pageOffset(wide, 'next')).toBe(424);
    expect(pageOffset({ ...wide, position: 200 }, 'next')).toBe(424);
    expect(pageOffset({ ...wide, position: 500 }, 'previous')).toBe(424);
  });

  test('with widths that are no whole pixels', () => {
    const fine: Track = { position: 0, viewport: 1000.5, length: 30 * 120.4 - 0.4, stride: 120.4, gap: 0.4 };
    expect(pageOffset(fine, 'next')).toBeCloseTo(8 * 120.4);
    expect(pageOffset({ ...fine, position: 963 }, 'next')).toBeCloseTo(16 * 120.4);
    expect(pageOffset({ ...fine, position: 964 }, 'previous')).toBe(0);
  });
});

const shapes: Track[] = [90, 174, 288, 1193.4, 1200, 2528].flatMap((viewport) =>
  [1, 3, 7, 50].map((columns) => ({ ...home, viewport, length: columns * 174 - 24 })),
);

test.each(shapes)('by arrows every card is seen, from either end: %o', (shape) => {
  const reach = Math.max(0, shape.length - shape.viewport);
  for (const [direction, from, to] of [
    ['next', 0, reach],
    ['previous', reach, 0],
  ] as const) {
    let position: number = from;
    for (let presses = 0; position !== to; presses++) {
      expect(presses).toBeLessThan(50);
      const next = pageOffset({ ...shape, position }, direction);
      const isWhole = next % 174 === 0 || next === reach;
      expect(isWhole).toBe(true);
      const moved = Math.abs(next - position);
      expect(moved).toBeGreaterThan(0);
      // What stood behind the edge of the view is at its other edge now, or still in it: nothing was passed over.
      expect(moved).toBeLessThanOrEqual(Math.max(174, shape.viewport + 24));
      position = next;
    }
  }
});

describe('a card with the focus is brought wholly into view', () => {
  test('by as many whole cards as it needs, and no more', () => {
    expect(revealOffset(home, 3)).toBe(0);
    expect(revealOffset(home, 7)).toBe(174);
    expect(revealOffset({ ...home, viewport: 1248 }, 7)).toBe(174);
    expect(revealOffset({ ...home, position: 20 * 174 }, 19)).toBe(19 * 174);
    expect(revealOffset({ ...home, position: 20 * 174 }, 49)).toBe(last);
    expect(revealOffset({ ...home, position: 20 * 174 }, 0)).toBe(0);
  });

  test('the end of the track stays where it is for the cards that are seen there', () => {
    expect(revealOffset({ ...home, position: last }, 48)).toBe(last);
    expect(revealOffset({ ...home, position: last }, 42)).toBe(42 * 174);
  });

  test('of a card wider than the view its start is shown', () => {
    expect(revealOffset({ ...home, viewport: 90 }, 4)).toBe(4 * 174);
  });

  test.each(shapes)('wherever the track is: %o', (shape) => {
    const reach = Math.max(0, shape.length - shape.viewport);
    const columns = (shape.length + 24) / 174;
    const wrong: string[] = [];
    for (let position = 0; position <= reach; position += 61) {
      for (let column = 0; column < columns; column++) {
        const offset = revealOffset({ ...shape, position }, column);
        const start = column * 174;
        const showsStart = offset >= 0 && offset <= start;
        const showsEnd = start + Math.min(150, shape.viewport) <= offset + shape.viewport;
        const isWhole = offset % 174 === 0 || offset === reach;
        if (!showsStart || !showsEnd || !isWhole) wrong.push(`${column} from ${position}: ${offset}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('the ends of a track are known from the position', () => {
  expect(trackEnds(home)).toEqual({ start: true, end: false });
  expect(trackEnds({ ...home, position: 600 })).toEqual({ start: false, end: false });
  expect(trackEnds({ ...home, position: last - 0.5 })).toEqual({ start: false, end: true });
  expect(trackEnds({ ...home, length: 400 })).toEqual({ start: true, end: true });
});
