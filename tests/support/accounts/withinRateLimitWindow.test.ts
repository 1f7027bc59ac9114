import { afterEach, expect, test, vi } from 'vitest';
import { withinRateLimitWindow } from './withinRateLimitWindow.ts';

afterEach(() => vi.useRealTimers());

const noon = Date.UTC(2026, 10, 20, 12);

test('a failed attempt is repeated with the next number when a new quarter of an hour began meanwhile', async () => {
  vi.useFakeTimers({ now: noon - 1 });
  const numbers: number[] = [];
  await withinRateLimitWindow(async (number) => {
    numbers.push(number);
    vi.setSystemTime(noon + number);
    if (number === 0) throw new Error('The limit was reset.');
  });
  expect(numbers).toEqual([0, 1]);
});

test('any other failure is thrown', async () => {
  vi.useFakeTimers({ now: noon });
  let attempts = 0;
  const failing = withinRateLimitWindow(async () => {
    attempts++;
    vi.setSystemTime(noon + 14 * 60 * 1000);
    throw new Error('Wrong.');
  });
  await expect(failing).rejects.toThrow('Wrong.');
  expect(attempts).toBe(1);
});

test('a successful attempt is made once, even when a new quarter of an hour began meanwhile', async () => {
  vi.useFakeTimers({ now: noon - 1 });
  const attempt = vi.fn(async () => {
    vi.setSystemTime(noon);
  });
  await withinRateLimitWindow(attempt);
  expect(attempt).toHaveBeenCalledTimes(1);
});
