import { prefetchPage } from './prefetchPage.ts';

const intents = ['pointerover', 'focusin', 'touchstart'];

/** From here on the code of a page is fetched as soon as the visitor turns to a link to it, by pointer, finger or key. */
export function prefetchOnIntent(): void {
  for (const intent of intents) addEventListener(intent, prefetchTarget, { passive: true });
}

// For all links at once, also those that a menu or a list brings later: a shelf has hundreds.
function prefetchTarget({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin) void prefetchPage(link.pathname);
}
