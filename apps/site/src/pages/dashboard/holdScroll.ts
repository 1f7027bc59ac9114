/**
 * Turns the browser's scroll anchoring off until the first cards of the page have been laid out: it would hold on to the footer while they
 * are put in above it. Returns what ends it.
 */
export function holdScroll(): () => void {
  const { style } = document.body;
  style.overflowAnchor = 'none';
  const end = () => {
    observer.disconnect();
    style.overflowAnchor = '';
  };
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main li')) return;
    observer.disconnect();
    // The frame that lays them out, and then the next one.
    requestAnimationFrame(() => requestAnimationFrame(end));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return end;
}
