import { prefetchPage } from './prefetchPage.ts';

const intents = ['pointerover', 'focusin', 'touchstart'];

/** Prefetches the code of a page as soon as the visitor hovers over, touches or focuses a link to it. */
export function prefetchOnIntent(): void {
  for (const intent of intents) addEventListener(intent, prefetchTarget, { passive: true });
}

// One listener for all links, including those that a menu or a list adds later: a shelf has hundreds.
function prefetchTarget({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin) void prefetchPage(link.pathname);
}
