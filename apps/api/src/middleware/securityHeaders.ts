import type { MiddlewareHandler } from 'hono';

const oneYear = 31_536_000;

/** What every answer says; an answer that already says something else about the same keeps its own word. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const always = Object.entries({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    // Widgets on other sites load our data and pictures; what a frame may show is decided above.
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${oneYear}` }),
  });
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
  };
}
