// Some browsers find no idle moment on a page where nothing moves, and none has one where something always does.
const longestWait = 3_000;

/** Runs something once the browser has nothing else to do, or has had enough time for all else, in milliseconds. */
export function atIdleMoment(run: () => void, longest = longestWait): void {
  // Safari has none.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longest });
  else setTimeout(run, 1);
}

/** The same once the page is there, with its pictures. */
export function whenIdle(run: () => void): void {
  if (document.readyState === 'complete') atIdleMoment(run);
  else addEventListener('load', () => atIdleMoment(run), { once: true });
}
