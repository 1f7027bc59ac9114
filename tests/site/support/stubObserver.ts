import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces the observer, which jsdom lacks, by one that reports every element from `approach` on. */
export function stubObserver() {
  const reports = new Set<() => void>();
  let isNear = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = () => callback([{ isIntersecting: isNear }]);
      }
      observe() {
        reports.add(this.report);
        queueMicrotask(this.report);
      }
      disconnect() {
        reports.delete(this.report);
      }
    },
  );
  return {
    isObserving: () => reports.size > 0,
    approach: () =>
      act(async () => {
        isNear = true;
        for (const report of reports) report();
      }),
  };
}
