import { matchRoutes } from 'react-router-dom';
import { routeTree } from './routeTree.tsx';

const intents = ['pointerover', 'focusin', 'touchstart'];
let latest: Element | null = null;

/** From here on the code of a page is fetched as soon as somebody turns to a link to it, by pointer, finger or key. */
export function preloadOnIntent(): void {
  for (const intent of intents) addEventListener(intent, preloadTarget, { passive: true });
}

// For all links at once, also those that a menu or a list brings later: a shelf has hundreds.
function preloadTarget({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  // Within a link every picture and word is a target of its own.
  if (link === latest) return;
  latest = link;
  if (link?.origin !== location.origin) return;
  for (const { route } of matchRoutes(routeTree, link.pathname) ?? [])
    route.preload?.().catch(() => undefined);
}
