import { matchRoutes } from 'react-router-dom';
import { routeTree } from '../routeTree.tsx';

const prefetched = new Set<string>();

/** Fetches the code of the page at a path, once. Ignores failures: the code is fetched again when the page is opened. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (prefetched.has(pathname)) return;
  prefetched.add(pathname);
  const matches = matchRoutes(routeTree, pathname) ?? [];
  await Promise.allSettled(matches.map(({ route }) => route.component?.preload()));
}
