// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { StarRating } from './StarRating.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function ControlledRating({ start = 3, ...rest }: { start?: number; dir?: 'rtl' }) {
  const [rating, setRating] = useState(start);
  return <StarRating value={rating} onChange={setRating} label="Your rating" {...rest} />;
}

const slider = () => screen.getByRole('slider', { name: 'Your rating' });
const rating = () => slider().dataset.rating;
const filled = (row: Element) => row.querySelector('[data-part="filled"]')?.getAttribute('width');

/** jsdom has no layout: sets the size of five stars of 44 px each. */
function mockLayout() {
  vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue({ left: 0, width: 220 } as DOMRect);
}

const touch = { pointerId: 1, pointerType: 'touch', button: 0, buttons: 1 };
const mouse = { pointerId: 2, pointerType: 'mouse', button: 0, buttons: 1 };
const hover = { pointerId: 2, pointerType: 'mouse', buttons: 0 };

test('a read-only rating is an image named by its number of stars', () => {
  render(<StarRating value={3.5} />);
  expect(screen.getByRole('img', { name: '3.5 of 5 stars' }).getAttribute('data-rating')).toBe('3.5');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('the name of a read-only rating begins with its label', () => {
  render(<StarRating value={4.47} label="Average rating" />);
  expect(screen.getByRole('img', { name: 'Average rating: 4.47 of 5 stars' })).toBeDefined();
});

test('the slider has a value, bounds and a value text', () => {
  render(<ControlledRating start={3.5} />);
  expect(slider().getAttribute('aria-valuenow')).toBe('3.5');
  expect(slider().getAttribute('aria-valuemin')).toBe('0');
  expect(slider().getAttribute('aria-valuemax')).toBe('5');
  expect(slider().getAttribute('aria-valuetext')).toBe('3.5 of 5 stars');
});

test('arrow keys, PageUp, PageDown, Home and End change the rating', async () => {
  render(<ControlledRating />);
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

test('in right-to-left text the left arrow increases the rating', async () => {
  render(<ControlledRating dir="rtl" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(rating()).toBe('3.5');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(rating()).toBe('2.5');
});

test('ignores keys with Alt, Control or Meta and keys without a meaning, and does not prevent their default', () => {
  render(<ControlledRating />);
  for (const modifiers of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
    expect(fireEvent.keyDown(slider(), { key: 'ArrowLeft', ...modifiers })).toBe(true);
  }
  expect(fireEvent.keyDown(slider(), { key: 'Enter' })).toBe(true);
  expect(rating()).toBe('3');
  expect(fireEvent.keyDown(slider(), { key: 'ArrowDown' })).toBe(false);
});

test('rates the star under the mouse on release, and follows the mouse when dragging, also outside of the row', () => {
  render(<ControlledRating />);
  mockLayout();
  fireEvent.pointerDown(slider(), { ...mouse, clientX: 100 });
  expect(slider().dataset.state).toBe('preview');
  expect(filled(slider())).toBe('78');
  fireEvent.pointerUp(slider(), { ...mouse, clientX: 100 });
  expect(rating()).toBe('2.5');
  expect(slider().dataset.state).toBe('set');
  fireEvent.pointerDown(slider(), { ...mouse, clientX: 100 });
  fireEvent.pointerMove(slider(), { ...mouse, clientX: 219 });
  fireEvent.pointerUp(slider(), { ...mouse, clientX: 219 });
  expect(rating()).toBe('5');
  fireEvent.pointerDown(slider(), { ...mouse, clientX: 100 });
  fireEvent.pointerMove(slider(), { ...mouse, clientX: -20 });
  fireEvent.pointerUp(slider(), { ...mouse, clientX: -20 });
  expect(rating()).toBe('0');
});

test('dragging a finger reports one change, on release', () => {
  const onChange = vi.fn();
  render(<StarRating value={1} onChange={onChange} label="Your rating" />);
  mockLayout();
  fireEvent.pointerDown(slider(), { ...touch, clientX: 30 });
  for (const clientX of [60, 100, 140]) fireEvent.pointerMove(slider(), { ...touch, clientX });
  expect(filled(slider())).toBe('111');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(slider(), { ...touch, clientX: 140 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3.5);
});

test('a touch that the browser cancels to scroll the page does not change the rating', () => {
  render(<ControlledRating />);
  mockLayout();
  fireEvent.pointerDown(slider(), { ...touch, clientX: 210 });
  fireEvent.pointerCancel(slider(), touch);
  expect(rating()).toBe('3');
  expect(slider().dataset.state).toBe('set');
  expect(filled(slider())).toBe('99');
  fireEvent.pointerUp(slider(), { ...touch, clientX: 210 });
  expect(rating()).toBe('3');
});

test('ignores a second finger and other mouse buttons', () => {
  render(<ControlledRating />);
  mockLayout();
  fireEvent.pointerDown(slider(), { ...mouse, button: 2, buttons: 2, clientX: 10 });
  expect(slider().dataset.state).toBe('set');
  fireEvent.pointerDown(slider(), { ...touch, clientX: 210 });
  fireEvent.pointerDown(slider(), { ...touch, pointerId: 7, clientX: 10 });
  fireEvent.pointerMove(slider(), { ...touch, pointerId: 7, clientX: 20 });
  fireEvent.pointerUp(slider(), { ...touch, pointerId: 7, clientX: 20 });
  expect(rating()).toBe('3');
  fireEvent.pointerUp(slider(), { ...touch, clientX: 210 });
  expect(rating()).toBe('5');
});

test('in right-to-left text the last star is on the left for a pointer', () => {
  render(<ControlledRating dir="rtl" />);
  mockLayout();
  fireEvent.pointerDown(slider(), { ...touch, clientX: 30 });
  fireEvent.pointerUp(slider(), { ...touch, clientX: 30 });
  expect(rating()).toBe('4.5');
});

test('hovering with a mouse previews the rating until the mouse leaves or a key is pressed', () => {
  render(<ControlledRating />);
  mockLayout();
  fireEvent.pointerMove(slider(), { ...hover, clientX: 210 });
  expect(slider().dataset.state).toBe('preview');
  expect(filled(slider())).toBe('165');
  expect(slider().getAttribute('aria-valuenow')).toBe('3');
  fireEvent.pointerLeave(slider(), hover);
  expect(slider().dataset.state).toBe('set');
  fireEvent.pointerMove(slider(), { ...hover, clientX: 210 });
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  expect(slider().dataset.state).toBe('set');
  expect(filled(slider())).toBe('111');
  fireEvent.pointerMove(slider(), { ...touch, buttons: 0, clientX: 210 });
  expect(slider().dataset.state).toBe('set');
});

test('is controlled: shows the value prop, whatever was selected', () => {
  render(<StarRating value={2} onChange={() => {}} label="Your rating" />);
  fireEvent.keyDown(slider(), { key: 'End' });
  expect(rating()).toBe('2');
  expect(filled(slider())).toBe('66');
});

test('accepts labelledBy, aria-describedby and aria-invalid', () => {
  render(
    <>
      <p id="name">Your rating</p>
      <StarRating
        id="stars"
        value={2}
        onChange={() => {}}
        labelledBy="name"
        aria-describedby="hint"
        aria-invalid
        data-testid="stars"
      />
      <StarRating id="average" value={4} aria-describedby="hint" data-testid="average" />
    </>,
  );
  expect(slider().id).toBe('stars');
  expect(slider().getAttribute('aria-label')).toBeNull();
  expect(slider().getAttribute('aria-describedby')).toBe('hint');
  expect(slider().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByTestId('stars')).toBe(slider());
  expect(screen.getByRole('img').id).toBe('average');
  expect(screen.getByTestId('average').getAttribute('aria-describedby')).toBe('hint');
});

test('the ref receives the slider, or the image of a read-only rating', () => {
  const editable = createRef<HTMLDivElement>();
  const shown = createRef<SVGSVGElement>();
  render(
    <>
      <StarRating ref={editable} value={2} onChange={() => {}} label="Your rating" />
      <StarRating ref={shown} value={2} />
    </>,
  );
  expect(editable.current).toBe(slider());
  expect(shown.current).toBe(screen.getByRole('img'));
});

test('calls onFocus and onBlur', async () => {
  const onFocus = vi.fn();
  const onBlur = vi.fn();
  render(<StarRating value={2} onChange={() => {}} onFocus={onFocus} onBlur={onBlur} />);
  await userEvent.tab();
  expect(onFocus).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test.each([
  [9, '5', '5 of 5 stars'],
  [-1, '0', '0 of 5 stars'],
  [Number.NaN, '0', '0 of 5 stars'],
])('a value of %s is clamped to %s', (value, now, name) => {
  render(
    <>
      <StarRating value={value} onChange={() => {}} />
      <StarRating value={value} />
    </>,
  );
  expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe(now);
  expect(screen.getByRole('img', { name }).getAttribute('data-rating')).toBe(now);
});

test('reports an invalid scale and shows five stars', () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  render(<StarRating value={2} max={-3} onChange={() => {}} />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('StarRating got max={-3}'));
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('2 of 5 stars');
});

test('a disabled rating does not change and is not in the tab order', async () => {
  const onChange = vi.fn();
  render(<StarRating value={2} onChange={onChange} disabled />);
  const disabled = screen.getByRole('slider');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(disabled, { key: 'End' });
  fireEvent.pointerMove(disabled, { ...hover, clientX: 10 });
  expect(disabled.dataset.state).toBe('set');
  fireEvent.pointerDown(disabled, { ...touch, clientX: 10 });
  fireEvent.pointerUp(disabled, { ...touch, clientX: 10 });
  expect(disabled.getAttribute('aria-disabled')).toBe('true');
  expect(onChange).not.toHaveBeenCalled();
});

test('does not call onChange when the value stays the same', () => {
  const onChange = vi.fn();
  render(<StarRating value={5} onChange={onChange} />);
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  expect(onChange).not.toHaveBeenCalled();
});

test('a changed rating changes only the width of the fill in the drawing', () => {
  const { container, rerender } = render(<StarRating value={3} />);
  const before = container.innerHTML;
  rerender(<StarRating value={3.5} />);
  expect(filled(container)).toBe('111');
  expect(container.innerHTML.replaceAll('3.5', '3').replace('width="111"', 'width="99"')).toBe(before);
});

test('draws all stars as outlines and filled, clipped at the rating', () => {
  const { container } = render(<StarRating value={2.5} max={3} />);
  const outline = container.querySelector('[data-part="empty"]')?.getAttribute('d');
  expect(outline?.match(/M/g)).toHaveLength(3);
  expect(container.querySelector('[data-part="filled"] path')?.getAttribute('d')).toBe(outline);
  expect(filled(container)).toBe('78');
});

test('renders without inline styles on the server', () => {
  const html = renderToString(
    <>
      <StarRating value={3.5} />
      <StarRating value={1} onChange={() => {}} />
    </>,
  );
  expect(html).not.toContain('style=');
});
