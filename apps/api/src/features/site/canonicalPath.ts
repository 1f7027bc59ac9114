import { embedParameters } from '@gildshelf/api-client/contract';
import type { Context } from 'hono';
import { isFrameRoute } from './siteRoutes.ts';

/** The cache key of a page: its path, for frames without a trailing slash, and the query parameters that the page uses. */
export function canonicalPath({ req }: Context): string {
  const bare = req.path.replace(/\/$/, '');
  const path = isFrameRoute(bare) ? bare : req.path;
  // Hono leaves invalid UTF-8 as it is, but the page's own script reads it as U+FFFD, as URLSearchParams does.
  const parameters = new URLSearchParams(req.url.split('?').slice(1).join('?'));
  const known = knownParameters(path).flatMap((name) => {
    const value = parameters.get(name)?.trim();
    return value ? [[name, value] as [string, string]] : [];
  });
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
}

/** The query parameters that a page uses, in a fixed order. */
export function knownParameters(path: string): readonly string[] {
  if (path === '/search') return ['query'];
  if (/^\/user\/[^/]+\/collection$/.test(path)) return ['type', 'after'];
  const [, widget] = /^\/embed\/(\w+)$/.exec(path) ?? [];
  return Object.entries(embedParameters).flatMap(([name, { shape }]) =>
    name === widget ? Object.keys(shape) : [],
  );
}
