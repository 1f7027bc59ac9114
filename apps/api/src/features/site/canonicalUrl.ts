import type { Context } from 'hono';
import type { PageFacts } from '../../config/PageFacts.ts';

/** The cache key of a page: its path, for frames without a trailing slash, and the query parameters that the page depends on. */
export function canonicalUrl({ req }: Context, page: PageFacts | undefined): string {
  const path = page?.layout === 'frame' ? page.path : req.path;
  // Hono leaves invalid UTF-8 as it is, but the page's own script reads it as U+FFFD, as URLSearchParams does.
  const parameters = new URLSearchParams(req.url.split('?').slice(1).join('?'));
  const known = (page?.query ?? []).flatMap((name) => {
    const value = parameters.get(name)?.trim();
    return value ? [[name, value] as [string, string]] : [];
  });
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
}
