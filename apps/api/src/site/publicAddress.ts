import type { Context } from 'hono';

/** What a page is kept by: its path, and of its query only what a search is about. */
export function publicAddress({ req }: Context): string {
  const query = req.path === '/search' ? req.query('query')?.trim() : '';
  return query ? `${req.path}?${new URLSearchParams({ query })}` : req.path;
}
