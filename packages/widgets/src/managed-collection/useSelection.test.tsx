// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './useSelection.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

const render = () =>
  renderHook(({ key }) => useSelection(items, 900, key), { initialProps: { key: 'status=planned' } });

test('a range goes from the title selected before to this one, in both directions', () => {
  const { result } = render();
  act(() => result.current.set(3, true));
  act(() => result.current.set(1, true, true));
  expect(result.current.ids).toEqual(['d', 'b', 'c']);
  act(() => result.current.set(2, false, true));
  expect(result.current.ids).toEqual(['d']);
});

test('all titles of the filter are selected without their ids, and ending the selection of one leaves the loaded others', () => {
  const { result } = render();
  act(() => result.current.selectAll());
  expect([result.current.count, result.current.isAll, result.current.has('zz')]).toEqual([900, true, true]);
  expect(result.current.ids).toEqual([]);
  act(() => result.current.set(0, false));
  expect([result.current.count, result.current.isAll]).toEqual([3, false]);
  expect(result.current.has('a')).toBe(false);
});

test('another filter ends the selection', () => {
  const { result, rerender } = render();
  act(() => result.current.selectLoaded());
  expect(result.current.count).toBe(4);
  rerender({ key: 'status=completed' });
  expect(result.current.count).toBe(0);
  act(() => result.current.set(0, true));
  expect(result.current.ids).toEqual(['a']);
  act(() => result.current.clear());
  expect(result.current.count).toBe(0);
});
