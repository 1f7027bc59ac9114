import { afterEach, expect, test, vi } from 'vitest';
import { inOneQuarter } from './inOneQuarter.ts';

afterEach(() => vi.useRealTimers());

const noon = Date.UTC(2026, 10, 20, 12);

test('an attempt that fails after a quarter of an hour has begun is made once more, under another number', async () => {
  vi.useFakeTimers({ now: noon - 1 });
  const numbers: number[] = [];
  await inOneQuarter(async (number) => {
    numbers.push(number);
    vi.setSystemTime(noon + number);
    if (number === 0) throw new Error('The limit counts from nothing.');
  });
  expect(numbers).toEqual([0, 1]);
});

test('every other failure stands', async () => {
  vi.useFakeTimers({ now: noon });
  let attempts = 0;
  const failing = inOneQuarter(async () => {
    attempts++;
    vi.setSystemTime(noon + 14 * 60 * 1000);
    throw new Error('Wrong.');
  });
  await expect(failing).rejects.toThrow('Wrong.');
  expect(attempts).toBe(1);
});

test('an attempt that succeeds is made once, whatever the clock says', async () => {
  vi.useFakeTimers({ now: noon - 1 });
  const attempt = vi.fn(async () => {
    vi.setSystemTime(noon);
  });
  await inOneQuarter(attempt);
  expect(attempt).toHaveBeenCalledTimes(1);
});
