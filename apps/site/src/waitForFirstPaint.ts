/** Resolves after the first paint, which a script that loads earlier must not delay. */
export async function waitForFirstPaint(): Promise<void> {
  // A hidden window does not paint.
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return;
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint' });
    addEventListener('load', resolve, { once: true });
  });
}
