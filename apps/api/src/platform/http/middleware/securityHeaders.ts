import type { MiddlewareHandler } from 'hono';
import { isReady } from '../response/readyResponse.ts';
import { responseHeaders } from '../response/responseHeaders.ts';

/** Adds the default headers that a response does not set itself. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const defaults = Object.entries(responseHeaders(publicUrl));
  return async (context, next) => {
    await next();
    if (isReady(context.res)) return;
    const { headers } = context.res;
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value);
  };
}
