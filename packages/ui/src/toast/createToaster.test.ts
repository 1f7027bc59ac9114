import { expect, test, vi } from 'vitest';
import { createToaster } from './createToaster.ts';

test('keeps messages in order and tells every listener of each change, once', () => {
  const toaster = createToaster({ duration: 6000 });
  const listener = vi.fn();
  const stop = toaster.subscribe(listener);
  const first = toaster.show('Saved.');
  toaster.show('Failed.', 'danger');
  expect(toaster.getMessages().map(({ text, tone, duration }) => [text, tone, duration])).toEqual([
    ['Saved.', 'success', 6000],
    ['Failed.', 'danger', 6000],
  ]);
  toaster.dismiss(first);
  toaster.dismiss(first);
  expect(toaster.getMessages()).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  toaster.show('Nobody hears.');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('gives the same list until something changes, as React asks of a store', () => {
  const toaster = createToaster({ duration: 6000 });
  toaster.show('Saved.');
  expect(toaster.getMessages()).toBe(toaster.getMessages());
});
