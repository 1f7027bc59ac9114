// Some browsers report no idle period on a static page, and none does on a page with constant activity.
const maximumWaitMs = 3_000;

/** Runs a callback when the browser is idle, at the latest after `timeoutMs`. */
export function onIdle(run: () => void, timeoutMs = maximumWaitMs): void {
  // Safari does not support it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: timeoutMs });
  else setTimeout(run, 1);
}

/** The same, but after the page has loaded, including its images. */
export function onIdleAfterLoad(run: () => void): void {
  if (document.readyState === 'complete') onIdle(run);
  else addEventListener('load', () => onIdle(run), { once: true });
}

/** Resolves after the first paint, which a script that loads earlier must not delay. */
export async function waitForFirstPaint(): Promise<void> {
  // A hidden window does not paint.
  if (document.hidden || performance.getEntriesByType('paint').length > 0) return;
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint' });
    addEventListener('load', resolve, { once: true });
  });
}
