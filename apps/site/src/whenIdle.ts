/** Some browsers find no idle moment on a page where nothing moves, and none has one where something always does. */
const longestWait = 3_000;

// Safari has no requestIdleCallback.
const idle = (run: () => void) =>
  globalThis.requestIdleCallback?.(run, { timeout: longestWait }) ?? setTimeout(run, 1);

/** Runs something once the page is there and the browser has nothing else to do, or has had enough time for all else. */
export function whenIdle(run: () => void): void {
  if (document.readyState === 'complete') idle(run);
  else addEventListener('load', () => idle(run), { once: true });
}
