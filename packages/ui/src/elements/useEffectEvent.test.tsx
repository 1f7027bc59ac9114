// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useEffectEvent } from './useEffectEvent.ts';

afterEach(cleanup);

const calls: string[] = [];
const functions = new Set<unknown>();

function Reporter({ text }: { text: string }) {
  const report = useEffectEvent((effect: string) => {
    calls.push(`${effect} ${text}`);
  });
  functions.add(report);
  useLayoutEffect(() => report('layout'));
  useEffect(() => report('effect'));
  useEffect(() => report('once'), []);
  return null;
}

test('returns one function that calls the callback of the latest render, also in layout effects', () => {
  const { rerender } = render(<Reporter text="a" />);
  rerender(<Reporter text="b" />);
  expect(calls).toEqual(['layout a', 'effect a', 'once a', 'layout b', 'effect b']);
  expect(functions.size).toBe(1);
});
