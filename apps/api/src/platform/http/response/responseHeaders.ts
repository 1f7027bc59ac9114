const oneYear = 31_536_000;

/** What every answer says, unless it already says something else about the same. What only pages need stands with the pages. */
export function responseHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // Widgets on other sites load our data and pictures; what a frame may show is decided above.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${oneYear}` }),
  };
}

/** The same for an answer that everybody may read, also from another origin. */
export function publicHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return { ...responseHeaders(publicUrl), 'access-control-allow-origin': '*' };
}
