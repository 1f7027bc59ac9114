import { embedParameters } from '@gildshelf/api-client/contract';
import type { Context } from 'hono';
import { isFrameRoute } from './siteRoutes.ts';

/** What a page is kept by: its path, and of its query only what the page knows. A frame has one path, with a slash at the end or without. */
export function canonicalPath({ req }: Context): string {
  const bare = req.path.replace(/\/$/, '');
  const path = isFrameRoute(bare) ? bare : req.path;
  // Hono leaves what is no UTF-8 as it is; the page's own script reads U+FFFD, as URLSearchParams does.
  const parameters = new URLSearchParams(req.url.split('?').slice(1).join('?'));
  const known = knownParameters(path).flatMap((name) => {
    const value = parameters.get(name)?.trim();
    return value ? [[name, value] as [string, string]] : [];
  });
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
}

/** The query parameters that a page knows, in one order, whatever the order in which they come. */
export function knownParameters(path: string): readonly string[] {
  if (path === '/search') return ['query'];
  if (/^\/user\/[^/]+\/collection$/.test(path)) return ['type', 'after'];
  const [, widget] = /^\/embed\/(\w+)$/.exec(path) ?? [];
  return Object.entries(embedParameters).flatMap(([name, { shape }]) =>
    name === widget ? Object.keys(shape) : [],
  );
}
