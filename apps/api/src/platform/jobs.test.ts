import { describe, expect, test } from 'vitest';
import { Unavailable } from './http/errors.ts';
import { createSingleFlight, limitConcurrency } from './jobs.ts';

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

describe('createSingleFlight', () => {
  test('runs concurrent jobs with the same key once, and jobs with other keys separately', async () => {
    const { run, find, size } = createSingleFlight<string>();
    const { promise, resolve } = Promise.withResolvers<string>();
    const started: string[] = [];
    const start = (key: string) =>
      run(key, () => {
        started.push(key);
        return promise;
      });
    const flights = [start('a'), start('a'), start('b')];
    expect(started).toEqual(['a', 'b']);
    expect(size()).toBe(2);
    expect(find('a')).toBe(flights[0]);
    resolve('done');
    expect(await Promise.all(flights)).toEqual(['done', 'done', 'done']);
    expect(find('a')).toBeUndefined();
    await start('a');
    expect(started).toEqual(['a', 'b', 'a']);
  });

  test('runs a job again after it has been rejected', async () => {
    const { run, settled } = createSingleFlight<string>();
    const failed = run('a', () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    await settled();
    expect(await run('a', async () => 'yes')).toBe('yes');
  });
});
