// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedText } from './useTypedText.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function typed(first = '') {
  const told = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(({ query }) => useTypedText(query, told), {
    initialProps: { query: first },
  });
  return {
    told,
    box: () => result.current,
    type: (text: string) => act(() => result.current.setTyped(text)),
    wait: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    settle: () => act(() => result.current.settle()),
    give: (query: string) => rerender({ query }),
  };
}

test('a text counts once it has been still, without the spaces around it', () => {
  const { told, box, type, wait } = typed();
  type('w');
  wait(199);
  type(' wit ');
  wait(199);
  expect([box().settled, told.mock.calls]).toEqual(['', []]);
  wait(1);
  expect([box().typed, box().settled, told.mock.calls]).toEqual([' wit ', 'wit', [['wit']]]);
});

test('it counts before its time when that is asked for, and once', () => {
  const { told, type, settle, wait } = typed();
  type('wit');
  settle();
  settle();
  wait(1000);
  expect(told.mock.calls).toEqual([['wit']]);
});

test('a query from elsewhere counts at once and is told to nobody', () => {
  const { told, box, type, give, wait } = typed('zelda');
  expect(box().settled).toBe('zelda');
  type('zeld');
  give('mario');
  expect([box().typed, box().settled]).toEqual(['mario', 'mario']);
  wait(1000);
  expect(told).not.toHaveBeenCalled();
});

test('what was told comes back late, and overtakes nobody who types on', () => {
  const { told, box, type, give, wait } = typed();
  type('w');
  wait(200);
  type('wi');
  wait(200);
  type('wit');
  give('w');
  give('wi');
  expect(box().typed).toBe('wit');
  wait(200);
  give('wit');
  expect(told.mock.calls).toEqual([['w'], ['wi'], ['wit']]);
  give('w');
  expect(box().typed).toBe('w');
});
