const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a place as soon as the page is high enough for it; resolves then, or when the reader moves first. */
export function scrollWhenHigher(top: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const observer = new ResizeObserver(() => {
      scrollTo({ top, behavior: 'instant' });
      if (top - scrollY <= 1) done.abort();
    });
    const { signal } = done;
    signal.addEventListener('abort', () => {
      observer.disconnect();
      resolve();
    });
    leaving.addEventListener('abort', () => done.abort(), { signal });
    for (const move of ownMoves) addEventListener(move, () => done.abort(), { passive: true, signal });
    observer.observe(document.body);
    if (leaving.aborted) done.abort();
  });
}
