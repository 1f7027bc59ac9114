// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedText } from './useDebouncedText.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderTypedText(first = '') {
  const onReport = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(({ query }) => useDebouncedText(query, onReport), {
    initialProps: { query: first },
  });
  return {
    onReport,
    field: () => result.current,
    type: (text: string) => act(() => result.current.setTyped(text)),
    wait: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    flush: () => act(() => result.current.flush()),
    setQuery: (query: string) => rerender({ query }),
  };
}

test('reports the trimmed text after 200 ms without typing', () => {
  const { onReport, field, type, wait } = renderTypedText();
  type('w');
  wait(199);
  type(' wit ');
  wait(199);
  expect([field().debounced, onReport.mock.calls]).toEqual(['', []]);
  wait(1);
  expect([field().typed, field().debounced, onReport.mock.calls]).toEqual([' wit ', 'wit', [['wit']]]);
});

test('flush reports the text immediately, and only once', () => {
  const { onReport, type, flush, wait } = renderTypedText();
  type('wit');
  flush();
  flush();
  wait(1000);
  expect(onReport.mock.calls).toEqual([['wit']]);
});

test('applies an external query immediately and does not report it', () => {
  const { onReport, field, type, setQuery, wait } = renderTypedText('zelda');
  expect(field().debounced).toBe('zelda');
  type('zeld');
  setQuery('mario');
  expect([field().typed, field().debounced]).toEqual(['mario', 'mario']);
  wait(1000);
  expect(onReport).not.toHaveBeenCalled();
});

test('ignores a reported text that comes back as query while the user types on', () => {
  const { onReport, field, type, setQuery, wait } = renderTypedText();
  type('w');
  wait(200);
  type('wi');
  wait(200);
  type('wit');
  setQuery('w');
  setQuery('wi');
  expect(field().typed).toBe('wit');
  wait(200);
  setQuery('wit');
  expect(onReport.mock.calls).toEqual([['w'], ['wi'], ['wit']]);
  setQuery('w');
  expect(field().typed).toBe('w');
});

test('searches for nothing after the field is cleared until the next text is debounced', () => {
  const { field, type, wait } = renderTypedText('zelda');
  expect(field().searched).toBe('zelda');
  type('');
  expect(field().searched).toBe('');
  type('m');
  wait(199);
  expect(field().searched).toBe('');
  wait(1);
  expect(field().searched).toBe('m');
  type('ma');
  expect(field().searched).toBe('m');
});
