import { expect, test } from 'vitest';
import { Unavailable } from './http/errors.ts';
import { limitConcurrency } from './jobs.ts';

/** Starts jobs that run until they are ended by `ends`. */
function start() {
  const time = { now: 0 };
  const run = limitConcurrency(2, 3, 1000, () => time.now);
  const ends: (() => void)[] = [];
  const work = () =>
    run(
      () =>
        new Promise<string>((resolve) => {
          ends.push(() => resolve('done'));
        }),
    );
  return { time, work, ends };
}

test('runs two jobs, queues three in order, and rejects the sixth', async () => {
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
test('rejects queued jobs that have waited too long when a slot becomes free, and runs a later one', async () => {
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

test('frees the slot of a job that fails', async () => {
  const run = limitConcurrency(1, 1, 1000);
  await expect(run(() => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose');
  expect(await run(async () => 'done')).toBe('done');
});
