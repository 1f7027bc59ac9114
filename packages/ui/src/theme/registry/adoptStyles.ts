import { adoptCss } from '../stitches.ts';

const adopted = new Map<Element, string>();
let isAdopting = false;

/**
 * Marks the rules of the `<style>` elements that `takeStyle` returned after the first one as existing, also of those that are
 * streamed while the page is already in use. A part of the page hydrates after its styles were received.
 */
export function adoptStyles(): void {
  if (isAdopting) return;
  isAdopting = true;
  adoptExisting();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(adoptExisting);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    adoptExisting();
    observer.disconnect();
  });
}

function adoptExisting() {
  for (const style of document.querySelectorAll('style[data-gildshelf]')) {
    // A parser can insert an element before all of its text.
    if (adopted.get(style) === style.textContent) continue;
    adopted.set(style, style.textContent);
    adoptCss(style.textContent);
  }
}
