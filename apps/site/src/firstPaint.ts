/** Resolves once there is something to see: a script that is there sooner must not stand in its way. */
export async function firstPaint(): Promise<void> {
  // A window that nobody sees paints nothing.
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return;
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint' });
    addEventListener('load', resolve, { once: true });
  });
}
