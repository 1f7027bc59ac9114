/** Whether an If-None-Match header matches an ETag, `"…"` or `W/"…"`, by weak comparison. */
export function etagMatches(ifNoneMatch: string, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === opaque);
}
