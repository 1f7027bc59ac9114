import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

export interface StoppedClock {
  /** Advances timeouts and the date. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Waits until an assertion passes while the clock is stopped; rejects with its last error after 20 s of real time. */
  readonly waitFor: (assert: () => unknown) => Promise<void>;
  readonly resume: () => void;
}

/**
 * Stops timeouts and the date until the test ends. While they are stopped, neither `findBy…` nor user-event resolves: use
 * `fireEvent` and wait with `until`.
 */
export function stopClock(now?: number): StoppedClock {
  const resume = () => void vi.useRealTimers();
  vi.useFakeTimers({
    ...(now !== undefined && { now }),
    // Not intervals: jsdom uses them for animation frames and focus, which would stop working in this worker.
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  });
  onTestFinished(resume);
  return {
    advance: (milliseconds) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds))),
    async waitFor(assert) {
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
