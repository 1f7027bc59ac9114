import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Restores the scroll position of a returning user, also when the content at that position loads after the page. */
export function useRestoredScroll(): void {
  const { key, pathname } = useLocation();
  const { sessionStorage } = useApi();
  const isReturn = useNavigationType() === 'POP';
  // Stored by useScrollPosition; read before the page, which is not tall enough yet, is scrolled to its end.
  const [top] = useState(() => (isReturn ? Number(sessionStorage.get(`scroll_${key}${pathname}`)) : 0));

  useEffect(() => (top > 0 ? scrollWhenTallEnough(top) : undefined), [top]);

  useEffect(disableScrollAnchoring, []);
}

/**
 * Turns off the browser's scroll anchoring until the first cards of the page are laid out: it would anchor to the footer while they are
 * inserted above it. Returns a function that turns it on again.
 */
function disableScrollAnchoring(): () => void {
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

const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to `top` (px) as soon as the page is tall enough, unless the user scrolls, types or presses first. Returns a cancel function. */
function scrollWhenTallEnough(top: number): () => void {
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
