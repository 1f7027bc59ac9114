const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to `top` (px) as soon as the page is tall enough, unless the user scrolls, types or presses first. Returns a cancel function. */
export function scrollWhenTallEnough(top: number): () => void {
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (top - scrollY <= 1) end();
  });
  function end() {
    observer.disconnect();
    for (const type of inputEvents) removeEventListener(type, end);
  }
  for (const type of inputEvents) addEventListener(type, end, { passive: true });
  observer.observe(document.body);
  return end;
}
