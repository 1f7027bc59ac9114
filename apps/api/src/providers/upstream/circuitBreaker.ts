/** So many failures one after the other, and a provider is closed. */
export const failuresUntilClosed = 3;

const firstMs = 10_000;
const mostDoublings = 6;

/** How long a provider is closed that failed so many times one after the other, in milliseconds: 10 s, 20 s … 640 s. */
export function closedMs(failures: number): number {
  const again = Math.max(0, failures - failuresUntilClosed);
  return firstMs * 2 ** Math.min(again, mostDoublings);
}
