import { matchRoutes } from 'react-router-dom';
import { routeTree } from '../routing/routes.tsx';

const prefetched = new Set<string>();

/** Fetches the code of the page at a path, once. Ignores failures: the code is fetched again when the page is opened. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (prefetched.has(pathname)) return;
  prefetched.add(pathname);
  const matches = matchRoutes(routeTree, pathname) ?? [];
  await Promise.allSettled(matches.map(({ route }) => route.component?.preload()));
}

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
