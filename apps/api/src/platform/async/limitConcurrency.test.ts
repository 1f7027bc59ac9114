import { expect, test } from 'vitest';
import { Unavailable } from '../http/errors.ts';
import { limitConcurrency } from './limitConcurrency.ts';

/** Work that goes on until it is told to end. */
function start() {
  const time = { now: 0 };
  const gate = limitConcurrency(2, 3, 1000, () => time.now);
  const ends: (() => void)[] = [];
  const work = () =>
    gate(
      () =>
        new Promise<string>((resolve) => {
          ends.push(() => resolve('done'));
        }),
    );
  return { time, work, ends };
}

test('two run, three wait for their turn in the order in which they came, and the sixth is sent away', async () => {
  const { work, ends } = start();
  const all = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toThrow(Unavailable);
  expect(ends).toHaveLength(2);
  for (const index of all.keys()) {
    ends[index]?.();
    await all[index];
  }
  expect(await Promise.all(all)).toEqual(Array(5).fill('done'));
  expect(ends).toHaveLength(5);
});

// @control:FLT-09
test('who has waited too long is sent away when there is room, and whoever came later gets in', async () => {
  const { time, work, ends } = start();
  const [first, second] = [work(), work()];
  const early = [work(), work()].map((turn) => expect(turn).rejects.toThrow(Unavailable));
  time.now = 600;
  const late = work();
  time.now = 1001;
  ends[0]?.();
  await first;
  await Promise.all(early);
  expect(ends).toHaveLength(3);
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all([second, late])).toEqual(['done', 'done']);
});

test('work that fails makes room, too', async () => {
  const gate = limitConcurrency(1, 1, 1000);
  await expect(gate(() => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose');
  expect(await gate(async () => 'done')).toBe('done');
});
