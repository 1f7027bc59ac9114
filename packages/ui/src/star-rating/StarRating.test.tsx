// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { StarRating } from './StarRating.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Rated({ start = 3, dir = 'ltr' }: { start?: number; dir?: 'ltr' | 'rtl' }) {
  const [rating, setRating] = useState(start);
  return (
    <div style={{ direction: dir }}>
      <StarRating value={rating} onChange={setRating} label="Your rating" />
    </div>
  );
}

const slider = () => screen.getByRole('slider', { name: 'Your rating' });
const rating = () => slider().dataset.rating;

test('a shown rating is an image that says how many stars', () => {
  render(<StarRating value={3.5} />);
  expect(screen.getByRole('img', { name: '3.5 of 5 stars' }).getAttribute('data-rating')).toBe('3.5');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('what is rated can be said before the stars', () => {
  render(<StarRating value={4.47} label="Average rating" />);
  expect(screen.getByRole('img', { name: 'Average rating: 4.47 of 5 stars' })).toBeDefined();
});

test('a slider says its value, its bounds and its words', () => {
  render(<Rated start={3.5} />);
  expect(slider().getAttribute('aria-valuenow')).toBe('3.5');
  expect(slider().getAttribute('aria-valuemin')).toBe('0');
  expect(slider().getAttribute('aria-valuemax')).toBe('5');
  expect(slider().getAttribute('aria-valuetext')).toBe('3.5 of 5 stars');
});

test('arrows, PageUp and PageDown, Home and End change it', async () => {
  render(<Rated />);
  await userEvent.tab();
  expect(document.activeElement).toBe(slider());
  for (const [key, value] of [
    ['ArrowRight', '3.5'],
    ['ArrowUp', '4'],
    ['ArrowLeft', '3.5'],
    ['PageDown', '2.5'],
    ['PageUp', '3.5'],
    ['End', '5'],
    ['Home', '0'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(rating()).toBe(value);
  }
});

test('from right to left the left arrow gives more', async () => {
  render(<Rated dir="rtl" />);
  slider().style.direction = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(rating()).toBe('3.5');
});

test('a click on any part of a star means that star, and drawing along goes on', () => {
  render(<Rated />);
  vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue({ left: 0, width: 220 } as DOMRect);
  fireEvent.pointerDown(slider(), { clientX: 100, button: 0, pointerId: 1 });
  expect(rating()).toBe('2.5');
  fireEvent.pointerMove(slider(), { clientX: 219, buttons: 1, pointerId: 1 });
  expect(rating()).toBe('5');
  fireEvent.pointerMove(slider(), { clientX: -20, buttons: 1, pointerId: 1 });
  expect(rating()).toBe('0');
});

test('a disabled rating does not change and is not a stop of Tab', async () => {
  const onChange = vi.fn();
  render(<StarRating value={2} onChange={onChange} disabled />);
  const disabled = screen.getByRole('slider');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(disabled, { key: 'End' });
  fireEvent.pointerDown(disabled, { clientX: 10, button: 0 });
  expect(onChange).not.toHaveBeenCalled();
});

test('a value that stays the same is not reported', () => {
  const onChange = vi.fn();
  render(<StarRating value={5} onChange={onChange} />);
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  expect(onChange).not.toHaveBeenCalled();
});

test('a changed rating changes the fill and nothing else of the drawing', () => {
  const { container, rerender } = render(<StarRating value={3} />);
  const before = container.innerHTML;
  rerender(<StarRating value={3.5} />);
  const fill = container.querySelector('[data-part="filled"]')?.getAttribute('width');
  expect(fill).toBe('111');
  expect(container.innerHTML.replaceAll('3.5', '3').replace('width="111"', 'width="99"')).toBe(before);
});

test('a server sends no inline style', () => {
  const html = renderToString(
    <>
      <StarRating value={3.5} />
      <StarRating value={1} onChange={() => {}} />
    </>,
  );
  expect(html).not.toContain('style=');
});
