// Safari has no requestIdleCallback.
const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));

/** Runs something once the page is there and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (document.readyState === 'complete') idle(run);
  else addEventListener('load', () => idle(run), { once: true });
}
