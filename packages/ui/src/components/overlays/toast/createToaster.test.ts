import { expect, test, vi } from 'vitest';
import { createToaster } from './createToaster.ts';

test('keeps messages in order and calls every listener once for each change', () => {
  const toaster = createToaster({ duration: 6000 });
  const listener = vi.fn();
  const unsubscribe = toaster.subscribe(listener);
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
  unsubscribe();
  toaster.show('Without listeners.');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('returns the same array until a message changes, as useSyncExternalStore requires', () => {
  const toaster = createToaster({ duration: 6000 });
  toaster.show('Saved.');
  expect(toaster.getMessages()).toBe(toaster.getMessages());
});

test('removes the oldest message when there are more than the limit', () => {
  const texts = (toaster: ReturnType<typeof createToaster>) => toaster.getMessages().map(({ text }) => text);
  const toaster = createToaster({ duration: 6000 });
  for (const text of ['1', '2', '3', '4']) toaster.show(text);
  expect(texts(toaster)).toEqual(['2', '3', '4']);
  const single = createToaster({ duration: Infinity, limit: 1 });
  for (const text of ['1', '2']) single.show(text, 'info');
  expect(texts(single)).toEqual(['2']);
});

test.each([0, -1, Number.NaN])('throws for a duration of %s, with a reason and a fix', (duration) => {
  expect(() => createToaster({ duration })).toThrow(
    new RangeError(
      `createToaster was given a duration of ${duration}. Its messages would disappear before anyone can read them. Pass milliseconds: 6000 for six seconds, Infinity for a message that stays.`,
    ),
  );
});

test.each([0, -1, Number.NaN])('throws for a limit of %s', (limit) => {
  expect(() => createToaster({ duration: 6000, limit })).toThrow(RangeError);
});
