/**
 * Turns off the browser's scroll anchoring until the first cards of the page are laid out: it would anchor to the footer while they are
 * inserted above it. Returns a function that turns it on again.
 */
export function disableScrollAnchoring(): () => void {
  const { style } = document.body;
  style.overflowAnchor = 'none';
  const end = () => {
    observer.disconnect();
    style.overflowAnchor = '';
  };
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main li')) return;
    observer.disconnect();
    // Waits for the frame that lays them out and for the one after it.
    requestAnimationFrame(() => requestAnimationFrame(end));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return end;
}
