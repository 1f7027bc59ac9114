// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToaster } from './createToaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a server writes nothing of it, so no style attribute either', () => {
  expect(renderToString(<ToastRegion toaster={createToaster({ duration: 6000 })} />)).toBe('');
});

test('a message appears and goes away by itself after its time', () => {
  const toaster = createToaster({ duration: 6000 });
  render(<ToastRegion toaster={toaster} />);
  act(() => void toaster.show('Rating updated successfully!'));
  expect(screen.getAllByText('Rating updated successfully!').length).toBeGreaterThan(0);
  act(() => vi.advanceTimersByTime(5900));
  expect(toaster.getMessages()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(200));
  expect(toaster.getMessages()).toHaveLength(0);
});

test('a message that was shown before the region was loaded is not lost', () => {
  const toaster = createToaster({ duration: 6000 });
  toaster.show('Saved.');
  render(<ToastRegion toaster={toaster} />);
  expect(screen.getAllByText('Saved.').length).toBeGreaterThan(0);
});
