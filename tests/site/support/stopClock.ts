import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

export interface StoppedClock {
  /** Moves timeouts and the date by so many milliseconds. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Waits for an assertion to hold while the clock stands still; rejects with its last error after 20 s of real time. */
  readonly until: (assert: () => unknown) => Promise<void>;
  readonly resume: () => void;
}

/**
 * Stops timeouts and the date until the test ends. While they stand still, neither `findBy…` nor user-event resolves: fire
 * events and wait with `until`.
 */
export function stopClock(now?: number): StoppedClock {
  const resume = () => void vi.useRealTimers();
  vi.useFakeTimers({
    ...(now !== undefined && { now }),
    // Not intervals: jsdom calls them for animation frames and focus, and would never do so again in this worker.
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  });
  onTestFinished(resume);
  return {
    pass: (milliseconds) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds))),
    async until(assert) {
      const deadline = performance.now() + 20_000;
      for (;;) {
        try {
          return void assert();
        } catch (error) {
          if (performance.now() > deadline) throw error;
          await act(() => new Promise((resolve) => setImmediate(resolve)));
        }
      }
    },
    resume,
  };
}
