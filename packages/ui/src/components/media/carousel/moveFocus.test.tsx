// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { nextIndexForKey } from './moveFocus.ts';

afterEach(cleanup);

const twoRows = { rows: 2, count: 9, rtl: false };

// 0 2 4 6 8
// 1 3 5 7
test.each([
  ['ArrowRight', 2, 4],
  ['ArrowRight', 3, 5],
  ['ArrowLeft', 4, 2],
  ['ArrowDown', 4, 5],
  ['ArrowUp', 5, 4],
  ['Home', 5, 0],
  ['End', 1, 8],
])('%s moves from item %s to %s', (key, from, to) => {
  expect(nextIndexForKey(key, from, twoRows)).toBe(to);
});

test.each([
  ['ArrowRight', 8],
  ['ArrowLeft', 0],
  ['ArrowLeft', 1],
  ['ArrowUp', 4],
  ['ArrowDown', 5],
  ['ArrowDown', 8],
  ['Home', 0],
  ['End', 8],
  ['PageDown', 2],
  ['Enter', 2],
])('%s does not move from item %s', (key, from) => {
  expect(nextIndexForKey(key, from, twoRows)).toBeUndefined();
});

test('a last column that is not full is reached from every row', () => {
  expect(nextIndexForKey('ArrowRight', 7, twoRows)).toBe(8);
  expect(nextIndexForKey('ArrowRight', 5, { ...twoRows, rows: 3, count: 8 })).toBe(7);
});

test('in right-to-left text the left arrow key moves forwards', () => {
  expect(nextIndexForKey('ArrowLeft', 2, { ...twoRows, rtl: true })).toBe(4);
  expect(nextIndexForKey('ArrowRight', 2, { ...twoRows, rtl: true })).toBe(0);
  expect(nextIndexForKey('ArrowDown', 2, { ...twoRows, rtl: true })).toBe(3);
});

test('with one row the up and down keys are left to the page', () => {
  const oneRow = { rows: 1, count: 3, rtl: false };
  expect(nextIndexForKey('ArrowRight', 1, oneRow)).toBe(2);
  expect(nextIndexForKey('ArrowUp', 1, oneRow)).toBeUndefined();
  expect(nextIndexForKey('ArrowDown', 1, oneRow)).toBeUndefined();
});

test('every item can be reached from the first, for any number of rows and items', () => {
  for (const rows of [1, 2, 3]) {
    for (let count = 1; count <= 13; count++) {
      const shape = { rows, count, rtl: false };
      const reached = new Set([0]);
      for (const index of reached) {
        for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
          const next = nextIndexForKey(key, index, shape);
          if (next !== undefined) reached.add(next);
        }
      }
      expect([...reached].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
    }
  }
});

function Numbers({ count = 100, ...props }: Partial<CarouselProps<number>> & { count?: number }) {
  return (
    <Carousel
      title="Top 100 Games"
      items={Array.from({ length: count }, (_, index) => index + 1)}
      itemKey={(rank) => rank}
      renderItem={(rank) => <a href={`/game/${rank}`}>{rank}</a>}
      {...props}
    />
  );
}

const focused = () => Number(document.activeElement?.textContent);

test.each([100, 5000])('arrow keys, Home and End move the focus between %s cards', async (count) => {
  render(<Numbers count={count} />);
  act(() => screen.getByRole('link', { name: '1' }).focus());
  for (const [key, name] of [
    ['ArrowRight', 3],
    ['ArrowDown', 4],
    ['ArrowRight', 6],
    ['ArrowLeft', 4],
    ['ArrowUp', 3],
    ['End', count],
    ['ArrowLeft', count - 2],
    ['Home', 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(focused()).toBe(name);
  }
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe(1);
});

test('in right-to-left text the left arrow key moves the focus forwards', async () => {
  render(<Numbers dir="rtl" />);
  act(() => screen.getByRole('link', { name: '1' }).focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe(3);
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe(1);
});

test('arrow keys skip cards without a focusable element, and keep their default action where there is no further card', () => {
  const ranksWithoutLink = [3, 5, 99, 100];
  render(
    <Numbers renderItem={(rank) => (ranksWithoutLink.includes(rank) ? rank : <a href="/game">{rank}</a>)} />,
  );
  const press = (key: string, modifiers = {}) =>
    fireEvent.keyDown(document.activeElement as Element, { key, ...modifiers });
  act(() => screen.getByRole('link', { name: '1' }).focus());
  expect(press('ArrowRight')).toBe(false);
  expect(focused()).toBe(7);
  expect(press('ArrowUp')).toBe(true);
  expect(press('PageDown')).toBe(true);
  expect(press('ArrowLeft', { altKey: true })).toBe(true);
  expect(press('End')).toBe(true);
  expect(focused()).toBe(7);
});

test('arrow keys in a text field within a card keep their default action', () => {
  render(<Numbers renderItem={(rank) => <input aria-label={`Note ${rank}`} />} />);
  const note = screen.getByRole('textbox', { name: 'Note 1' });
  act(() => note.focus());
  expect(fireEvent.keyDown(note, { key: 'ArrowRight' })).toBe(true);
  expect(document.activeElement).toBe(note);
});
