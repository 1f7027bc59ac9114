/** Whether what an asker has is what it would get: an If-None-Match header against our tag, `"…"` or `W/"…"`. */
export function etagMatches(ifNoneMatch: string, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === opaque);
}
