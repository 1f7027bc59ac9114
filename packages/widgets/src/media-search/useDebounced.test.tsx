// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDebounced } from './useDebounced.ts';

afterEach(() => void vi.useRealTimers());

test('a value counts once it has been still', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 200), {
    initialProps: { text: 'w' },
  });
  rerender({ text: 'wi' });
  act(() => void vi.advanceTimersByTime(150));
  rerender({ text: 'wit' });
  act(() => void vi.advanceTimersByTime(150));
  expect(result.current).toBe('w');
  act(() => void vi.advanceTimersByTime(50));
  expect(result.current).toBe('wit');
});
