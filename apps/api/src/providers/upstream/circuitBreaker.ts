/** The number of failures in a row that opens the circuit breaker. */
export const failureThreshold = 3;

const initialMs = 10_000;
const maxDoublings = 6;

/** How long the circuit breaker stays open after a number of failures in a row, in milliseconds: 10 s, 20 s … 640 s. */
export function openDurationMs(failures: number): number {
  const doublings = Math.max(0, failures - failureThreshold);
  return initialMs * 2 ** Math.min(doublings, maxDoublings);
}
