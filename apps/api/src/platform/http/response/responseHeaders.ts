const oneYear = 31_536_000;

/** The default headers of every response; a route may override them. Headers that only pages need are set with the pages. */
export function responseHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // Widgets on other sites load data and images from here; the policy above restricts frames.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${oneYear}` }),
  };
}

/** The same for a response that anyone may read, also from another origin. */
export function publicHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return { ...responseHeaders(publicUrl), 'access-control-allow-origin': '*' };
}
