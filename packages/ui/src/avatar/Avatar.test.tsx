// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

test('without a picture the initial stands in, whatever the script', () => {
  const { container, rerender } = render(<Avatar name=" mara" />);
  expect(container.textContent).toBe('M');
  rerender(<Avatar name="葬送" src="" />);
  expect(container.textContent).toBe('葬');
  rerender(<Avatar name="🦊 fox" src={null} />);
  expect(container.textContent).toBe('🦊');
});

test('a picture that fails gives way to the initial, and a new picture gets its chance', () => {
  const { container, rerender } = render(<Avatar name="Mara" src="https://one.example/a.png" />);
  const image = container.querySelector('img') as HTMLImageElement;
  fireEvent.error(image);
  expect(container.textContent).toBe('M');
  rerender(<Avatar name="Mara" src="https://one.example/b.png" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://one.example/b.png');
});

test('it is decoration unless it has a label', () => {
  const { container, rerender } = render(<Avatar name="Mara" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  rerender(<Avatar name="Mara" label="Mara" />);
  expect(screen.getByRole('img', { name: 'Mara' })).toBeDefined();
});

test('its state says what is seen', () => {
  const { container, rerender } = render(<Avatar name="Mara" src="https://one.example/c.png" />);
  expect(container.firstElementChild?.getAttribute('data-state')).toBe('picture');
  rerender(<Avatar name="Mara" />);
  expect(container.firstElementChild?.getAttribute('data-state')).toBe('initial');
});
