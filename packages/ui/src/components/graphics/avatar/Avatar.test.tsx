// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

test('shows the first character of the name without an image, also for CJK characters and emoji', () => {
  const { container, rerender } = render(<Avatar name=" mara" />);
  expect(container.textContent).toBe('M');
  rerender(<Avatar name="葬送" src="" />);
  expect(container.textContent).toBe('葬');
  rerender(<Avatar name="🦊 fox" src={null} />);
  expect(container.textContent).toBe('🦊');
});

test('shows the initial after the image failed to load, and loads a new src', () => {
  const { container, rerender } = render(<Avatar name="Mara" src="https://one.example/a.png" />);
  const image = container.querySelector('img') as HTMLImageElement;
  fireEvent.error(image);
  expect(container.textContent).toBe('M');
  rerender(<Avatar name="Mara" src="https://one.example/b.png" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://one.example/b.png');
});

test('is hidden from assistive technology unless it has a label', () => {
  const { container, rerender } = render(<Avatar name="Mara" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  rerender(<Avatar name="Mara" label="Mara" />);
  expect(screen.getByRole('img', { name: 'Mara' })).toBeDefined();
});

test('`data-state` is `image` with an image and `initial` without one', () => {
  const { container, rerender } = render(<Avatar name="Mara" src="https://one.example/c.png" />);
  expect(container.firstElementChild?.getAttribute('data-state')).toBe('image');
  rerender(<Avatar name="Mara" />);
  expect(container.firstElementChild?.getAttribute('data-state')).toBe('initial');
});
