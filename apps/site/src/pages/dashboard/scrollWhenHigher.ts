const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a place as soon as the page is high enough for it, unless the reader moves first. Returns what ends the wait. */
export function scrollWhenHigher(top: number): () => void {
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (top - scrollY <= 1) end();
  });
  function end() {
    observer.disconnect();
    for (const move of ownMoves) removeEventListener(move, end);
  }
  for (const move of ownMoves) addEventListener(move, end, { passive: true });
  observer.observe(document.body);
  return end;
}
